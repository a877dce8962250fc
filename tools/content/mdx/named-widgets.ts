import type { Root } from 'hast'
import type { Element } from './element.ts'
import { walk } from './walk.ts'

/** A widget that a page names, with those of its props that are plain texts. */
export type NamedWidget = { name: string; props: Record<string, string> }

/** What a page names, in order, so that its head can say what the page holds. */
export function widgetsNamedIn(tree: Root): NamedWidget[] {
  const widgets: NamedWidget[] = []
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const { name, attributes } = node as unknown as Element
    if (!name || !/^[A-Z]/.test(name)) return
    const texts = attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    )
    widgets.push({ name, props: Object.fromEntries(texts) })
  })
  return widgets
}
