import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../content/after-prerender.ts'
import { compactSheet } from './compact-sheet.ts'
import { pickCss, wholeCss } from './pick-css.ts'
import { indexSheet, variablesIn, type Sheet } from './sheet-index.ts'
import { shortenVariables } from './short-variables.ts'
import { divide } from './states.ts'

const LINK = /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/

/**
 * Puts the rules that a page uses into the page, so that it needs no second request to be seen. Beside it stand two sheets for
 * all pages: what states call for, which no browser waits for, and the whole, under the address in `data-sheet`: a widget that
 * wakes may need classes that the page did not have.
 */
export function inlineCss(): Part {
  const sheets = new Map<string, PublishedSheet>()
  return {
    name: 'inline-css',
    page(html, path, { folder }) {
      const link = LINK.exec(html)
      if (!link) return html
      const [tag, source] = [link[0], link[1]!]
      const sheet = sheets.get(source) ?? publish(folder, source)
      sheets.set(source, sheet)
      const page = html.replace(tag, '')
      const [variable] = variablesIn(page)
      if (variable) throw new Error(`${path} names ${variable}, which has a shorter name in the sheet: say it by a class.`)
      const states = `<link rel="stylesheet" href="${sheet.states}" media="print,(forced-colors:active),(scripting:none)"/>`
      const style = `<style data-sheet="${sheet.whole}">${pickCss(sheet.looks, page)}</style>`
      return page.replace('</head>', () => `${style}${states}</head>`)
    },
  }
}

type PublishedSheet = { whole: string; states: string; looks: Sheet }

/** Puts a compact sheet and its states in the place of the compiled one, under addresses that hold their own hashes. */
function publish(folder: string, source: string): PublishedSheet {
  const named = new Set(scriptsIn(folder).flatMap((code) => code.match(/--[a-z][\w-]*/g) ?? []))
  const { whole, looks, states } = divide(shortenVariables(compactSheet(readFileSync(join(folder, source), 'utf8')), named))
  rmSync(join(folder, source))
  const write = (name: string, css: string) => {
    const address = source.replace(/[^/]*$/, `${name}.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`)
    writeFileSync(join(folder, address), css)
    return address
  }
  return { whole: write('site', whole), states: write('states', wholeCss(indexSheet(states).units)), looks: indexSheet(looks, states) }
}

function scriptsIn(folder: string): string[] {
  const assets = join(folder, 'assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(assets, file), 'utf8'))
}
