import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What decides what an engine is, and so how pages look: all but the content. */
const SOURCES = [
  'pages', 'components', 'data', 'tools/build', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json',
  '.env', '.env.local', '.env.production', '.env.production.local',
]
const SETTINGS = /^(VITE_.*|NODE_ENV|STAFFROOM_(PREVIEW|SOURCE_POSITIONS|LEAVE_OUT))$/

/**
 * A hash of code, records, looks, packages and settings: an engine may be kept while it stays the same.
 * @param {string} root
 */
export function engineKey(root) {
  const hash = createHash('sha256').update(JSON.stringify([process.versions.node, engineSettings()]))
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source)))) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

/** The settings that decide how pages look, by name, in the order of names. */
export function engineSettings(env = process.env) {
  return Object.entries(env).filter(([name]) => SETTINGS.test(name)).sort()
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()
}
