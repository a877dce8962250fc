import { requireBackEnd } from '../setup/back-end.mjs'
import { readCommandLine } from '../setup/command-line.mjs'
import { requireNode } from '../setup/node-version.mjs'
import { requirePackages } from '../setup/packages.mjs'
import { run } from '../setup/run.mjs'

const usage = `npm run build         checks pages and records, writes the site into dist/client, and checks that
  -- --preview        drafts and pages not yet published included, nothing indexed
  -- --out FOLDER     into FOLDER/client instead
STAFFROOM_UNCHECKED=1 leaves the checks out.`

const { values } = readCommandLine(usage, { options: { preview: { type: 'boolean', default: false }, out: { type: 'string' } } })
requireNode()
await requirePackages()
if (!values.preview) await requireBackEnd()
const env = { ...(values.preview && { STAFFROOM_PREVIEW: '1' }) }
const checked = process.env.STAFFROOM_UNCHECKED !== '1'
if (checked) {
  const code = await run(process.execPath, ['tools/check/main.mjs', '--only', 'content', '--short', values.preview ? '--preview' : '--production'])
  if (code !== 0) process.exit(code)
}
const code = await run(process.execPath, ['tools/build/site.mjs', ...(values.out ? ['--out', values.out] : [])], { env })
// What was built is checked as well: a page that does not arrive in one round trip, a link that leads nowhere.
process.exit(code || !checked || values.preview || values.out ? code : await run(process.execPath, ['tools/check/main.mjs', '--only', 'built', '--short']))
