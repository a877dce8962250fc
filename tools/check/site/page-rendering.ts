import { evaluate } from '@mdx-js/mdx'
import type { Nodes, Parents, Root } from 'mdast'
import type { MDXComponents } from 'mdx/types'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { childrenOf, isElement, parseHtmlFragment, type HtmlNode } from '../../lib/html.ts'
import type { FrontMatter } from '../../content/front-matter.ts'
import { applyLayout } from '../../content/mdx/layout.ts'
import type { Element } from '../../content/mdx/element.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { htmlFaults, tagMarks, textMark, type HtmlFault } from './html-structure.ts'
import type { SitePage } from './site-reader.ts'

/** A text of the author, and the nodes around it, from the page down. */
export type AuthorText = { node: Extract<Nodes, { value: string }>; ancestors: readonly Parents[] }

/** A page, laid out and rendered as on the site. */
export type PageRendering = {
  /** The author's texts that the page does not show, in order. */
  lost: AuthorText[]
  /** The error that a widget threw, and its tag; without a tag the page itself failed. */
  failure?: { error: unknown; tag: Element | undefined }
  /** What is wrong with its HTML. */
  faults: HtmlFault[]
  /** As React prints it, with a mark at each text and each tag of the author. */
  html: string
  /** Every text and every tag of the author, by its number in the faults. */
  written: readonly AuthorText[]
  tags: readonly Element[]
}

/** Pages stay the same objects until they or the vocabulary change. */
const renderings = new WeakMap<SitePage, Promise<PageRendering>>()

/** A page's rendering; undefined if the page cannot be read. */
export function renderingOf(
  page: SitePage,
  vocabulary: Vocabulary,
  buildDate: string,
): Promise<PageRendering> | undefined {
  const { frontMatter, errors } = page
  if (!frontMatter || errors.length) return undefined
  let rendering = renderings.get(page)
  if (!rendering) renderings.set(page, (rendering = renderPage({ ...page, frontMatter }, vocabulary, buildDate)))
  return rendering
}

/** The attribute by which a widget is found that throws, or is in the wrong place. */
const TAG = 'data-tag'

/**
 * Renders a page that can be read, with its layout, its widgets and its template, and finds the texts that it drops.
 * @param buildDate such as 2026-01-31
 */
async function renderPage(
  { source, route, frontMatter }: { source: string; route: string; frontMatter: FrontMatter },
  { widgets, pageComponents }: Vocabulary,
  buildDate: string,
): Promise<PageRendering> {
  const written: AuthorText[] = []
  const tags: Element[] = []
  /** The tags of the author, without those that the layout adds. */
  const writtenTags = new Set<Element>()
  let latestTag: Element | undefined

  const mark = () => (tree: Root) => {
    for (const text of textsOf(tree)) {
      text.node.value += textMark(written.length)
      written.push(text)
    }
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') writtenTags.add(node)
    })
  }
  const layout = () => (tree: Root) => applyLayout(tree, { ...frontMatter, widgets })
  const tag = () => (tree: Root) =>
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (!Object.hasOwn(widgets, node.name ?? '')) return
      node.attributes.push({ type: 'mdxJsxAttribute', name: TAG, value: String(tags.length) })
      tags.push(node)
    })
  const shown: MDXComponents = {}
  for (const [name, { component, props }] of Object.entries(widgets))
    shown[name] = ({ [TAG]: index, children, ...givenProps }: Record<string, unknown>) => {
      latestTag = tags[Number(index)]
      const view = createElement(component as ComponentType<Record<string, unknown>>, {
        ...props.parse(givenProps),
        route,
        buildDate,
        updated: { day: buildDate, pinned: true },
        children: children as ReactNode,
      })
      const [begin, end] = tagMarks(Number(index))
      return latestTag && writtenTags.has(latestTag) ? createElement(Fragment, null, begin, view, end) : view
    }

  try {
    const { default: Content } = await evaluate(source, {
      ...runtime,
      remarkPlugins: [remarkFrontmatter, remarkGfm, mark, layout, tag],
    })
    const content = createElement(Content, { components: { ...pageComponents?.prose, ...shown } })
    const Template = pageComponents?.templates[frontMatter.template]
    const { agent, industry } = frontMatter
    const html = renderToStaticMarkup(
      Template ? createElement(Template, { contents: [], agent, industry, children: content }) : content,
    )
    const seen = new Set(html.match(/[\u{f0000}-\u{ffffd}]/gu))
    const lost = written.filter((_, index) => !seen.has(textMark(index)))
    return { lost, faults: htmlFaults(html), html, written, tags }
  } catch (error) {
    return { lost: [], failure: { error, tag: latestTag }, faults: [], html: '', written, tags }
  }
}

/**
 * The numbers of sibling elements of one kind in the rendering of a tag: 3 for three cards, 5 for a list of five items.
 * Elements inside these are not counted: the first level with three siblings or more is the last.
 * @param tag the tag in the tree of any reading of the page
 */
export function groupSizes({ html, tags }: PageRendering, tag: Element): number[] {
  const index = tags.findIndex(
    ({ name, position }) => name === tag.name && position?.start.offset === tag.position?.start.offset,
  )
  const [begin, end] = tagMarks(index)
  if (!html.includes(begin)) return []
  const part = parseHtmlFragment(html.slice(html.indexOf(begin) + begin.length, html.indexOf(end)))
  const sizes: number[] = []
  for (let level: readonly HtmlNode[] = [part]; level.length; level = level.flatMap(childrenOf)) {
    for (const parent of level) {
      const names = childrenOf(parent).flatMap((child) => (isElement(child) ? child.tagName : []))
      sizes.push(...names.map((name) => names.filter((other) => other === name).length))
    }
    if (sizes.some((size) => size > 2)) break
  }
  return sizes.filter((size) => size > 1)
}

/** Every text with a word or a figure, in order. */
function textsOf(node: Nodes, ancestors: readonly Parents[] = []): AuthorText[] {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
    return /[\p{L}\p{N}]/u.test(node.value) ? [{ node, ancestors }] : []
  return 'children' in node ? node.children.flatMap((child) => textsOf(child, [...ancestors, node])) : []
}
