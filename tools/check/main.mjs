// npm run check: what it may be asked stands in command.ts.
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
