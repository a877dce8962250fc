import type { Heading, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { withButtons } from './buttons.ts'
import type { FrontMatter } from '../front-matter-schema.ts'
import { attributeOf, element, isFlowElement, madeFrom, setAttribute } from './made-elements.ts'

type Widgets = Vocabulary['widgets']

/** What the layout of a page depends on besides its text. */
export type LayoutOptions = Pick<FrontMatter, 'template' | 'drawing'> & {
  widgets: Widgets
}

/**
 * A remark plugin that turns a page's structure into its layout. It needs the front matter that `checkContent` leaves.
 */
export function layout(loadVocabulary: LoadVocabulary) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const frontMatter = file.data['frontMatter'] as FrontMatter | undefined
    if (!frontMatter) return
    const { widgets } = await loadVocabulary()
    layOut(tree, { ...frontMatter, widgets })
  }
}

/**
 * Turns the structure of a page into its layout: the head up to the first `##`, a section from each `##` on, columns at
 * `---`, rows of buttons, ticked lists. Other templates have no sections.
 */
export function layOut(tree: Root, options: LayoutOptions): void {
  tickLists(tree, options)
  if (options.template !== 'page') {
    tree.children = withButtons(tree.children, 'section', options.widgets)
    return
  }
  const isMeta = ({ type }: RootContent) => type === 'yaml' || type === 'mdxjsEsm'
  tree.children = [
    ...tree.children.filter(isMeta),
    ...sectionsOf(
      tree.children.filter((node) => !isMeta(node)),
      options,
    ),
  ]
}

/** A list whose items all begin with `- [x]` is a list of ticks. */
function tickLists(tree: Root, { widgets }: LayoutOptions): void {
  visit(tree, 'list', (list, index, parent) => {
    if (!parent || !list.children.every(({ checked }) => checked)) return
    for (const item of list.children) item.checked = null
    ;(parent.children as RootContent[])[index!] = element(madeFrom('ticks', widgets), { as: 'ticks' }, [list])
  })
}

function sectionsOf(nodes: RootContent[], options: LayoutOptions): RootContent[] {
  const { drawing, widgets } = options
  // Words alone are followed by a section of the same colour.
  let above = 'well'
  return partsOf(nodes, widgets).flatMap((part, index) => {
    const isHead = part.some((node) => isTitle(node) || (isFlowElement(node) && node.children.some(isTitle)))
    const [first] = part
    if (isSection(first, widgets)) {
      const holdsHead = first.children.some(isTitle)
      const tone = holdsHead || attributeOf(first, 'space') === 'tight' ? 'paper' : opposite(above)
      above = attributeOf(first, 'tone') ?? tone
      setAttribute(first, 'tone', above)
      return [withColumns(first, first.children, holdsHead, widgets)]
    }
    if (isHead) {
      const head = headOf(part, options)
      above = head.length === 1 && isNamed(head[0], 'Head') && !drawing ? 'well' : 'paper'
      return head
    }
    // Without a heading, as on the page of a widget's example.
    if (index === 0 && !isHeading(first, 2)) return withButtons(part, 'section', widgets)
    above = opposite(above)
    return [withColumns(element(madeFrom('section', widgets), { tone: above }), part, false, widgets)]
  })
}

/** The parts of a page. Each `##` begins one, unless it begins a second column; a written section is one by itself. */
function partsOf(nodes: readonly RootContent[], widgets: Widgets): RootContent[][] {
  const parts: RootContent[][] = [[]]
  for (const node of nodes) {
    const part = parts.at(-1)!
    const beginsColumn = isBreak(part.at(-1)) && part.filter(isBreak).length === 1
    if (isSection(node, widgets)) parts.push([node], [])
    else if (isHeading(node, 2) && !beginsColumn) parts.push([node])
    else part.push(node)
  }
  return parts.filter(({ length }) => length > 0)
}

/** The head: its text, and below it, at full width, everything from the first widget on. */
function headOf(nodes: RootContent[], { drawing, widgets }: LayoutOptions): RootContent[] {
  const section = madeFrom('section', widgets)
  const widgetOf = (node: RootContent) => (isFlowElement(node) ? widgets[node.name ?? ''] : undefined)
  const headWidget = nodes.find((node) => widgetOf(node)?.takesHead)
  if (headWidget && isFlowElement(headWidget)) {
    headWidget.children = nodes.filter((node) => node !== headWidget) as typeof headWidget.children
    return [element(section, {}, [headWidget])]
  }
  if (nodes.some(isBreak)) return [withColumns(element(section, {}), nodes, true, widgets)]
  const at = nodes.findIndex((node) => isFlowElement(node) && !widgetOf(node)?.inHead && !widgetOf(node)?.isButton)
  const words = withButtons(at < 0 ? nodes : nodes.slice(0, at), 'head', widgets)
  const head = element('Head', drawing ? { drawing } : {}, words)
  return at < 0
    ? [head]
    : [head, element(section, { space: 'tight' }, withButtons(nodes.slice(at), 'section', widgets))]
}

/**
 * Fills a section. Each `---` begins a column, and one more ends the last; what follows spans them all. There are two
 * columns, or as many as the section's split says. Words beside a widget have five twelfths, otherwise each has half.
 */
function withColumns(
  section: MdxJsxFlowElement,
  nodes: RootContent[],
  isHead: boolean,
  widgets: Widgets,
): MdxJsxFlowElement {
  const breaks = nodes.flatMap((node, index) => (isBreak(node) ? [index] : []))
  const children = withButtons(nodes, isHead ? 'head' : 'section', widgets)
  if (!breaks.length) return element(section, {}, children)
  const written = attributeOf(section, 'split')
  const ends = [...breaks, children.length].slice(0, written?.split('/').length ?? 2)
  const columns = ends.map((end, at) => children.slice(at === 0 ? 0 : ends[at - 1]! + 1, end))
  const [, beside] = columns.map(([node]) => node)
  const isBeside = !isHead && isFlowElement(beside) && beside.name !== 'Buttons'
  const split = written ?? (isBeside ? '5/7' : '6/6')
  return element(section, { split }, [
    ...columns.map((column) => element('Column', {}, column)),
    ...children.slice(ends.at(-1)! + 1),
  ])
}

function opposite(tone: string): string {
  return tone === 'paper' ? 'well' : 'paper'
}

function isHeading(node: RootContent | undefined, depth: number): node is Heading {
  return node?.type === 'heading' && node.depth === depth
}

const isTitle = (node: RootContent) => isHeading(node, 1)
const isBreak = (node: RootContent | undefined) => node?.type === 'thematicBreak'
const isNamed = (node: RootContent | undefined, name: string) => isFlowElement(node) && node.name === name

/** Whether a node is a section that the author has written. */
function isSection(node: RootContent | undefined, widgets: Widgets): node is MdxJsxFlowElement {
  return isFlowElement(node) && widgets[node.name ?? '']?.madeFrom === 'section'
}
