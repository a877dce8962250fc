import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readCommandLine } from '../lib/command-line.ts'
import { contains } from './site/paths.ts'

/** The command was called in a way that makes no sense; the message says what to do instead. */
export class UsageError extends Error {
  readonly exitCode = 2
}

/** The options of a review, as on the command line. */
export interface Options {
  /** Two built folders; otherwise refs are built. */
  folders?: { base: string; head: string } | undefined
  /** A ref, or a range of commits: see `findRefs`. */
  range?: string | undefined
  out: string
  publicUrl?: string | undefined
  pictures: boolean
  keep?: string | undefined
  causes?: string | undefined
  failOn?: 'changes' | 'broken' | undefined
  open?: boolean
}

const usage = `npm run review                                  the working tree against the merge base with main
npm run review -- <ref>                         the working tree against a ref
npm run review -- <ref>..<ref>                  one ref against another
npm run review -- <ref>...<ref>                 the second ref against its merge base with the first
npm run review -- --base-dir A --head-dir B     two built folders, of any site
  --open                opens the report
  --fail-on changes     ends with 1 if any page changed
  --fail-on broken      ends with 1 if something is broken: a link, an anchor, accessibility, a removed address
  --out FOLDER          where the report is written (.staffroom/review)
  --public-url ADDRESS  where the report will be published: the summary links there
  --no-pictures         text only: no pictures, accessibility or overflow
  --keep FOLDER         keeps both builds and the causes there (base, head, causes.json) for a review on another machine
  --causes FILE         with two folders: the causes.json that was kept with them

Ends with 0 whatever changed, with 2 for an invalid command line, with 3 if the review could not be made.`

/** Reads the command line. Throws a UsageError if the options contradict each other. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readCommandLine(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      'base-dir': { type: 'string' },
      'head-dir': { type: 'string' },
      'fail-on': { type: 'string' },
      open: { type: 'boolean', default: false },
      out: { type: 'string', default: '.staffroom/review' },
      'public-url': { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
      keep: { type: 'string' },
      causes: { type: 'string' },
    },
  })
  const { 'base-dir': base, 'head-dir': head, 'fail-on': failOn, out, keep, causes, open } = values
  const refuse = (wrong: boolean, message: string) => {
    if (wrong) throw new UsageError(message)
  }
  refuse((base === undefined) !== (head === undefined), '--base-dir and --head-dir belong together.')
  refuse(!!causes && !base, '--causes belongs to two folders; a review of refs finds them itself.')
  refuse(!!keep && !!base, '--keep is for builds that the review makes; two folders are kept already.')
  refuse(positionals.length > 1, `One ref or one range of refs, not ${positionals.length}.`)
  refuse(!!base && positionals.length > 0, 'Either two folders or refs, not both.')
  if (failOn !== undefined && failOn !== 'changes' && failOn !== 'broken')
    throw new UsageError(`--fail-on takes 'changes' or 'broken', not '${failOn}'.`)
  const folders = base !== undefined && head !== undefined ? { base, head } : undefined
  const publicUrl = values['public-url']?.replace(/\/$/, '')
  return {
    folders,
    range: positionals[0],
    out,
    publicUrl,
    pictures: !values['no-pictures'],
    keep,
    causes,
    failOn,
    open,
  }
}

/** The file that marks a folder as written by a review, so that the next review may overwrite it. */
const MARKER = '.staffroom-review'

/**
 * Checks that a review may write `names` into a folder: it is missing, empty, or holds only what a review wrote, and
 * neither it nor an input contains the other. Throws a UsageError otherwise.
 */
export function checkOutFolder(
  folder: string,
  option: string,
  names: readonly string[],
  inputs: readonly string[] = [],
): void {
  const outPath = realPath(folder)
  for (const input of inputs.filter((candidate) => existsSync(candidate))) {
    const inputPath = realPath(input)
    if (contains(inputPath, outPath) || contains(outPath, inputPath))
      throw new UsageError(`${option} ${folder} overlaps with ${input}, which is under review. Use another folder.`)
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
