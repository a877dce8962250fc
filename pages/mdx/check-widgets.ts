import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ContentError, suggestion } from '../content/content-error.ts'
import { contentFile } from './check-front-matter.ts'

/** The names that content may use, asked for anew each time: in dev a widget may have been added since. */
export type WidgetNames = () => Promise<readonly string[]>

/** Refuses a widget that the registry does not hold. */
export function checkWidgets(widgetNames: WidgetNames) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const known = await widgetNames()
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name, position } = node as MdxJsxFlowElement | MdxJsxTextElement
      if (!name || !/^[A-Z]/.test(name) || known.includes(name)) return
      const { line, column } = position!.start
      throw new ContentError({ file: contentFile(file), source: String(file), place: { line, column: column + 1 }, problem: `There is no widget "${name}".`, fix: suggestion(name, known) })
    })
  }
}
