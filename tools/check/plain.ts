// The check without its bundle: each module by itself, so that an error names the file and the line. See main.mjs.
import './production.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command } from './command.ts'

const root = process.cwd()
process.exit(await command(root, (file) => import(pathToFileURL(join(root, file)).href)))
