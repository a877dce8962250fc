// npm start: builds the site and serves it with its own back end.
import { run, tsxCommand } from '../lib/run.ts'
import { readServeOptions, serve } from '../serve/serve.ts'

const options = readServeOptions('start')
const build = [...tsxCommand, 'tools/build/main.ts', ...(options.verbose ? ['--verbose'] : [])]
// This server answers the forms, so the build needs no hosted back end.
const code = await run(build, [], { env: { ALLOW_NO_BACKEND: '1' } })
if (code) process.exit(code)
await serve(options, 'npm start')
