import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clearLeftBehind } from './left-behind.mjs'

/**
 * @typedef {{ changed: number, size: number }} FileState
 * @typedef {{ exports: string[], importers: string[] }} BundledModule
 * @typedef {object} Bundle
 * @property {string} file where it stands
 * @property {Record<string, FileState>} files what it was made of and what may change: the repository's own files, by their absolute paths
 * @property {Record<string, BundledModule>} modules the repository's own modules in it
 */

/**
 * Many modules as one file, which loads in a fraction of the time that a thousand files take. It is kept in `.staffroom/bundles`
 * until one of the repository's own files in it, or the lockfile, changes.
 * @param {string} root
 * @param {string} name
 * @param {string} entry the code that imports what is bundled
 * @param {import('rolldown').InputOptions & { sourcemap?: boolean }} options
 * @returns {Promise<Bundle>}
 * @throws where something cannot be loaded
 */
export async function bundled(root, name, entry, options) {
  const stamp = join(root, '.staffroom/bundles', `${name}.json`)
  const kept = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined
  const how = JSON.stringify([entry, options], (_key, value) => (typeof value === 'function' || value instanceof RegExp ? String(value) : value))
  if (kept?.how === how && existsSync(kept.file) && !changedFiles(kept).length) return kept
  const made = { how, ...await bundle(root, name, entry, options) }
  writeFileSync(`${stamp}.${process.pid}`, JSON.stringify(made))
  renameSync(`${stamp}.${process.pid}`, stamp)
  forgetOld(join(root, '.staffroom/bundles'), name, kept?.file)
  return made
}

/** The files that are no longer as they were bundled. */
function changedFiles({ files }) {
  return Object.keys(files).filter((path) => {
    const now = stateOf(path)
    return now?.changed !== files[path].changed || now.size !== files[path].size
  })
}

async function bundle(root, name, entry, { plugins = [], sourcemap = false, ...options }) {
  const { rolldown } = await import('rolldown')
  const folder = join(root, '.staffroom/bundles')
  const modules = {}
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    treeshake: false,
    input: ENTRY,
    plugins: [entryOf(entry), ...plugins, noteModules(modules)],
    ...options,
  })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${process.pid}-${Date.now()}.mjs`)
  await build.write({ file, format: 'esm', codeSplitting: false, sourcemap })
  const own = (await build.watchFiles).filter((path) => !path.includes('node_modules'))
  await build.close()
  const states = [...own, join(root, 'package-lock.json')].map((path) => [path, stateOf(path)])
  return { file, files: Object.fromEntries(states.filter(([, state]) => state)), modules }
}

/** Another process may have written one just now, or been given the one before, and not yet loaded it. */
function forgetOld(folder, name, before) {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`)).map((file) => join(folder, file))
  clearLeftBehind(files.filter((file) => file !== before))
}

const ENTRY = '\0entry'

function entryOf(code) {
  const filter = { id: new RegExp(`^${ENTRY}$`) }
  return { name: 'entry', resolveId: { filter, handler: (id) => id }, load: { filter, handler: () => code } }
}

function noteModules(modules) {
  return {
    name: 'note-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (id.startsWith('\0') || id.includes('node_modules')) continue
        const { exports, importers, dynamicImporters } = this.getModuleInfo(id)
        modules[id] = { exports, importers: [...importers, ...dynamicImporters] }
      }
    },
  }
}

function stateOf(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { changed: found.mtimeMs, size: found.size }
}
