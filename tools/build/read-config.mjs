import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * Reads vite.config.ts, and leaves out what only the dev server needs. What it loads only when it is needed, such as what draws pictures, stays a file of its own, and is not
 * loaded before.
 * @param {string} root
 * @returns {Promise<import('vite').UserConfigFnPromise>}
 */
export async function readConfig(root) {
  // Below the repository, so that packages are found.
  const folder = join(root, `.staffroom/config-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const bundle = await rolldown({ input: join(root, 'vite.config.ts'), platform: 'node', external: /^(?![./\0]|[A-Za-z]:[\\/])/, tsconfig: false, logLevel: 'silent', plugins: [withoutDev()] })
  const { output: [entry] } = await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await bundle.close()
  const { default: config } = await import(pathToFileURL(join(folder, entry.fileName)).href)
  return config
}

/** The plugins of development bring the rules, the thorough parser and the back end along. */
function withoutDev() {
  return { name: 'without-dev', load: { filter: { id: /\/pages\/dev\/live-plugin\.ts$|\/supabase\/local\/vite-plugin\.ts$/ }, handler: () => 'export const live = () => undefined, embeddedBackEnd = live' } }
}
