import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled } from '../setup/bundle.mjs'
import { recordFiles } from '../setup/records.mjs'

/** Named when they are run, not when they are bundled: binaries, and what is loaded in the browser only. */
const EXTERNAL = /^(node:|rolldown|@supabase\/|sharp$|fsevents$)/

/**
 * The check, its packages, and every record and widget as one file.
 * @param {string} root
 * @returns {Promise<() => Promise<number>>} runs the check; gives its exit code
 * @throws where something cannot be loaded
 */
export async function bundledCheck(root) {
  const { file } = await bundled(root, 'check', entryOf(root), { external: EXTERNAL, transform: { define: { 'process.env.NODE_ENV': '"production"' } } })
  const { check } = await import(pathToFileURL(file).href)
  return check
}

/** What is bundled: the command, handed every module that it loads by name. */
function entryOf(root) {
  const modules = ['pages/content/vocabulary.ts', ...recordFiles(root)]
  const from = (file) => JSON.stringify(resolve(root, file))
  return [
    `import { command } from ${from('tools/check/command.ts')}`,
    ...modules.map((file, index) => `import * as module${index} from ${from(file)}`),
    `const modules = { ${modules.map((file, index) => `${JSON.stringify(file)}: module${index}`).join(', ')} }`,
    'export const check = () => command(process.cwd(), async (file) => modules[file])',
  ].join('\n')
}
