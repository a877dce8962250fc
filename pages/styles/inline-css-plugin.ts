import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pickCss } from './pick-css.ts'
import { indexSheet, type Unit } from './sheet-index.ts'

const LINK = /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/

/**
 * Puts the rules that a page uses into the page, so that it needs no second request to be seen. The whole sheet stays beside
 * it under the address in `data-sheet`: a widget that wakes may need classes that the page did not have.
 */
export function inlineCss(): Plugin {
  let folder = ''
  return {
    name: 'staffroom:inline-css',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir.replace(/[\\/](client|server)$/, ''), 'client')
    },
    closeBundle: {
      // After Vike has pre-rendered.
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'ssr') return
        const sheets = new Map<string, Unit[]>()
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue
          const path = join(folder, file)
          const html = readFileSync(path, 'utf8')
          const link = LINK.exec(html)
          if (!link) continue
          const [tag, address] = [link[0], link[1]!]
          const sheet = sheets.get(address) ?? indexSheet(readFileSync(join(folder, address), 'utf8'))
          sheets.set(address, sheet)
          const page = html.replace(tag, '')
          const style = `<style data-sheet="${address}">${pickCss(sheet, page)}</style>`
          writeFileSync(path, page.replace('</head>', () => `${style}</head>`))
        }
      },
    },
  }
}
