// npm run check: everything that can be known to be wrong before anybody opens a page.
//   -- --fix             mends what can be mended for certain, and checks again
//   -- --json            tells in JSON instead of words
//   -- --only PART       content (pages and records), types, or built (the site in dist/client); may be given twice
//   -- --no-spelling     leaves the dictionary out
//   -- --production      warns of placeholder contact details too, as a build for visitors does
//   -- --short           tells warnings in a line each
//   -- --preview         counts drafts and pages to come as published
import { bundledCheck } from './bundle.mjs'
import { run, typescript } from '../setup/run.mjs'

process.env.NODE_ENV ??= 'production'
let check
try {
  check = await bundledCheck(process.cwd())
} catch {
  // A record or a widget that cannot be loaded: without the bundle its place can be told.
}
process.exit(check ? await check() : await run(typescript, ['tools/check/plain.ts', ...process.argv.slice(2)]))
