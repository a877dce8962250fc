import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FrontMatter } from '../../content/front-matter.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { attribute, elements, parseHtmlFragment, textContent, type HtmlNode } from '../../lib/html.ts'

/** The element that replaces the MDX between a widget's tags. */
const CHILDREN = 'x-children'

/** The items before and after the MDX that a widget, a template or the frame wraps. */
export type SurroundingItems = { before: readonly OutlineItem[]; after: readonly OutlineItem[] }

/** What is around a page whose template or frame is unknown. */
export const NO_ITEMS: SurroundingItems = { before: [], after: [] }

/** Renders widgets, templates and the frame, each once, to find their headings, links and anchors. */
export class Rendering {
  readonly vocabulary: Vocabulary
  #known = new Map<string, SurroundingItems>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** The items of a widget with these props; none if the props are wrong. */
  widget(name: string, givenProps: Record<string, unknown>): SurroundingItems {
    return this.#once(`widget ${name} ${JSON.stringify(givenProps)}`, (children) => {
      const { component, props } = this.vocabulary.widgets[name]!
      return createElement(component as ComponentType<Record<string, unknown>>, {
        ...props.parse(givenProps),
        route: '/',
        children,
      })
    })
  }

  /** The items of a page's template. */
  template({ template, agent, industry }: FrontMatter): SurroundingItems {
    return this.#once(`template ${template} ${agent} ${industry}`, (children) => {
      const Template = this.vocabulary.around?.templates[template]
      return Template && createElement(Template, { contents: [], agent, industry, children })
    })
  }

  /** The items of the frame: header, drawer, footer. */
  frame({ header, footer }: FrontMatter): SurroundingItems {
    return this.#once(`frame ${header} ${footer}`, (children) => {
      const Frame = this.vocabulary.around?.Frame
      return Frame && createElement(Frame, { route: '/', header, footer, children })
    })
  }

  #once(key: string, make: (children: ReactNode) => ReactNode): SurroundingItems {
    let items = this.#known.get(key)
    if (!items) this.#known.set(key, (items = render(make)))
    return items
  }
}

function render(make: (children: ReactNode) => ReactNode): SurroundingItems {
  try {
    const html = renderToStaticMarkup(make(createElement(CHILDREN)))
    const [before = '', after = ''] = html.split(`<${CHILDREN}></${CHILDREN}>`)
    return { before: outlineOf(parseHtmlFragment(before)), after: outlineOf(parseHtmlFragment(after)) }
  } catch {
    // Wrong props and failing widgets are reported elsewhere.
    return NO_ITEMS
  }
}

/** A heading, anchor or link in a page's HTML. */
export type OutlineItem =
  | { kind: 'heading'; level: number; text: string; id?: string | undefined }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; href: string; text: string }

/** The headings, links and anchors below a node. */
function outlineOf(node: HtmlNode): OutlineItem[] {
  return elements(node).flatMap((element): OutlineItem[] => {
    const id = attribute(element, 'id')
    const href = attribute(element, 'href')
    const text = () => textContent(element).replace(/\s+/g, ' ').trim()
    const items: OutlineItem[] = []
    // React's generated ids differ between this rendering and the page.
    if (id !== undefined && !/_[rR]_|^:/.test(id)) items.push({ kind: 'anchor', id })
    if (/^h[1-6]$/.test(element.tagName))
      items.push({ kind: 'heading', level: Number(element.tagName[1]), text: text(), id })
    if (element.tagName === 'a' && href !== undefined) items.push({ kind: 'link', href, text: text() })
    return items
  })
}
