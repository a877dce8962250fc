import { brotliCompressSync, constants } from 'node:zlib'
import { attribute, elements, parsePage, textContent, type HtmlElement } from '../lib/html.ts'
import { caching, securityHeaders } from '../build/steps/hosts/headers.ts'

/** The bytes that fit in the first ten packets of a connection. */
export const FIRST_FLIGHT = 14_600
/** The limit for script that a page loads before any interaction, in compressed bytes. */
export const SCRIPT = 2048

/** The size of a page before any interaction, in bytes. */
export type PageWeight = {
  /** Response headers and HTML, with brotli 4 and with brotli 11. */
  quick: number
  best: number
  /** Inline scripts, and the page's script with its static imports. */
  script: number
  /** The tags of render-blocking requests. */
  blocking: string[]
  /** Style sheets that block only what is below the fold, with brotli 4. */
  below: number
}

/** The headers of a response in HTTP/1.1: the site's own and those that servers usually add. */
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

/** Has the length of every hosted Supabase project's address. */
const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co'

/**
 * Measures a page.
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

/**
 * The size of a text in bytes with brotli: CDNs use level 4 on the fly, and level 11 for files compressed in advance.
 */
export function compressed(text: string, quality: 4 | 11): number {
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
