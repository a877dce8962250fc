import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { UsageError } from './options.ts'

/** The file that marks a folder as written by a review, so that the next review may overwrite it. */
const MARKER = '.staffroom-review'

/**
 * Checks that a review may write into a folder: it is missing, empty, or was made by a review, and it neither contains
 * nor lies in a folder under review. Throws a UsageError otherwise.
 * @param option the option that named the folder
 */
export function checkOutFolder(folder: string, option: string, reviewed: readonly string[] = []): void {
  for (const other of reviewed.filter((name) => existsSync(name)))
    if (contains(folder, other) || contains(other, folder))
      throw new UsageError(`${option} ${folder} overlaps with ${other}, which is under review. Use another folder.`)
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new UsageError(`${option} ${folder} is a file. Use another name.`)
  const names = readdirSync(folder)
  if (names.length && !names.includes(MARKER))
    throw new UsageError(
      `${option} ${folder} is not empty and was not made by a review. Use a new or empty folder, or delete this one.`,
    )
}

/** Creates a checked folder, or removes from it what an earlier review wrote. */
export function clearOutFolder(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MARKER), 'This folder was written by a review. The next review overwrites it.\n')
}

function contains(folder: string, other: string): boolean {
  const way = relative(realPath(folder), realPath(other))
  return way === '' || !/^(\.\.([/\\]|$)|[/\\]|[A-Za-z]:)/.test(way)
}

/** The path without symbolic links; the last parts may not exist yet. */
function realPath(path: string): string {
  const full = resolve(path)
  return existsSync(full) || dirname(full) === full ? realpathSync(full) : join(realPath(dirname(full)), basename(full))
}
