import { rmSync, statSync } from 'node:fs'

/** Everything is made and used within seconds: what has not changed for so many milliseconds, nobody waits for. */
const LEFT_AFTER = 3_600_000

/**
 * Deletes files and folders that were left behind, such as by a process that was killed. What another process has just made stays.
 * @param {readonly string[]} paths
 */
export function clearLeftBehind(paths) {
  for (const path of paths) {
    // Another process may take it away meanwhile.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < Date.now() - LEFT_AFTER) rmSync(path, { recursive: true, force: true })
  }
}
