import { attribute, elements, parsePage, textContent, type HtmlElement } from '../lib/html.ts'
import { caching, securityHeaders } from '../build/steps/hosts/headers.ts'
import { compressed } from './compressed.ts'

/** What fits in the first ten packets of a connection. */
export const FIRST_FLIGHT = 14_600
/** Script that a page may load before the visitor touches anything, compressed. */
export const SCRIPT = 2048

/** What a page weighs before anything on it is touched. */
export type PageWeight = {
  /** Answer's head and page, with brotli 4 and with brotli 11. */
  quick: number
  best: number
  /** The page's script with all that it imports before it runs, and what stands in the page. */
  script: number
  /** What the browser must fetch before it shows anything. */
  blocking: string[]
  /** Sheets that it fetches before it shows what stands below the page's fold, with brotli 4. */
  below: number
}

/** The head of an answer, written out in full as HTTP/1.1 has it: ours, and what servers commonly add. */
export const ANSWER_HEAD = [
  'HTTP/1.1 200 OK',
  ...Object.entries({
    ...securityHeaders,
    'cache-control': caching.revalidated,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': '14600',
    etag: '"0123456789abcdef0123456789abcdef-br"',
    vary: 'Accept-Encoding',
    date: 'Sat, 31 Jan 2026 00:00:00 GMT',
    server: 'some-server',
    connection: 'keep-alive',
  }).map(([name, value]) => `${name}: ${value}`),
  '',
  '',
].join('\r\n')

/** As long as every hosted project's address. */
const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co'

/**
 * Weighs a page.
 * @param read the text of a file of the site, by its path below the root
 */
export function weighPage(html: string, read: (path: string) => string | undefined): PageWeight {
  const hosted = withBackEnd(html)
  const all = elements(parsePage(html))
  return {
    quick: ANSWER_HEAD.length + compressed(hosted, 4),
    best: ANSWER_HEAD.length + compressed(hosted, 11),
    script: scriptsOf(all, read).reduce((bytes, code) => bytes + compressed(code, 11), 0),
    blocking: blockingIn(html, all),
    below: sheetsIn(all, 'body').reduce(
      (bytes, sheet) => bytes + compressed(read(attribute(sheet, 'href')!) ?? '', 4),
      0,
    ),
  }
}

/** A page as a static host sends it: its policy and its form name a project, which a build for this machine leaves out. */
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
  // A sheet in the body blocks only what is below it.
  const sheets = sheetsIn(all, 'head').filter((sheet) => !attribute(sheet, 'media')?.startsWith('print'))
  return [...scripts, ...sheets].map(({ sourceCodeLocation: location }) =>
    html.slice(location!.startOffset, location!.startTag?.endOffset ?? location!.endOffset),
  )
}

function sheetsIn(all: readonly HtmlElement[], part: 'head' | 'body'): HtmlElement[] {
  const body = all.findIndex(({ tagName }) => tagName === 'body')
  return (part === 'head' ? all.slice(0, body) : all.slice(body)).filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  )
}

const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?from)?\s*["'`](\.[^"'`]+)["'`]/g
const SMALL_SCRIPT = /\/(\w+)\/script\.ts.{1,80}?import\(["'`]([^"'`]+)["'`]/g

/** Each script that runs before anything is touched: in the page, asked for by it, imported by that, and those of its small widgets. */
function scriptsOf(all: readonly HtmlElement[], read: (path: string) => string | undefined): string[] {
  const scripts = all.filter(({ tagName }) => tagName === 'script')
  const asked = scripts.flatMap((script) => attribute(script, 'src') ?? [])
  const inline = scripts.filter((script) => script.attrs.length === 0).map(textContent)
  const widgets = new Set(all.map((element) => attribute(element, 'data-script')))
  const codes = new Map<string, string>()
  for (let path = asked.pop(); path !== undefined; path = asked.pop()) {
    if (codes.has(path)) continue
    const code = read(path) ?? ''
    codes.set(path, code)
    const address = (relative: string) => new URL(relative, `http://site${path}`).pathname
    for (const [, relative] of code.matchAll(IMPORT)) asked.push(address(relative!))
    for (const [, widget, relative] of code.matchAll(SMALL_SCRIPT))
      if (widgets.has(widget)) asked.push(address(relative!))
  }
  return [...inline, ...codes.values()]
}
