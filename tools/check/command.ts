import { byPlace, type ContentError } from '../../pages/content/content-error.ts'
import { readBuildDate } from '../../pages/content/publication.ts'
import { readSite, type Load } from '../../pages/rules/read-site.ts'
import { SiteReader } from '../../pages/rules/site.ts'
import { misused, readCommandLine } from '../setup/command-line.mjs'
import { checkBuilt } from './built.ts'
import { checkContent } from './content.ts'
import { mend } from './mend.ts'
import { annotations } from './output/annotations.ts'
import { json } from './output/json.ts'
import { words } from './output/words.ts'
import { checkAllTypes, writeWidgetTypes } from './types.ts'

const usage = `npm run check          everything that can be known to be wrong before anybody opens a page
  -- --fix             mends what can be mended for certain, and checks again
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
  const stranger = options.only.find((part) => !PARTS.includes(part))
  if (stranger) misused(`There is no part '${stranger}' to check; there are: ${PARTS.join(', ')}.`)
  const wants = (part: string) => options.only.includes(part)
  const reader = new SiteReader(root)
  const read = () => readSite(reader, load, { publication: { buildDate: readBuildDate(), preview: options.preview }, production: options.production })

  async function check(): Promise<ContentError[]> {
    const reading = wants('content') || wants('types') ? await read() : undefined
    const [content, types, built] = await Promise.all([
      reading && wants('content') ? checkContent(reading, !options['no-spelling']) : [],
      reading && wants('types') ? checkAllTypes(root, reading) : [],
      wants('built') ? checkBuilt(root) : [],
    ])
    // The compiler would say it again of a record that cannot be read, in other words.
    const said = new Set(reading?.site ? [] : content.map(({ file }) => file))
    return [...content, ...types.filter(({ file }) => !said.has(file)), ...built].sort(byPlace)
  }

  let found = await check()
  // Mending one mistake may bring the next to light.
  for (let round = 0; options.fix && round < 8; round++) {
    const mended = mend(root, found)
    if (round === 0 && writeWidgetTypes(root, await read())) mended.push('the types of widgets')
    if (!mended.length) break
    console.error(`Mended: ${mended.join(', ')}`)
    found = await check()
  }
  if (options.json) console.log(json(found))
  else {
    console.log(words(found, performance.now(), options.short))
    if (process.env['GITHUB_ACTIONS'] && found.length) console.log(annotations(found))
  }
  return found.some(({ severity }) => severity === 'error') ? 1 : 0
}
