// npm run check. Its options are in command.ts.
// First, because React reads NODE_ENV when it is imported.
import '../lib/production.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command } from './command.ts'

const root = process.cwd()
process.exit(await command(root, (file) => import(pathToFileURL(join(root, file)).href)))
