// npm run check: everything that can be known to be wrong before anybody opens a page.
//   -- --fix             mends what can be mended for certain, and checks again
//   -- --json            tells in JSON instead of words
//   -- --only PART       content (pages and records), types, or built (the site in dist/client); may be given twice
//   -- --no-spelling     leaves the dictionary out
//   -- --production      warns of placeholder contact details too, as a build for visitors does
//   -- --short           tells warnings in a line each
//   -- --preview         counts drafts and pages to come as published
import './production.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { byPlace, type ContentError } from '../../pages/content/content-error.ts'
import { readBuildDate } from '../../pages/content/publication.ts'
import { readSite } from '../../pages/rules/read-site.ts'
import { SiteReader } from '../../pages/rules/site.ts'
import { checkBuilt } from './built.ts'
import { checkContent } from './content.ts'
import { mend } from './mend.ts'
import { annotations } from './output/annotations.ts'
import { json } from './output/json.ts'
import { words } from './output/words.ts'
import { checkAllTypes, writeWidgetTypes } from './types.ts'

const { values: options } = parseArgs({
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
const PARTS = ['content', 'types', 'built']
const stranger = options.only.find((part) => !PARTS.includes(part))
if (stranger) {
  console.error(`There is no part "${stranger}" to check; there are: ${PARTS.join(', ')}.`)
  process.exit(2)
}

const start = performance.now()
const root = process.cwd()
const wants = (part: string) => options.only.includes(part)

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
  console.log(words(found, performance.now() - start, options.short))
  if (process.env['GITHUB_ACTIONS']) console.log(annotations(found))
}
process.exit(found.some(({ severity }) => severity === 'error') ? 1 : 0)

async function check(): Promise<ContentError[]> {
  const reading = wants('content') || wants('types') ? await read() : undefined
  const parts = await Promise.all([
    reading && wants('content') ? checkContent(reading, !options['no-spelling']) : [],
    reading && wants('types') ? checkAllTypes(root, reading) : [],
    wants('built') ? checkBuilt(root) : [],
  ])
  return parts.flat().sort(byPlace)
}

function read() {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  return readSite(new SiteReader(root), load, { publication: { buildDate: readBuildDate(), preview: options.preview }, production: options.production })
}
