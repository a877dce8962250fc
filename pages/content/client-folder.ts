import { resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** Where a build puts what visitors get. Vike names the folder of the environment that is being built. */
export function clientFolder({ root, build }: ResolvedConfig): string {
  return resolve(root, build.outDir.replace(/[\\/](client|server)$/, ''), 'client')
}

/** The file of a page in it, by its route: /about is /about.html. */
export function builtFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}
