// npm run build: checks pages and records, builds the site, and checks what was built.
import '../lib/production.ts'
import { requireBackEnd } from '../lib/back-end.ts'
import { readCommandLine } from '../lib/command-line.ts'
import { run, typescript } from '../lib/run.ts'
import { reportFailure } from './report-failure.ts'

const usage = `npm run build         checks pages and records, writes the site into dist/client, and checks that
  -- --preview        drafts and pages not yet published included, nothing indexed
  -- --out FOLDER     into FOLDER/client instead
  -- --verbose        prints everything that Vite, Vike and the steps report
STAFFROOM_UNCHECKED=1 leaves the checks out.`

const {
  values: { preview, out, verbose },
} = readCommandLine(usage, {
  options: {
    preview: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
    verbose: { type: 'boolean', default: false },
  },
})
if (preview) process.env['STAFFROOM_PREVIEW'] = '1'
else requireBackEnd()

const isChecked = process.env['STAFFROOM_UNCHECKED'] !== '1'
if (isChecked) {
  console.log('Checking pages and records …')
  await check('content', preview ? '--preview' : '--production')
}
console.log('Building the site …')
try {
  // Vite, Vike and the steps take a second to load.
  const { buildSite } = await import('./build-site.ts')
  await buildSite({ root: process.cwd(), out, verbose })
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
if (isChecked && !preview && out === 'dist') {
  console.log('Checking the built pages …')
  await check('built')
}
// Exit despite open handles.
process.exit(0)

/** Runs a part of the check, and ends this process if there are errors. */
async function check(part: string, ...options: string[]): Promise<void> {
  const code = await run(typescript, ['tools/check/main.ts', '--only', part, '--short', ...options])
  if (code !== 0) process.exit(code)
}
