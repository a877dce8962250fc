// npm run check. Its options are in command.ts.
// First, because React reads NODE_ENV when it is imported.
import '../lib/production.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { checkCommand } from './command.ts'

// Compiles the 700 patterns of the grammar once, not first to bytecode: 0.8 s of 4 s for a small site.
setFlagsFromString('--no-regexp-tier-up')

const root = process.cwd()
process.exit(await checkCommand(root, (file) => import(pathToFileURL(join(root, file)).href)))
