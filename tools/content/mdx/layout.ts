import type { Heading, Link, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { FrontMatter } from '../front-matter-schema.ts'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { wordsOf, attributeOf, element, isFlowElement, widgetMadeFrom, setAttribute } from './element.ts'

/** What the layout of a page depends on besides its text. */
export type LayoutOptions = Pick<FrontMatter, 'template' | 'drawing'> & {
  widgets: Widgets
}

/**
 * A remark plugin that turns a page's structure into its layout. It needs the front matter that `checkContent` leaves.
 */
export function remarkLayout(loadVocabulary: LoadVocabulary) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const frontMatter = file.data['frontMatter'] as FrontMatter | undefined
    if (!frontMatter) return
    const { widgets } = await loadVocabulary()
    applyLayout(tree, { ...frontMatter, widgets })
  }
}

/**
 * Turns the structure of a page into its layout: the head up to the first `##`, a section from each `##` on, columns at
 * `---`, rows of buttons, ticked lists. Other templates have no sections.
 */
export function applyLayout(tree: Root, options: LayoutOptions): void {
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
    ;(parent.children as RootContent[])[index!] = element(widgetMadeFrom('ticks', widgets), { as: 'ticks' }, [list])
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
    return [withColumns(element(widgetMadeFrom('section', widgets), { tone: above }), part, false, widgets)]
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
  const section = widgetMadeFrom('section', widgets)
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

type Widgets = Vocabulary['widgets']

/** In the head the first button is a hero button, and a link above the heading is a back link. */
type Region = 'head' | 'section'

/** Turns each paragraph of links only, and each single button, into a row of buttons. The first one is primary. */
function withButtons(nodes: readonly RootContent[], region: Region, widgets: Widgets): RootContent[] {
  const title = region === 'head' ? nodes.findIndex(({ type }) => type === 'heading') : -1
  let hasPrimary = false
  return nodes.map((node, index) => {
    const row = rowOf(node, widgets)
    if (!row) return node
    const [only] = row
    if (index < title && row.length === 1 && only?.type === 'link' && !/^(mailto|tel):/i.test(only.url))
      return parentLink(only, widgets)
    const buttons = row.map((button) => {
      const styled = button.type === 'link' ? buttonOf(button, region, !hasPrimary, widgets) : button
      hasPrimary = true
      return styled
    })
    const buttonRow = element('Buttons', {}, buttons)
    if (node.position) buttonRow.position = node.position
    return buttonRow
  })
}

/** The links and buttons of a row; undefined if a node is not one. */
function rowOf(node: RootContent, widgets: Widgets): (Link | MdxJsxTextElement)[] | undefined {
  const isWidget = ({ name }: { name: string | null }) => widgets[name ?? '']?.isButton === true
  if (isFlowElement(node)) return isWidget(node) ? [node as unknown as MdxJsxTextElement] : undefined
  if (node.type !== 'paragraph') return undefined
  const shown = node.children.filter(({ type, ...rest }) => type !== 'text' || ('value' in rest && rest.value.trim()))
  const isButton = (child: PhrasingContent) =>
    child.type === 'link' || (child.type === 'mdxJsxTextElement' && isWidget(child))
  return shown.length > 0 && shown.every(isButton) ? (shown as (Link | MdxJsxTextElement)[]) : undefined
}

function buttonOf(link: Link, region: Region, isFirst: boolean, widgets: Widgets): MdxJsxTextElement {
  const [primary, other] = region === 'head' ? ['hero', 'outline'] : ['default', 'outline']
  const variant = isFirst ? primary : other
  const line = /^tel:(hotline|main)$/.exec(link.url)?.[1]
  if (line) return textElement(link, widgetMadeFrom('call', widgets), { line, label: wordsOf(link), variant }, [])
  const size: Record<string, string> = region === 'head' && !isFirst ? { size: 'lg' } : {}
  return textElement(link, widgetMadeFrom('link', widgets), { href: link.url, variant, ...size }, link.children)
}

/** A link above the page's heading is a link to its parent page. */
function parentLink(link: Link, widgets: Widgets): RootContent {
  const attributes = { href: link.url, variant: 'ghost', size: 'sm', back: '' }
  return { ...element(widgetMadeFrom('link', widgets), attributes, link.children), position: link.position }
}

function textElement(
  { position }: Link,
  name: string,
  attributes: Record<string, string>,
  children: Link['children'],
): MdxJsxTextElement {
  return { ...element(name, attributes, children), type: 'mdxJsxTextElement', position } as MdxJsxTextElement
}
