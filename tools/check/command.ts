import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, isError, type ContentError } from '../content/content-error.ts'
import { readBuildDate } from '../content/publication.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readDataFiles } from './site/data-file.ts'
import { readSite, type Load } from './site/read-site.ts'
import { SiteReader } from './site/site-reader.ts'
import { spelling } from './rules/words/spelling.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { checkBuilt } from './built.ts'
import { causes, type Causes } from './causes.ts'
import { checkSite } from './site/check-site.ts'
import { rules } from './rules/index.ts'
import { fix, formatRecords } from './fix.ts'
import { formatAnnotations, formatForPeople, formatJson } from './output.ts'
import { checkTypes } from './types.ts'

const usage = `npm run check          checks pages, records and types
  -- --fix             makes the fixes that are certain, formats data/, and checks again
  -- --json            prints JSON
  -- --only PART       content (pages and records), types, or built (the last build); can be repeated
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
export async function command(root: string, load: Load): Promise<number> {
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
    const result = causes(root, [...content, ...types, ...built].sort(byPlace))
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
