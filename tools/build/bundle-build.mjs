import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * Bundles the code that builds: vite.config.ts without what only the dev server needs, and what renders pages, as
 * `build/render-site.mjs`. What they load only when it is needed, such as what draws pictures, stays a file of its own.
 * @param {string} root
 * @param {string} engine the folder of the engine; below the repository, so that packages are found
 * @returns {Promise<import('vite').UserConfigFnPromise>} what vite.config.ts exports
 */
export async function bundleBuild(root, engine) {
  const folder = join(engine, 'build')
  const bundle = await rolldown({
    input: { 'vite.config': join(root, 'vite.config.ts'), 'render-site': join(root, 'pages/build/render-site.ts') },
    platform: 'node', external: /^(?![./\0]|[A-Za-z]:[\\/])/, tsconfig: false, logLevel: 'silent', plugins: [withoutDev()],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await bundle.close()
  const { default: config } = await import(pathToFileURL(join(folder, 'vite.config.mjs')).href)
  return config
}

/** The plugins of development bring the rules, Markdown and the back end along. */
function withoutDev() {
  return { name: 'without-dev', load: { filter: { id: /\/pages\/content\/plugins\.ts$|\/supabase\/local\/vite-plugin\.ts$/ }, handler: () => 'export const content = () => undefined, embeddedBackEnd = content' } }
}
