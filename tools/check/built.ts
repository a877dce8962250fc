import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { decodedAnchor } from '../../pages/document/addresses.ts'
import { ContentError, TOP, Lines, type Severity } from '../content/content-error.ts'
import { attribute, elements, parsePage, type HtmlElement } from '../lib/html.ts'
import { weighPages } from '../size/page-weight.ts'
import { internalLink } from './site/source-links.ts'

/**
 * Checks what only the HTML, styles and scripts of a built site show.
 * @param folder the folder of the built site, relative to the repository
 */
export function checkBuilt(root: string, folder: string): ContentError[] {
  return [...builtLinks(root, folder), ...builtBudget(root, folder)]
}

/** No page is too large, loads much script, or has a blocking request; most fit in one round trip. */
function builtBudget(root: string, folder: string): ContentError[] {
  return weighPages(join(root, folder)).flatMap(({ file, warnings, problems }) => {
    const errorsOf = (severity: Severity, reasons: readonly string[]) =>
      reasons.map(
        (reason) =>
          new ContentError({ file: `${folder}/${file}`, source: '', rule: 'budget', place: TOP, reason, severity }),
      )
    return [...errorsOf('warning', warnings), ...errorsOf('error', problems)]
  })
}

/**
 * Every link of the built site, including those from code, leads to an existing page or file, and to an existing
 * anchor.
 * @param folder the folder that is published, relative to the repository
 */
export function builtLinks(root: string, folder: string): ContentError[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(join(root, folder), join(parentPath, name)).replaceAll('\\', '/')}`)
    .sort()
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(root, folder, name), 'utf8')
      const route = name.replace(/\.html$/, '').replace(/\/index$/, '/')
      return { file: `${folder}${name}`, route, html, elements: elements(parsePage(html)) }
    })
  const idsByRoute = new Map(
    pages.map(({ route, elements }) => [
      route,
      new Set(['top', ...elements.map((element) => attribute(element, 'id'))]),
    ]),
  )
  const errors: ContentError[] = []
  for (const { file, route, html, elements } of pages) {
    const lines = new Lines(html)
    const report = (link: HtmlElement, reason: string) =>
      errors.push(
        new ContentError({
          file,
          source: shortened(html),
          rule: 'built-links',
          place: lines.placeAt(link.data?.position?.properties?.['href']?.start.offset ?? 0),
          reason,
        }),
      )
    const checked = new Set<string>()
    for (const element of elements) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
      if (href === undefined || checked.has(href)) continue
      checked.add(href)
      const link = internalLink(href, route)
      if (!link || files.includes(link.path)) continue
      const target = idsByRoute.get(link.path)
      if (!target) report(element, `The link "${href}" leads to no page.`)
      else if (link.anchor && ![link.anchor, decodedAnchor(link.anchor)].some((id) => target.has(id)))
        report(element, `The link "${href}" leads to a name that no element of that page has as its id.`)
    }
  }
  return errors
}

/** Shortens lines for the code frame: a built page is one long line. */
function shortened(html: string): string {
  return html
    .split('\n')
    .map((line) => line.slice(0, 120))
    .join('\n')
}
