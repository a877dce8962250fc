import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, isError, type ContentError } from '../content/content-error.ts'
import { readBuildDate } from '../content/publication.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { importsIn, readSite, type Load } from './site/read-site.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { checkBuilt } from './built.ts'
import { fix, formatRecords } from './fix.ts'
import { missingPictures } from './missing-pictures.ts'
import { formatAnnotations, formatForPeople, formatJson } from './output.ts'
import { rules } from './rules/index.ts'
import { spelling } from './rules/words/spelling.ts'
import { checkSite } from './site/check-site.ts'
import { readDataFiles } from './site/data-file.ts'
import { SiteReader } from './site/site-reader.ts'
import { checkTypes } from './types.ts'

const usage = `npm run check          checks pages, records and types
  -- --fix             makes the fixes that are certain, formats data/, and checks again
  -- --json            prints JSON
  -- --only PART       content (pages and records), types (and widgets without a picture), or built (the last
                      build); can be repeated
  -- --built FOLDER    the folder of the built site (default: dist/client)
  -- --no-spelling     skips the spelling
  -- --production      also warns about placeholder contact details, as a build for visitors does
  -- --short           prints one line per warning
  -- --preview         treats drafts and future pages as published`

const PARTS = ['content', 'types', 'built']

/**
 * Runs `npm run check`.
 * @param load imports a module of the repository, by its path from the root
 * @returns the exit code
 */
export async function checkCommand(root: string, load: Load): Promise<number> {
  const { values: options } = readCommandLine(usage, {
    options: {
      fix: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: ['content', 'types'] },
      built: { type: 'string', default: 'dist/client' },
      'no-spelling': { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  })
  const unknownPart = options.only.find((part) => !PARTS.includes(part))
  if (unknownPart) usageError(`Unknown part '${unknownPart}'. Use one of: ${PARTS.join(', ')}.`)
  const wants = (part: string) => options.only.includes(part)
  if (wants('built') && !existsSync(join(root, options.built, 'index.html'))) {
    console.error(`There is no built site in ${options.built}. Run npm run build first.`)
    return 1
  }
  const reader = new SiteReader(root)
  let vocabulary: Vocabulary | undefined
  let unread: string[] = []

  async function checkContent(): Promise<ContentError[]> {
    const { site, errors } = await readSite(reader, load, {
      publication: { buildDate: readBuildDate(), preview: options.preview },
      production: options.production,
    })
    vocabulary = site?.vocabulary
    unread = (site?.pages ?? []).filter(({ tree, frontMatter }) => !tree || !frontMatter).map(({ file }) => file)
    return site ? checkSite(site, options['no-spelling'] ? rules.filter((rule) => rule !== spelling) : rules) : errors
  }

  async function check(): Promise<Causes> {
    // The compiler reports a hundred errors for a record that cannot be parsed.
    const unreadable = readDataFiles(root).some(({ broken }) => broken)
    const failures: Error[] = []
    const [content, types] = await Promise.all([
      wants('content') || unreadable ? checkContent().catch((error: Error) => (failures.push(error), [])) : [],
      wants('types') && !unreadable ? checkTypes(root) : [],
    ])
    const built = wants('built') ? checkBuilt(root, options.built) : []
    const pictures = wants('types') ? missingPictures(root) : []
    const result = causes(root, [...content, ...types, ...pictures, ...built].sort(byPlace))
    // Type errors may be why a module cannot be loaded.
    if (failures[0] && !result.found.some(isError)) throw failures[0]
    return result
  }

  let { found, hidden } = await check()
  // Fixing one error may reveal the next.
  for (let round = 0; options.fix && round < 8; round++) {
    const { changed, refused } = vocabulary ? fix(root, found, vocabulary) : { changed: [], refused: [] }
    const formatted = await formatRecords(root)
    if (!changed.length && !formatted.length) {
      for (const { file, place } of refused)
        console.error(
          `Not fixed: ${file}:${place.line}, because the fix would change more than the error. Fix it by hand.`,
        )
      break
    }
    console.error(`Fixed: ${[...new Set([...changed, ...formatted])].sort().join(', ')}`)
    ;({ found, hidden } = await check())
  }
  if (options.json) console.log(formatJson(found))
  else {
    console.log(formatForPeople(found, performance.now(), { short: options.short, hidden, unread }))
    if (readToolSettings().GITHUB_ACTIONS && found.length) console.log(formatAnnotations(found))
  }
  return found.some(isError) ? 1 : 0
}

/** The errors to report, and how many others were left out because a record's errors cause them. */
type Causes = { found: ContentError[]; hidden: number }

/** Rules whose errors cause type errors in files that read the record. */
const CASCADING_RULES = new Set(['types', 'data-names', 'references'])

/** Rules that read rendered pages, which fail on wrong records or lack what those should show. */
const RENDERED = new Set(['one-h1', 'heading-levels', 'anchors', 'lost-words', 'html-structure'])

/** A value such as '£79' where a number belongs is wrong whatever other records say. */
const WRONG_KIND = / must be (a number|a text|true or false|a list)\.$/

/** Leaves out type errors that other errors cause: on the same line of a record, and in files that read the record. */
function causes(root: string, errors: readonly ContentError[]): Causes {
  const reported = new Set(errors.filter((error) => isError(error) && error.rule !== 'types').map(lineOf))
  const shown = errors.filter((error) => error.rule !== 'types' || !isRecord(error) || !reported.has(lineOf(error)))
  const rootErrors = new Map<string, ContentError>()
  for (const error of shown)
    if (isRecord(error) && isError(error) && CASCADING_RULES.has(error.rule) && !rootErrors.has(error.file))
      rootErrors.set(error.file, error)
  const importsOf = transitiveImports(root)
  const isConsequence = (error: ContentError) => {
    if (rootErrors.size && RENDERED.has(error.rule)) return true
    if (error.rule !== 'types' || (isRecord(error) && WRONG_KIND.test(error.reason))) return false
    const rootError = rootErrors.get(error.file)
    if (rootError && statementAt(root, rootError) !== statementAt(root, error)) return true
    return [...rootErrors.keys()].some(
      (file) =>
        file !== error.file &&
        importsOf(error.file).has(file) &&
        !(rootError && importsOf(file).has(error.file)) &&
        // A wrong reference changes no type, so that other records are right or wrong without it.
        !(isRecord(error) && rootErrors.get(file)!.rule === 'references'),
    )
  }
  const found = shown.filter((error) => !isConsequence(error))
  return { found, hidden: shown.length - found.length }
}

function lineOf({ file, place }: ContentError): string {
  return `${file}:${place.line}`
}

function isRecord({ file }: ContentError): boolean {
  return /^data\/[\w-]+\.ts$/.test(file)
}

/** The first line of the statement around an error: an error in a record's table causes others in the code after it. */
function statementAt(root: string, { file, place }: ContentError): number {
  return textOf(root, file)
    .split('\n')
    .slice(0, place.line)
    .findLastIndex((line) => /^\w/.test(line))
}

/** The files that a file imports, directly or indirectly. */
function transitiveImports(root: string): (file: string) => ReadonlySet<string> {
  // Cache: many files import the same ones.
  const imports = new Map<string, string[]>()
  const importsOf = (file: string) => {
    const read = imports.get(file) ?? importsIn(file, textOf(root, file)).map(({ file }) => file)
    imports.set(file, read)
    return read
  }
  return (file) => {
    // Sets may grow during iteration.
    const reached = new Set([file])
    for (const reader of reached) for (const imported of importsOf(reader)) reached.add(imported)
    return reached
  }
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // A package, or a missing file, which another rule reports.
    return ''
  }
}
