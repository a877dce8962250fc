import { byPlace, isError } from '../content/content-error.ts'
import { readBuildDate } from '../content/publication.ts'
import { isUnreadable, readSite, type Load, type SiteReading } from './rules/read-site.ts'
import { SiteReader } from './rules/site.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { checkBuilt } from './built.ts'
import { causes, type Causes } from './causes.ts'
import { checkContent } from './content.ts'
import { fix } from './fix.ts'
import { annotations } from './output/annotations.ts'
import { json } from './output/json.ts'
import { words } from './output/words.ts'
import { checkAllTypes, writeWidgetTypes } from './types.ts'

const usage = `npm run check          everything that can be known to be wrong before anybody opens a page
  -- --fix             fixes what can be fixed for certain, and checks again
  -- --json            tells in JSON instead of words
  -- --only PART       content (pages and records), types, or built (the site in dist/client); may be given twice
  -- --no-spelling     leaves the dictionary out
  -- --production      warns of placeholder contact details too, as a build for visitors does
  -- --short           tells warnings in a line each
  -- --preview         counts drafts and pages to come as published`

/** The parts of the check. */
const PARTS = ['content', 'types', 'built']

/**
 * Runs the check as its command line says.
 * @param load gives the modules of the repository that records and widgets stand in
 * @returns the exit code
 */
export async function command(root: string, load: Load): Promise<number> {
  const { values: options } = readCommandLine(usage, {
    options: {
      fix: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: ['content', 'types'] },
      'no-spelling': { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  })
  const unknownPart = options.only.find((part) => !PARTS.includes(part))
  if (unknownPart) usageError(`There is no part '${unknownPart}' to check; there are: ${PARTS.join(', ')}.`)
  const wants = (part: string) => options.only.includes(part)
  const reader = new SiteReader(root)
  // A widget that fails while it is loaded may do so because of what only its types tell.
  const read = (): Promise<SiteReading & { failure?: Error }> =>
    readSite(reader, load, {
      publication: { buildDate: readBuildDate(), preview: options.preview },
      production: options.production,
    }).catch((failure: Error) => ({ errors: [], failure }))

  async function check(): Promise<Causes> {
    const reading = wants('content') || wants('types') ? await read() : { errors: [] }
    // Of a record that cannot be read the compiler tells a hundred errors.
    const unreadable = reader.data().some(isUnreadable)
    const parts = await Promise.all([
      wants('content') || unreadable ? checkContent(reading, !options['no-spelling']) : [],
      wants('types') && !unreadable ? checkAllTypes(root, reading) : [],
      wants('built') ? checkBuilt(root) : [],
    ])
    const result = causes(root, parts.flat().sort(byPlace))
    if (reading.failure && !result.found.some(isError)) throw reading.failure
    return result
  }

  let { found, hidden } = await check()
  // Fixing one error may bring the next to light.
  for (let round = 0; options.fix && round < 8; round++) {
    const fixed = fix(root, found)
    if (round === 0 && writeWidgetTypes(root, await read())) fixed.push('the types of widgets')
    if (!fixed.length) break
    console.error(`Fixed: ${fixed.join(', ')}`)
    ;({ found, hidden } = await check())
  }
  if (options.json) console.log(json(found))
  else {
    console.log(words(found, performance.now(), options.short, hidden))
    if (process.env['GITHUB_ACTIONS'] && found.length) console.log(annotations(found))
  }
  return found.some(isError) ? 1 : 0
}
