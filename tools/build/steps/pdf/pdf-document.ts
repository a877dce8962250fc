import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { PrintBlock, Run } from '../../../../components/widgets/declare.ts'
import { site } from '../../../../data/site.ts'
import { attributesOf } from '../../../content/mdx/element.ts'
import { applyLayout } from '../../../content/mdx/layout.ts'
import { parseContent } from '../../../content/mdx/mdx-options.ts'
import { attributeValue } from '../../../content/mdx/static-value.ts'
import type { Vocabulary } from '../../../content/vocabulary.ts'

type Tag = MdxJsxFlowElement | MdxJsxTextElement
type Node = RootContent | Tag

type PrintOptions = {
  /** The site's address, without a trailing slash. */
  origin: string
  /** The day of the build, such as 2026-01-31. */
  buildDate: string
  widgets: Vocabulary['widgets']
}

/**
 * Reads the page as a document for print: its headings and text in order, and the print form of each widget. Widgets
 * without one are left out; buttons become the addresses that they lead to.
 * @param source the page's MDX
 */
export function readPdfDocument(source: string, { origin, buildDate, widgets }: PrintOptions): PdfDocument {
  const tree = parseContent(source)
  applyLayout(tree, { template: 'page', widgets })
  const document: PdfDocument = { title: '', lead: '', facts: [], chapters: [] }
  for (const node of tree.children as Node[]) read(node)
  return document

  function read(node: Node): void {
    const chapter = document.chapters.at(-1)
    const add = (...blocks: PrintBlock[]) => void chapter?.blocks.push(...blocks)
    switch (node.type) {
      case 'heading': {
        const title = plain(runs(node.children))
        if (node.depth === 1) document.title = title
        else if (node.depth === 2) document.chapters.push({ title, blocks: [] } satisfies Chapter)
        else add({ kind: 'heading', text: title })
        return
      }
      case 'paragraph': {
        const text = runs(node.children)
        if (!chapter) document.lead ||= plain(text)
        else add({ kind: chapter.blocks.length ? 'paragraph' : 'lead', runs: text })
        return
      }
      case 'list': {
        const items = node.children.map((item) =>
          item.children.flatMap((child) => (child.type === 'paragraph' ? runs(child.children) : [])),
        )
        if (chapter) add({ kind: 'list', items })
        else document.facts.push(...items.map(plain))
        return
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const blocks = printed(node)
        if (blocks) {
          if (chapter && blocks[0]?.kind === 'lead')
            chapter.blocks = chapter.blocks.filter(({ kind }) => kind !== 'lead')
          return add(...blocks)
        }
        if (node.name === 'Buttons')
          return add({
            kind: 'list',
            items: [
              ...(node.children as Node[]).flatMap(action),
              [
                { text: 'Or call ', strong: false },
                { text: site.phone.label, strong: false, href: site.phone.href },
                { text: ', or email ', strong: false },
                { text: site.email, strong: false, href: `mailto:${site.email}` },
              ],
            ],
          })
        for (const child of node.children as Node[]) read(child)
      }
    }
  }

  /** Text with its strong parts; phrases are looked up. */
  function runs(nodes: readonly Node[], strong = false): Run[] {
    return nodes.flatMap((node): Run[] => {
      if (node.type === 'text' || node.type === 'inlineCode') return [{ text: node.value.replace(/\s+/g, ' '), strong }]
      if (node.type === 'strong') return runs(node.children, true)
      if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
        const blocks = printed(node) ?? []
        if (blocks.length)
          return blocks.flatMap((block) => ('runs' in block ? block.runs : [])).map((run) => ({ ...run, strong }))
      }
      const inner = 'children' in node ? runs(node.children, strong) : []
      if (node.type !== 'link') return inner
      // A printed link cannot be clicked, so print the address too.
      const href = absolute(node.url)
      return node.url.startsWith('/')
        ? [...inner, { text: ' (', strong }, { text: shortened(node.url), strong, href }, { text: ')', strong }]
        : inner.map((run) => ({ ...run, href }))
    })
  }

  /** Buttons as list items: the label and the address of each. */
  function action(node: Node): Run[][] {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return 'children' in node ? (node.children as Node[]).flatMap(action) : []
    const { href } = propsOf(node)
    if (typeof href !== 'string') return []
    const address: Run = { text: shortened(href), strong: false, href: absolute(href) }
    return [[...runs(node.children, true), { text: ': ', strong: false }, address]]
  }

  /** How a widget prints; undefined if it has no print form. */
  function printed(tag: Tag): PrintBlock[] | undefined {
    const widget = widgets[tag.name ?? '']
    return widget?.print?.(widget.props.parse(propsOf(tag)), buildDate)
  }

  function absolute(path: string): string {
    return new URL(path, origin).href
  }

  /** An address without its scheme. */
  function shortened(path: string): string {
    return path.startsWith('/') ? `${new URL(origin).host}${path}` : path
  }
}

function propsOf(tag: Tag): Record<string, unknown> {
  return Object.fromEntries(attributesOf(tag).map((attribute) => [attribute.name, attributeValue(attribute)]))
}

function plain(runs: readonly Run[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim()
}

/** A chapter: its heading, and its blocks. */
export type Chapter = { title: string; blocks: PrintBlock[] }

/** A whole document. */
export type PdfDocument = {
  title: string
  /** The text below the title. */
  lead: string
  /** Short facts at the bottom of the cover. */
  facts: string[]
  chapters: Chapter[]
}
