import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = `staffroom-${process.pid}-`

/**
 * Gives a run of Vitest or Playwright a temporary folder of its own, for whatever tests and the programs that they start
 * put into the system's; returns what removes it. So nothing is left, however a test ends.
 */
export default function setUp(): () => void {
  const before = tmpdir()
  // Vitest calls this once for each project. Sockets need short paths, so folders are not nested.
  if (before.includes(PREFIX)) return () => {}
  const folder = mkdtempSync(join(before, PREFIX))
  // PostgreSQL and nginx give up root's rights, and need to reach their own folders.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  // A program that a test has just stopped may still write.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  // After Ctrl+C as well.
  process.once('exit', remove)
  return () => {
    process.env['TMPDIR'] = before
    remove()
  }
}
