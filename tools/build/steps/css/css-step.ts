import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildStep } from '../../step.ts'
import { hashed, withDrawingsApart } from './apart-drawings.ts'
import { compactSheet } from './compact-sheet.ts'
import { pickCss, wholeCss } from './pick-css.ts'
import { indexSheet, variablesIn, type Sheet } from './sheet-index.ts'
import { shortenVariables, shortNames } from './short-variables.ts'
import { divide } from './states.ts'

const LINK = /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/

/**
 * Puts the rules that a page uses into the page, so that it needs no second request to be seen. Beside it stand two sheets for
 * all pages: what states call for, which no browser waits for, and the whole, under the address in `data-sheet`: a widget that
 * wakes may need classes that the page did not have.
 */
export function inlineCss(): BuildStep {
  const sheets = new Map<string, PublishedSheet>()
  return {
    name: 'inline-css',
    page(html, path, { folder }) {
      const link = LINK.exec(html)
      if (!link) return html
      const [tag, source] = [link[0], link[1]!]
      const sheet = sheets.get(source) ?? publish(folder, source)
      sheets.set(source, sheet)
      const name = path.slice(1, -'.html'.length).replaceAll('/', '-')
      const whole = withDrawingsApart(html.replace(tag, ''), (svg) =>
        sheet.keep(`${name}.svg`, shortenVariables(svg, sheet.names)),
      )
      const [first, rest] = parted(whole)
      const long = longNames(whole, sheet.names)
      const states = `<link rel="stylesheet" href="${sheet.states}" media="print,(forced-colors:active),(scripting:none)"/>`
      const style = `<style data-sheet="${sheet.whole}">${pickCss(sheet.looks, first + long)}${long}</style>`
      // All of the page's rules, its states too: of two that are equally strong the later wins.
      const below =
        rest &&
        `<link rel="stylesheet" href="${sheet.keep(`${name}.css`, pickCss(sheet.all(), first + rest + long))}"/>${rest}`
      return first.replace('</head>', () => `${style}${states}</head>`) + below
    },
  }
}

/** A rule that gives the variables that a page itself names their long names back. */
function longNames(html: string, names: ReadonlyMap<string, string>): string {
  const named = [...new Set(variablesIn(html))].filter((name) => names.has(name))
  return named.length ? `:root{${named.map((name) => `${name}:var(${names.get(name)})`).join(';')}}` : ''
}

const FOLD = /(?<=<section\b[^>]*?) data-fold(?:="[^"]*")?/

/**
 * A page in two where a section is marked `data-fold`: nobody sees it before scrolling, and what it and the ones after it look
 * like is a sheet of the page that is asked for there. It holds up nothing that stands above, and shows nothing undressed.
 */
function parted(html: string): [first: string, rest: string] {
  const fold = FOLD.exec(html)
  if (!fold) return [html, '']
  const at = html.lastIndexOf('<section', fold.index)
  return [html.slice(0, at), html.slice(at, fold.index) + html.slice(fold.index + fold[0].length)]
}

type PublishedSheet = {
  /** Addresses. */
  whole: string
  states: string
  looks: Sheet
  /** Looks and states; few sites have a page that needs it. */
  all: () => Sheet
  /** The short names of custom properties. */
  names: ReadonlyMap<string, string>
  /** Keeps a file beside the sheets, and answers its address. */
  keep: (name: string, content: string) => string
}

/** Puts a compact sheet and its states in the place of the compiled one, under addresses that hold their own hashes. */
function publish(folder: string, source: string): PublishedSheet {
  const compact = compactSheet(readFileSync(join(folder, source), 'utf8'))
  const names = shortNames(compact, new Set(scriptsIn(folder).flatMap((code) => code.match(/--[a-z][\w-]*/g) ?? [])))
  const { whole, looks, states } = divide(shortenVariables(compact, names))
  rmSync(join(folder, source))
  const keep = (name: string, content: string) => {
    const address = hashed(source, name, content)
    writeFileSync(join(folder, address), content)
    return address
  }
  let all: Sheet | undefined
  return {
    whole: keep('site.css', whole),
    states: keep('states.css', wholeCss(indexSheet(states).units)),
    looks: indexSheet(looks, states),
    all: () => (all ??= indexSheet(whole)),
    names,
    keep,
  }
}

function scriptsIn(folder: string): string[] {
  const assets = join(folder, 'assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
}
