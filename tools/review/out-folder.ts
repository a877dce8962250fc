import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { UsageError } from './options.ts'

/** The file that marks a folder as written by a review, so that the next review may overwrite it. */
const MARKER = '.staffroom-review'

/**
 * Checks that a review may write into a folder: it is missing, empty, or was made by a review, and it does not lie in
 * a folder under review. Throws a UsageError otherwise.
 * @param option the option that named the folder
 */
export function checkOutFolder(folder: string, option: string, reviewed: readonly string[] = []): void {
  for (const other of reviewed)
    if (contains(other, folder))
      throw new UsageError(`${option} ${folder} is in ${other}, which is under review. Use another folder.`)
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

/** Whether a path is a folder or lies in it. */
function contains(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}
