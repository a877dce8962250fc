import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Root } from 'postcss'
import { attribute } from '../../../lib/html.ts'
import type { BuildStep } from '../../step.ts'
import { criticalCss } from './critical-css.ts'

/**
 * Puts the rules that the page needs on a screen at the end of its head, so that the page renders
 * after one round trip. The whole sheet applies in print and forced colors. `data-sheet` names it for widgets that
 * hydrate, which need classes that the HTML did not have.
 */
export function inlineCss(): BuildStep {
  const sheets = new Map<string, Root>()
  return {
    page(page, { folder }) {
      const link = page.head.find((element) => attribute(element, 'rel') === 'stylesheet')
      if (!link) return
      const address = attribute(link, 'href')!
      const sheet = sheets.get(address) ?? postcss.parse(readFileSync(join(folder, address), 'utf8'))
      sheets.set(address, sheet)
      // After the charset, which must be in the first 1,024 bytes, and the script that applies a stored theme.
      page.replace(link, '')
      page.insertAfter(
        page.head.at(-1)!,
        `<style data-sheet="${address}">${criticalCss(sheet, page.tree)}</style>` +
          `<link rel="stylesheet" href="${address}" media="print,(forced-colors:active)"/>`,
      )
    },
  }
}
