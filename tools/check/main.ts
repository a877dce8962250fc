// npm run check: everything that can be known to be wrong before anybody opens a page.
//   -- --fix             mends what can be mended for certain, and checks again
//   -- --json            tells in JSON instead of words
//   -- --only PART       content (pages and records), types, or built (the site in dist/client); may be given twice
//   -- --no-spelling     leaves the dictionary out
//   -- --production      warns of placeholder contact details too, as a build for visitors does
//   -- --preview         counts drafts and pages to come as published
import { parseArgs } from 'node:util'
import { byPlace, type ContentError } from '../../pages/content/content-error.ts'
import { checkContent } from './content.ts'
import { mend } from './mend.ts'
import { annotations } from './output/annotations.ts'
import { json } from './output/json.ts'
import { words } from './output/words.ts'

const { values: options } = parseArgs({
  options: {
    fix: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: ['content'] },
    'no-spelling': { type: 'boolean', default: false },
    production: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
  },
})

const start = performance.now()
const root = process.cwd()

/** The parts of the check; each finds mistakes in the same shape. Rules that need the built site stand in built/. */
const parts: Record<string, () => Promise<ContentError[]>> = {
  content: () => checkContent(root, { spelling: !options['no-spelling'], production: options.production, preview: options.preview }),
}

async function check(): Promise<ContentError[]> {
  const found = await Promise.all(options.only.map((part) => {
    const run = parts[part]
    if (!run) throw new Error(`There is no part "${part}" to check; there are: ${Object.keys(parts).join(', ')}.`)
    return run()
  }))
  return found.flat().sort(byPlace)
}

let found = await check()
if (options.fix) {
  const mended = mend(root, found)
  if (mended.length) console.error(`Mended: ${mended.join(', ')}\n`)
  if (mended.length) found = await check()
}
if (options.json) console.log(json(found))
else {
  console.log(words(found, performance.now() - start))
  if (process.env['GITHUB_ACTIONS']) console.log(annotations(found))
}
process.exit(found.some(({ severity }) => severity === 'error') ? 1 : 0)
