import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = '.staffroom/check'

/** Named when they are run, not when they are bundled: binaries, and what is loaded in the browser only. */
const EXTERNAL = /^(node:|rolldown|@supabase\/|sharp$|fsevents$)/

/**
 * The check, its packages, and every record and widget as one file, which loads in a fraction of the time that a thousand
 * files take. It is kept until one of those that are this repository's own changes.
 * @param {string} root
 * @returns {Promise<() => Promise<number>>} runs the check; gives its exit code
 * @throws where something cannot be loaded
 */
export async function bundled(root) {
  const entry = entryOf(root)
  const stamp = join(root, FOLDER, 'stamp.json')
  const kept = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined
  const file = kept?.entry === entry && kept.files.every(isAsBefore) ? kept.bundle : await bundle(root, entry, stamp)
  const { check } = await import(pathToFileURL(file).href)
  return check
}

/** What is bundled: the command, handed every module that it loads by name. */
function entryOf(root) {
  const data = readdirSync(join(root, 'data')).filter((name) => /\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name)).sort()
  const modules = ['pages/content/vocabulary.ts', ...data.map((name) => `data/${name}`)]
  const from = (file) => JSON.stringify(resolve(root, file))
  return [
    `import { command } from ${from('tools/check/command.ts')}`,
    ...modules.map((file, index) => `import * as module${index} from ${from(file)}`),
    `const modules = { ${modules.map((file, index) => `${JSON.stringify(file)}: module${index}`).join(', ')} }`,
    'export const check = () => command(process.cwd(), async (file) => modules[file])',
  ].join('\n')
}

async function bundle(root, entry, stamp) {
  const { rolldown } = await import('rolldown')
  const name = '\0check'
  const build = await rolldown({
    input: name,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: EXTERNAL,
    treeshake: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [{ name: 'check', resolveId: (id) => (id === name ? id : undefined), load: (id) => (id === name ? entry : undefined) }],
  })
  mkdirSync(join(root, FOLDER), { recursive: true })
  for (const old of readdirSync(join(root, FOLDER))) if (old.endsWith('.mjs')) rmSync(join(root, FOLDER, old), { force: true })
  const file = join(root, FOLDER, `check-${process.pid}.mjs`)
  await build.write({ file, format: 'esm', codeSplitting: false })
  const own = (await build.watchFiles).filter((path) => !path.includes('node_modules') && existsSync(path))
  await build.close()
  const files = [...own, join(root, 'package-lock.json')].filter(existsSync).map((path) => ({ path, ...stateOf(path) }))
  writeFileSync(`${stamp}.${process.pid}`, JSON.stringify({ entry, bundle: file, files }))
  renameSync(`${stamp}.${process.pid}`, stamp)
  return file
}

function stateOf(path) {
  const { mtimeMs, size } = statSync(path)
  return { changed: mtimeMs, size }
}

function isAsBefore({ path, changed, size }) {
  if (!existsSync(path)) return false
  const now = stateOf(path)
  return now.changed === changed && now.size === size
}
