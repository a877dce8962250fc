import { rmSync, statSync } from 'node:fs'

/** Temporary files are used within seconds of their creation. */
const STALE_AFTER_MS = 3_600_000

/**
 * Deletes those of the files and folders that have not changed for an hour, such as what a killed process left.
 * @param age another age, in milliseconds
 */
export function removeStale(paths: readonly string[], age = STALE_AFTER_MS): void {
  for (const path of paths) {
    // Another process may delete it at the same time.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < Date.now() - age) rmSync(path, { recursive: true, force: true })
  }
}
