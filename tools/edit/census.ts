// npm run edit:words: how many of the visible words can be edited on the page, and where the others are written.
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import type { HtmlElement, HtmlNode } from '../lib/html.ts'
import { readCommandLine } from '../lib/command-line.ts'
import { attribute, childrenOf, isElement, isText, parentOf, parsePage } from '../lib/html.ts'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { Lines } from '../content/content-error.ts'
import { contentFiles, routeOf } from '../content/routes.ts'
import { openRenderer } from '../vite/renderer.ts'
import { blockAt, type Block } from './block.ts'
import { blocksOf, textInside } from './blocks.ts'
import { candidatesFor, componentsThatWrite } from './record-check.ts'
import { literalsOf } from './records.ts'
import { SourceFiles } from './source-files.ts'

readCommandLine(
  `npm run edit:words    counts the visible words of all pages that can be edited on the page, and names the
                      components that have the others`,
)

// The renderer marks elements with their lines.
process.env['STAFFROOM_SOURCE_POSITIONS'] = '1'

const files = new SourceFiles(process.cwd())
const sources = new Map(files.list().map((file) => [file, files.read(file).text]))
const literals = [...sources].flatMap(([file, text]) => (file.endsWith('.ts') ? literalsOf(file, text) : []))
const counts = { page: 0, record: 0, code: 0 }
/** Where the words are that cannot be edited, with how many there are. */
const elsewhere = new Map<string, number>()
const known = new Map<string, string>()

const renderer = await openRenderer(files.root)
for (const [route, html] of await renderer.render(contentFiles(files.root).map(routeOf))) {
  const file = [...sources.keys()].find((candidate) => candidate.endsWith('.mdx') && routeOf(candidate) === route)!
  const text = sources.get(file)!
  const tree = parseContent(text, file)
  const page = { file, lines: new Lines(text), tree, blocks: blocksOf(tree) }
  if (typeof html === 'string') visit(parsePage(html), page)
}
await renderer.close()

const all = Object.values(counts).reduce((sum, count) => sum + count)
const share = (count: number) => `${count.toLocaleString('en-GB').padStart(8)}  ${((count / all) * 100).toFixed(1)} %`
console.log(`${share(counts.page)}  open the text of the page
${share(counts.record)}  open a record
${share(counts.code)}  say which component writes or computes them\n`)
for (const [place, count] of [...elsewhere].sort(([, a], [, b]) => b - a)) console.log(`${share(count)}  ${place}`)

type Page = { file: string; lines: Lines; tree: Root; blocks: readonly Block[] }

function visit(node: HtmlNode, page: Page): void {
  if (isElement(node) && ['head', 'script', 'style', 'template'].includes(node.tagName)) return
  if (isText(node)) {
    const words = node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    const parent = parentOf(node)
    if (words && parent && isElement(parent)) count(parent, words, page)
  }
  for (const child of childrenOf(node)) visit(child, page)
}

function count(element: HtmlElement, words: number, page: Page): void {
  const block = blockOf(element, page)
  const shown = toString(element).trim()
  if (block && (block.kind === 'text' || textInside(page.tree, block, shown))) return void (counts.page += words)
  const key = `${block?.name}\n${shown}`
  const place = known.get(key) ?? placeOf(shown, block)
  known.set(key, place)
  if (place === 'record') counts.record += words
  else {
    counts.code += words
    elsewhere.set(place, (elsewhere.get(place) ?? 0) + words)
  }
}

/** 'record', or the component that has the words. */
function placeOf(shown: string, block: Block | undefined): string {
  try {
    if (candidatesFor(literals, shown).length) return 'record'
  } catch {
    return 'record'
  }
  return componentsThatWrite(files.root, shown)[0] ?? (block ? `components/widgets/${block.name}` : 'components/frame')
}

function blockOf(element: HtmlElement, { file, lines, blocks }: Page): Block | undefined {
  for (let node: HtmlNode | undefined = element; node; node = parentOf(node)) {
    const position = isElement(node) ? attribute(node, 'data-source') : undefined
    const [, line, column] = /:(\d+):(\d+)$/.exec(position ?? '') ?? []
    if (!line || !position!.startsWith(file)) continue
    const offset = lines.offsetOf({ line: Number(line), column: Number(column) })
    return blockAt(blocks, offset, offset)
  }
  return undefined
}
