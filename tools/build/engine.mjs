import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clearLeftBehind } from '../setup/left-behind.mjs'
import { run } from '../setup/run.mjs'
import { engineKey } from './engine-key.mjs'

const MAKE = fileURLToPath(new URL('make-engine.mjs', import.meta.url))

/** A process of two seconds: optimised machine code would come too late, and what it leaves may lie. */
const SHORT_LIVED = ['--no-opt', '--max-semi-space-size=64', '--min-semi-space-size=64']

/** So many stay: the live site's, a preview's, and the one before. */
const MOST = 3

/**
 * The folder of the engine that renders this repository's pages: bundles of code, records and looks, and no content. Made where
 * none is kept from an earlier build.
 * @param {string} root
 * @returns {Promise<string | undefined>} undefined where it could not be made; the terminal tells why
 */
export async function findEngine(root) {
  const shelf = join(root, '.staffroom/cache/engines')
  const key = engineKey(root)
  const engine = join(shelf, key)
  if (!existsSync(engine)) {
    // In a process of its own: what bundles takes more memory than all pages. Two builds may run at once: an engine is there whole or not at all.
    const part = join(shelf, `${key}.${process.pid}`)
    mkdirSync(part, { recursive: true })
    try {
      if (await run([process.execPath, ...SHORT_LIVED, MAKE], [part])) return undefined
      shelve(part, engine)
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  }
  const now = new Date()
  utimesSync(engine, now, now)
  forgetOld(shelf)
  return engine
}

/**
 * Puts a finished engine in its place; where another build has put the same one there meanwhile, that one stays.
 * @param {string} part
 * @param {string} engine
 */
export function shelve(part, engine) {
  try {
    renameSync(part, engine)
  } catch (error) {
    if (!existsSync(engine)) throw error
  }
}

function forgetOld(shelf) {
  // Another build may take one away meanwhile.
  const used = (name) => statSync(join(shelf, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const names = readdirSync(shelf)
  const engines = names.filter((name) => !name.includes('.')).sort((one, other) => used(other) - used(one))
  for (const name of engines.slice(MOST)) rmSync(join(shelf, name), { recursive: true, force: true })
  // Unfinished ones.
  clearLeftBehind(names.filter((name) => name.includes('.')).map((name) => join(shelf, name)))
}
