import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { clientFolder } from './client-folder.ts'

/** The site as it has just been built. */
export type BuiltSite = {
  /** The folder that visitors get, absolute. */
  folder: string
  /** Writes a file of it, by its address. */
  write: (path: string, content: string | Uint8Array) => void
  /** A line in the terminal. */
  tell: (line: string) => void
  /** The settings of the environment, such as VITE_SUPABASE_URL. */
  env: Record<string, string | undefined>
}

/** A part of the build that works on the pre-rendered pages. Each page is read once, handed from part to part, and written once. */
export type Part = {
  name: string
  /** Before the pages: pages of its own are written here. */
  begin?: (site: BuiltSite) => void | Promise<void>
  /**
   * @param path the page's file below the folder, such as /about.html
   * @returns what the next part gets; nothing where the page stays as it is
   */
  page?: (html: string, path: string, site: BuiltSite) => string | void
  /** After the pages. */
  end?: (site: BuiltSite) => void | Promise<void>
}

/** Runs the parts, in their order, once Vike has pre-rendered all pages. */
export function afterPrerender(parts: readonly Part[]): Plugin {
  let folder = ''
  let env: BuiltSite['env'] = {}
  return {
    name: 'staffroom:after-prerender',
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
          const file = join(folder, path)
          if (path.includes('/', 1)) mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, content)
        }
        const site = { folder, write, tell: (line: string) => this.environment.logger.info(line), env }
        for (const { begin } of parts) await begin?.(site)
        for (const path of pagesIn(folder)) {
          const before = readFileSync(join(folder, path), 'utf8')
          const after = parts.reduce((html, { page }) => page?.(html, path, site) ?? html, before)
          if (after !== before) write(path, after)
        }
        for (const { end } of parts) await end?.(site)
      },
    },
  }
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).map((file) => `/${file.split(sep).join('/')}`).sort()
}
