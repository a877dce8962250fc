import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../content/after-prerender.ts'
import { compactSheet } from './compact-sheet.ts'
import { pickCss } from './pick-css.ts'
import { indexSheet, type Unit } from './sheet-index.ts'

const LINK = /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/

/**
 * Puts the rules that a page uses into the page, so that it needs no second request to be seen. The whole sheet stays beside
 * it under the address in `data-sheet`: a widget that wakes may need classes that the page did not have.
 */
export function inlineCss(): Part {
  const sheets = new Map<string, { address: string; units: Unit[] }>()
  return {
    name: 'inline-css',
    page(html, _path, { folder }) {
      const link = LINK.exec(html)
      if (!link) return html
      const [tag, source] = [link[0], link[1]!]
      const sheet = sheets.get(source) ?? publish(folder, source)
      sheets.set(source, sheet)
      const page = html.replace(tag, '')
      const style = `<style data-sheet="${sheet.address}">${pickCss(sheet.units, page)}</style>`
      return page.replace('</head>', () => `${style}</head>`)
    },
  }
}

/** Puts a compact sheet in the place of the compiled one, under an address that holds its own hash. */
function publish(folder: string, source: string): { address: string; units: Unit[] } {
  const css = compactSheet(readFileSync(join(folder, source), 'utf8'))
  const address = source.replace(/[^/]*$/, `site.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`)
  writeFileSync(join(folder, address), css)
  rmSync(join(folder, source))
  return { address, units: indexSheet(css) }
}
