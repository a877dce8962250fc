import { posix } from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf, type Element } from '../../content/mdx/element.ts'
import { WIDGET_TYPES } from '../../content/mdx/widget-types.ts'
import { Lines } from '../../content/lines.ts'

/**
 * A page as TypeScript: its widgets with their props, everything at the line and column where the page has it, and all prose
 * blank, since prose costs the compiler time and has no types. What widgets are stands behind the last line.
 * @param folder where the mirror will stand, relative to the repository
 */
export function mirrorOf(tree: Root, source: string, folder: string): string {
  const lines = new Lines(source)
  const text = [...source.replace(/[^\n]/g, ' ')]
  const names = new Set<string>()
  const copy = (from: number, to: number, part = source.slice(from, to)) => text.splice(from, to - from, ...part)
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const element = node as Element
    if (!/^[A-Z]\w*$/.test(element.name ?? '')) return
    names.add(element.name!)
    const from = lines.offsetOf(startOf(element))
    const to = lines.offsetOf(element.position!.end)
    const closing = `</${element.name}>`
    copy(from, from + element.name!.length + 1)
    let end = from + element.name!.length + 1
    for (const attribute of element.attributes) {
      const [start, stop] = [lines.offsetOf(attribute.position!.start), lines.offsetOf(attribute.position!.end)]
      copy(start, stop)
      end = stop
    }
    const close = source.indexOf('>', end)
    if (source[close - 1] === '/') copy(close - 1, close + 1)
    else {
      copy(close, close + 1)
      copy(to - closing.length, to, closing)
    }
  })
  // The fence of the front matter has room for the beginning; nothing else stands in its line.
  text.splice(0, 3, '(', '<', '>')
  return `${text.join('').trimEnd()}\n</>)\n${closingLines([...names], folder)}`
}

function closingLines(names: readonly string[], folder: string): string {
  const from = posix.relative(folder, WIDGET_TYPES)
  const declared = names.map((name) => `declare const ${name}: MdxComponents['${name}']`).join('\n')
  return `import type { MdxComponents } from '${from}'\n${declared}\nexport {}\n`
}
