import { brotliCompressSync, constants } from 'node:zlib'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  attribute,
  childrenOf,
  elements,
  find,
  isElement,
  parsePage,
  rangeOf,
  textContent,
  type HtmlElement,
  type HtmlNode,
} from '../lib/html.ts'

/** The limit for a page's HTML with its CSS, in bytes with brotli 4. */
export const MAX_PAGE = 20_000
/**
 * The size from which a page cannot be published. Below it there is only a warning: the author of one more sentence
 * often cannot shorten the rest of the page.
 */
const MAX_PUBLISHED_PAGE = 21_000
/** The bytes that fit in the first ten packets of a connection: the limit for three quarters of the pages. */
export const ONE_ROUND_TRIP = 14_600
/** The limit for script that a page loads before any interaction, in compressed bytes. */
export const MAX_SCRIPT = 2048

/** The size of a page before any interaction, in bytes. */
type PageWeight = {
  /** HTML with its CSS, with brotli 4 and with brotli 11. */
  brotli4: number
  brotli11: number
  /** Inline scripts, and the page's script with its static imports. */
  script: number
  /** The tags of render-blocking requests. */
  blocking: string[]
}

/** Has the length of every hosted Supabase project's address. */
const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co'

/**
 * Measures a page.
 * @param read the text of a file of the site, by its path below the root
 */
function weighPage(html: string, read: (path: string) => string | undefined): PageWeight {
  const hosted = withBackEnd(html)
  const all = elements(parsePage(html))
  return {
    brotli4: compressed(hosted, 4),
    // Only npm run size prints it: for all pages it takes 2 s.
    get brotli11() {
      return compressed(hosted, 11)
    },
    script: scriptsOf(all, read).reduce((bytes, code) => bytes + compressed(code, 11), 0),
    blocking: blockingIn(html, all),
  }
}

/** Adds the back end's address to the content security policy and the forms, as in a build for a static host. */
function withBackEnd(html: string): string {
  return html
    .replace(/(connect-src|form-action) 'self'(?=[;"])/g, `$& ${PROJECT}`)
    .replaceAll(' action="/functions/', ` action="${PROJECT}/functions/`)
}

function blockingIn(html: string, all: readonly HtmlElement[]): string[] {
  const scripts = all.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') !== undefined &&
      attribute(element, 'type') !== 'module' &&
      ['async', 'defer'].every((name) => attribute(element, name) === undefined),
  )
  const sheets = all.filter(
    (element) =>
      element.tagName === 'link' &&
      attribute(element, 'rel') === 'stylesheet' &&
      !attribute(element, 'media')?.startsWith('print'),
  )
  return [...scripts, ...sheets].map((element) => html.slice(...rangeOf(element)))
}

/**
 * The size of a text in bytes with brotli: CDNs use level 4 on the fly, and level 11 for files compressed in advance.
 */
function compressed(text: string, quality: 4 | 11): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length
}

const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?from)?\s*["'`](\.[^"'`]+)["'`]/g
const SMALL_SCRIPT = /\/(\w+)\/script\.ts.{1,80}?import\(["'`]([^"'`]+)["'`]/g

/**
 * The scripts that run before any interaction: inline, loaded by the page, imported by those, and the widgets' own
 * scripts.
 */
function scriptsOf(all: readonly HtmlElement[], read: (path: string) => string | undefined): string[] {
  const scripts = all.filter(({ tagName }) => tagName === 'script')
  const paths = scripts.flatMap((script) => attribute(script, 'src') ?? [])
  const inline = scripts.filter((script) => Object.keys(script.properties).length === 0).map(textContent)
  const widgets = new Set(all.map((element) => attribute(element, 'data-script')))
  const codes = new Map<string, string>()
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    if (codes.has(path)) continue
    const code = read(path) ?? ''
    codes.set(path, code)
    const address = (relative: string) => new URL(relative, `http://site${path}`).pathname
    for (const [, relative] of code.matchAll(IMPORT)) paths.push(address(relative!))
    for (const [, widget, relative] of code.matchAll(SMALL_SCRIPT))
      if (widgets.has(widget)) paths.push(address(relative!))
  }
  return [...inline, ...codes.values()]
}

/** A part of a page, and how many compressed bytes smaller the page would be without it. */
type SectionSize = { name: string; bytes: number }

/** The sizes of a page's style, head, frame and content sections, largest first. */
export function sectionsOf(html: string): SectionSize[] {
  const whole = compressed(html, 4)
  return partsOf(html)
    .map(({ name, start, end }) => ({ name, bytes: whole - compressed(html.slice(0, start) + html.slice(end), 4) }))
    .sort((a, b) => b.bytes - a.bytes)
}

type Part = { name: string; start: number; end: number }

function partsOf(html: string): Part[] {
  const page = parsePage(html)
  const style = find(page, 'style')
  const inHead = elementsIn(find(page, 'head')!).filter((element) => element !== style)
  return [
    ...(style ? [part('style', style)] : []),
    ...inHead.map((element) => part(`head ${element.tagName}`, element)),
    ...elementsIn(find(page, 'body')!).flatMap((element) =>
      element.tagName === 'main' ? contentOf(element) : [part(element.tagName, element)],
    ),
  ]
}

/** The sections of a page's content, inside elements that wrap all of them. */
function contentOf(main: HtmlElement): Part[] {
  const inner = elementsIn(main)
  if (inner.length === 1) return contentOf(inner[0]!)
  return inner.map((element) => part(headingIn(element) ?? attribute(element, 'class') ?? element.tagName, element))
}

function headingIn(element: HtmlElement): string | undefined {
  const heading = [element, ...elements(element)].find(({ tagName }) => /^h[1-6]$/.test(tagName))
  return heading && `'${textContent(heading)}'`
}

function part(name: string, element: HtmlElement): Part {
  const [start, end] = rangeOf(element)
  return { name, start, end }
}

function elementsIn(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).filter(isElement)
}

/** A page of the built site with its sizes, and a message for each limit that it exceeds: a little, or too far. */
type WeighedPage = { page: string; file: string; weight: PageWeight; warnings: string[]; problems: string[] }

/** Measures every page of a built site, largest first. */
export function weighPages(root: string): WeighedPage[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((name) => checkPage(name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8'), read))
    .sort((a, b) => b.weight.brotli4 - a.weight.brotli4)
  for (const { page, weight, problems } of pages.slice(Math.floor(pages.length / 4)))
    if (weight.brotli4 > ONE_ROUND_TRIP)
      problems.push(
        `${page} does not fit in one round trip: ${weight.brotli4 - ONE_ROUND_TRIP} bytes over ${ONE_ROUND_TRIP}. ` +
          'A quarter of the pages may be larger, and as many are.',
      )
  return pages
}

function checkPage(file: string, html: string, read: (path: string) => string | undefined): WeighedPage {
  const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
  const weight = weighPage(html, read)
  const [warnings, problems]: [string[], string[]] = [[], []]
  if (weight.brotli4 > MAX_PAGE) {
    const heaviest = sectionsOf(html)
      .slice(0, 4)
      .map(({ name, bytes }) => `${name} ${bytes}`)
      .join(', ')
    const reported = weight.brotli4 > MAX_PUBLISHED_PAGE ? problems : warnings
    reported.push(
      `${page} is too large: ${weight.brotli4 - MAX_PAGE} bytes over ${MAX_PAGE} ` +
        `(HTML with its CSS, brotli 4). Largest sections: ${heaviest}. ` +
        (reported === problems
          ? 'Shorten one, or move it to a page of its own.'
          : `It can be published up to ${MAX_PUBLISHED_PAGE}.`),
    )
  }
  if (weight.script > MAX_SCRIPT)
    problems.push(`${page} loads ${weight.script} bytes of script before any interaction; the limit is ${MAX_SCRIPT}.`)
  for (const tag of weight.blocking) problems.push(`${page} has a render-blocking request: ${tag}`)
  return { page, file, weight, warnings, problems }
}
