import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { builtFile, clientFolder } from './client-folder.ts'

/** The site as it has just been built. */
export type BuiltSite = {
  /** The folder that visitors get, absolute. */
  folder: string
  /** A page's HTML, by its route; throws where the page was not written. */
  read: (route: string) => string
  /** Changes every page, each HTML file of the site. */
  change: (page: (html: string) => string) => void
  /** Writes a file of it, by its address. */
  write: (path: string, content: string | Uint8Array) => void
  /** A line in the terminal. */
  tell: (line: string) => void
  /** The settings of the environment, such as VITE_SUPABASE_URL. */
  env: Record<string, string | undefined>
}

/** A part of the build that works on the written pages, once Vike has pre-rendered all of them. Parts run one after another, in the order of the plugins. */
export function afterPrerender(name: string, work: (site: BuiltSite) => void | Promise<void>): Plugin {
  let folder = ''
  let env: BuiltSite['env'] = {}
  return {
    name: `staffroom:${name}`,
    apply: 'build',
    sharedDuringBuild: true,
    configResolved(config) {
      folder = clientFolder(config)
      env = config.env
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return
        const write: BuiltSite['write'] = (path, content) => {
          mkdirSync(dirname(join(folder, path)), { recursive: true })
          writeFileSync(join(folder, path), content)
        }
        const read = (route: string) => {
          const path = join(folder, builtFile(route))
          if (!existsSync(path)) throw new Error(`${route} was not written.`)
          return readFileSync(path, 'utf8')
        }
        const change: BuiltSite['change'] = (page) => {
          for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
            const path = join(folder, file)
            const html = readFileSync(path, 'utf8')
            const changed = page(html)
            if (changed !== html) writeFileSync(path, changed)
          }
        }
        await work({ folder, read, change, write, tell: (line) => this.environment.logger.info(line), env })
      },
    },
  }
}
