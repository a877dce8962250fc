import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Element, Root } from 'hast'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'
import { find, parsePage, parseHtmlFragment, rangeOf } from '../lib/html.ts'

/** A page of the built site: its HTML, parsed once for all steps. */
export class BuiltPage {
  /** The page's file below the folder of the site, such as /about.html. */
  readonly path: string
  /** The parsed page. Its positions are those in `source`. */
  readonly tree: Root
  /** The HTML before any step changed it. */
  readonly source: string
  readonly #edits: { start: number; end: number; markup: string }[] = []

  constructor(path: string, source: string) {
    this.path = path
    this.source = source
    this.tree = parsePage(source)
  }

  /** The HTML with all changes. */
  get html(): string {
    // What is inserted before an element must not move the element that is replaced.
    const edits = [...this.#edits].sort((a, b) => b.start - a.start || b.end - a.end)
    return edits.reduce((html, { start, end, markup }) => html.slice(0, start) + markup + html.slice(end), this.source)
  }

  /** The elements of the head. */
  get head(): Element[] {
    return find(this.tree, 'head')!.children.filter((child) => child.type === 'element')
  }

  /** Replaces an element of the head. */
  replace(element: Element, markup: string): void {
    const [start, end] = rangeOf(element)
    this.#edit(element, false, { start, end, markup })
  }

  /** Inserts elements after one of the head. */
  insertAfter(element: Element, markup: string): void {
    const [, end] = rangeOf(element)
    this.#edit(element, true, { start: end, end, markup })
  }

  #edit(element: Element, keep: boolean, edit: { start: number; end: number; markup: string }): void {
    const { children } = find(this.tree, 'head')!
    const added = parseHtmlFragment(edit.markup).children as Element[]
    children.splice(children.indexOf(element), 1, ...(keep ? [element] : []), ...added)
    this.#edits.push(edit)
  }
}

/** The built file of a page: /about.html for the route /about. */
export function builtFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}

/** The context of a build step. */
export type StepContext = {
  /**
   * The content that the site was built from: its pages, the site's address (`await content.origin()`), and the build's
   * date and whether it is a preview (`content.publication()`).
   */
  content: ContentFolder
  /** The folder of the built site, absolute. */
  folder: string
  /** The pages that Vike rendered, by their file below `folder`, such as /about.html. */
  builtPages: ReadonlyMap<string, BuiltPage>
  /** Writes a file of the site, by its path below `folder`, with or without a slash before it. */
  write: (path: string, text: string | Uint8Array) => void
  /** Runs the steps on a page that Vike did not render, and writes it. */
  addPage: (path: string, html: string) => void
  /** Logs a line if the build runs with --verbose. */
  log: (line: string) => void
  settings: ToolSettings
}

/** One pass over the pages that Vike has rendered. */
export type BuildStep = {
  /** Changes a page. */
  page?: (page: BuiltPage, context: StepContext) => void
  /** Runs after the pages. */
  end?: (context: StepContext) => void | Promise<void>
}

/** Runs the steps over the pages in a folder. */
export async function runSteps(
  steps: readonly BuildStep[],
  { folder, ...options }: Omit<StepContext, 'write' | 'addPage' | 'builtPages'>,
): Promise<void> {
  const builtPages = new Map<string, BuiltPage>()
  const write: StepContext['write'] = (path, text) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const addPage = (path: string, html: string): BuiltPage => {
    const page = new BuiltPage(path, html)
    for (const step of steps) step.page?.(page, context)
    write(path, page.html)
    return page
  }
  const context: StepContext = { ...options, folder, builtPages, write, addPage }

  for (const path of htmlFiles(folder)) builtPages.set(path, addPage(path, readFileSync(join(folder, path), 'utf8')))
  for (const { end } of steps) await end?.(context)
}

/** The HTML files of a folder as paths below it, such as /about.html. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort()
}
