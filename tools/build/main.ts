// npm run build: checks pages and records, builds the site, and checks what was built.
import { join, resolve } from 'node:path'
import { contentErrorsOf, distinct } from '../content/content-error.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { endWithoutReader, run, tsxCommand, wasStopped } from '../lib/run.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'
import { readBuildSettings, requireBackEnd } from './build-settings.ts'
import { otherFileIn } from './output-folder.ts'
import '../lib/production.ts'

const usage = `npm run build         checks pages and records, builds the site, checks the built pages, and puts them into
                      dist/client; if anything fails, the last site stays there
  -- --preview        drafts and pages not yet published included, nothing indexed
  -- --out FOLDER     into FOLDER/client instead
  -- --verbose        prints everything that Vite, Vike and the steps report
It needs the address of a back end, or ALLOW_NO_BACKEND=1. STAFFROOM_UNCHECKED=1 leaves the checks out.`

const {
  values: { preview, out, verbose },
} = readCommandLine(usage, {
  options: {
    preview: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
    verbose: { type: 'boolean', default: false },
  },
})
endWithoutReader()
if (preview) process.env['STAFFROOM_PREVIEW'] = '1'
const root = process.cwd()
const settings = settingsOrEnd()
const isChecked = !settings.STAFFROOM_UNCHECKED
const folder = resolve(root, out)
if (!`${folder}/`.startsWith(join(root, '/')))
  usageError(`The folder ${out} is outside this repository, where Vike cannot build. Choose one inside it with --out.`)
const other = otherFileIn(folder)
if (other)
  usageError(`The folder ${out} holds other files, such as ${other}. Choose a new or an empty folder with --out.`)

if (isChecked) {
  console.log('Checking pages and records …')
  const code = await check('content', preview ? '--preview' : '--production')
  if (code) process.exit(code)
}
console.log('Building the site …')
try {
  // Vite, Vike and the steps take a second to load.
  const { buildSite } = await import('./build-site.ts')
  const code = await buildSite({ root, out: folder, verbose, settings, check: checkBuilt })
  // Exit despite open handles.
  process.exit(code)
} catch (error) {
  reportFailure(error)
  process.exit(1)
}

function settingsOrEnd(): ToolSettings {
  try {
    const settings = readBuildSettings(root)
    if (!preview) requireBackEnd(settings)
    return settings
  } catch (error) {
    return usageError((error as Error).message)
  }
}

/** Checks the built pages in a folder. Previews have pages that are not finished. */
async function checkBuilt(folder: string): Promise<number> {
  if (!isChecked || preview) return 0
  console.log('Checking the built pages …')
  const code = await check('built', '--built', folder)
  if (code && !wasStopped(code))
    console.error(`The last site stays in ${out}/client. These pages are in ${folder} until the next build.`)
  return code
}

/** Runs a part of the check and returns its exit code. */
function check(part: string, ...options: string[]): Promise<number> {
  return run(tsxCommand, ['tools/check/main.ts', '--only', part, '--short', ...options])
}

/** Prints why a build failed: the content errors with their positions, or the thrown error. */
function reportFailure(error: unknown): void {
  const { errors = [] } = (error ?? {}) as { errors?: unknown[] }
  const found = distinct([error, ...errors].flatMap(contentErrorsOf))
  if (!found.length) return console.error(error)
  const count = found.length === 1 ? 'There is an error' : `There are ${found.length} errors`
  console.error(`${count} in the content.\n\n${found.map(({ message }) => message).join('\n')}`)
}
