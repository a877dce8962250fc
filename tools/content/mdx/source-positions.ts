import type { Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentPath } from './check-content.ts'
import { readToolSettings } from '../../lib/tool-settings.ts'

/** Whether the build marks elements with their source positions: for reviews, and for the links of previews. */
export function wantsSourcePositions(): boolean {
  const { STAFFROOM_SOURCE_POSITIONS, STAFFROOM_PREVIEW } = readToolSettings()
  return STAFFROOM_SOURCE_POSITIONS || STAFFROOM_PREVIEW
}

/**
 * Adds its position to every element that the author wrote: file, line and column, from which a review links a change
 * to its source, or the offsets of its start and end, with which the dev server edits it.
 */
export function sourcePositions(format: 'lines' | 'offsets' = 'lines') {
  return (tree: Root, file: VFile): void => {
    const name = contentPath(file)
    visit(tree, (node) => {
      const { start, end } = node.position ?? {}
      if (!start) return
      const source = format === 'lines' ? `${name}:${start.line}:${start.column}` : `${start.offset}-${end!.offset}`
      if (node.type === 'element') node.properties['dataSource'] = source
      const jsx = node as unknown as MdxJsxFlowElementHast | MdxJsxTextElementHast
      // Its props were checked before; the widget hands it on to its outermost element.
      if (/^mdxJsx/.test(jsx.type) && jsx.name)
        jsx.attributes.push({ type: 'mdxJsxAttribute', name: 'data-source', value: source })
    })
  }
}
