import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UsageError } from './review-options.ts'

/** The file that marks a folder as written by a review, so that the next review may overwrite it. */
const MARKER = '.staffroom-review'

/**
 * Checks that a review may write into a folder: it is missing, empty, or holds only what a review wrote, and neither it
 * nor what the review reads contains the other. Throws a UsageError otherwise.
 * @param option the option that named the folder
 * @param names what a review writes into it
 * @param inputs files and folders that the review reads
 */
export function checkOutFolder(
  folder: string,
  option: string,
  names: readonly string[],
  inputs: readonly string[] = [],
): void {
  const outPath = realPath(folder)
  for (const input of inputs.filter((candidate) => existsSync(candidate))) {
    if (contains(realPath(input), outPath))
      throw new UsageError(`${option} ${folder} is in ${input}, which is under review. Use another folder.`)
    if (contains(outPath, realPath(input)))
      throw new UsageError(`${option} ${folder} contains ${input}, which is under review. Use another folder.`)
  }
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new UsageError(`${option} ${folder} is a file. Use another name.`)
  const found = readdirSync(folder)
  const advice = 'Use a new or empty folder, or delete this one.'
  if (found.length && !found.includes(MARKER))
    throw new UsageError(`${option} ${folder} is not empty and was not made by a review. ${advice}`)
  const others = found.filter((name) => name !== MARKER && !names.includes(name))
  if (others.length)
    throw new UsageError(`${option} ${folder} also contains ${others.slice(0, 3).join(', ')}. ${advice}`)
}

/** A path without links. What does not exist yet will be in the folder that its name leads to. */
function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realPath(dirname(absolute)), basename(absolute))
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
