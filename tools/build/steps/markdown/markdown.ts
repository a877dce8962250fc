import { attributeOf, readHtml, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** What runs within a line; everything else begins a block. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'output',
  'picture',
  'q',
  's',
  'samp',
  'small',
  'source',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'time',
  'u',
  'var',
  'wbr',
  '',
])
/** What says nothing in a text: ways around the page, controls without their words, scripts. */
const LEFT_OUT = new Set([
  'nav',
  'script',
  'style',
  'template',
  'noscript',
  'input',
  'select',
  'textarea',
  'datalist',
  'progress',
  'meter',
  'iframe',
  'audio',
  'video',
  'canvas',
])

/**
 * A page's HTML as Markdown that a person can read: its headings, texts, lists, tables and links, with all that widgets say.
 * @param html the inside of the page's `main`, as React wrote it
 * @param address the page's own, to which its links are relative
 */
export function markdownOf(html: string, address: string): string {
  return blocksOf(readHtml(html).children, { address }).join('\n\n')
}

type Context = {
  address: string
  /** Within a list item or a table's cell: headings are words in bold there. */
  item?: boolean
}

function blocksOf(nodes: readonly HtmlNode[], context: Context): string[] {
  const blocks: string[] = []
  let line = ''
  const endLine = () => {
    const text = tidy(line)
    if (text) blocks.push(text)
    line = ''
  }
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string' || isInline(node)) {
      // Two elements side by side are drawn apart; their words must not run together.
      if (typeof node !== 'string' && typeof nodes[index - 1] === 'object') line += ' '
      line += inline(node, context)
      continue
    }
    if (isLeftOut(node)) continue
    endLine()
    blocks.push(...blockOf(node, context))
  }
  endLine()
  return blocks
}

function blockOf(element: HtmlElement, context: Context): string[] {
  const { tag, children } = element
  if (/^h[1-6]$/.test(tag)) {
    const text = tidy(children.map((child) => inline(child, context)).join(''))
    return text ? [context.item ? `**${text}**` : `${'#'.repeat(Number(tag[1]))} ${text}`] : []
  }
  if (tag === 'ul' || tag === 'ol')
    return some(
      children
        .filter(isElement)
        .map((item, index) =>
          listItem(tag === 'ol' ? `${index + 1}. ` : '- ', blocksOf(item.children, { ...context, item: true })),
        ),
    )
  if (tag === 'dl') return some(definitions(element, context))
  if (tag === 'table') return table(element, context)
  if (tag === 'blockquote') return some([blocksOf(children, context).join('\n\n').replace(/^/gm, '> ')])
  if (tag === 'pre') return [`\`\`\`\n${plainText(element).replace(/\n$/, '')}\n\`\`\``]
  if (tag === 'hr') return ['---']
  if (tag === 'summary' || tag === 'legend' || tag === 'caption')
    return blocksOf(children, { ...context, item: true }).map((text) => (text.startsWith('**') ? text : `**${text}**`))
  return blocksOf(children, context)
}

/** Lines as one block, none where they are empty. */
function some(lines: readonly string[]): string[] {
  const text = lines.filter(Boolean).join('\n')
  return text ? [text] : []
}

function listItem(mark: string, blocks: readonly string[]): string {
  return blocks.length ? mark + blocks.join('\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`) : ''
}

/** A list of terms: `- **term:** what it means`. Pairs may stand in a div each. */
function definitions({ children }: HtmlElement, context: Context): string[] {
  const items: string[] = []
  for (const child of children.filter(isElement)) {
    const text = () => blocksOf(child.children, { ...context, item: true }).join(' ')
    if (child.tag === 'div') items.push(...definitions(child, context))
    else if (child.tag === 'dt') items.push(`- **${text()}:**`)
    else if (items.length) items.push(`${items.pop()!} ${text()}`)
  }
  return items
}

function table(element: HtmlElement, context: Context): string[] {
  const rows = descendants(element, 'tr').map((row) =>
    row.children.filter(isElement).map((cell) =>
      blocksOf(cell.children, { ...context, item: true })
        .join(' ')
        .replaceAll('\n', ' ')
        .replaceAll('|', '\\|'),
    ),
  )
  const [head, ...body] = rows
  if (!head) return []
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const captions = descendants(element, 'caption').flatMap((caption) => blockOf(caption, context))
  return [...captions, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
}

function inline(node: HtmlNode, context: Context): string {
  if (typeof node === 'string') return escaped(node)
  if (isLeftOut(node)) return ''
  const { tag, children } = node
  if (tag === 'br') return ' '
  if (tag === 'img')
    return attributeOf(node, 'alt')
      ? `![${attributeOf(node, 'alt')}](${absolute(attributeOf(node, 'src') ?? '', context)})`
      : ''
  if (tag === 'svg')
    return attributeOf(node, 'aria-label') ? `*Drawing: ${escaped(attributeOf(node, 'aria-label')!)}*` : ''
  if (tag === 'code') return `\`${plainText(node)}\``
  const text = children
    .map((child, index) => {
      const apart = isElement(child) && (isElement(children[index - 1] ?? '') || !isInline(child)) ? ' ' : ''
      return apart + inline(child, context) + (isElement(child) && !isInline(child) ? ' ' : '')
    })
    .join('')
  const words = tidy(text)
  if (!words) return text ? ' ' : ''
  const around = (before: string, after: string) =>
    `${/^\s/.test(text) ? ' ' : ''}${before}${words}${after}${/\s$/.test(text) ? ' ' : ''}`
  const href = tag === 'a' ? attributeOf(node, 'href') : undefined
  if (href) return around('[', `](${absolute(href, context)})`)
  if ((tag === 'b' || tag === 'strong') && !words.includes('**')) return around('**', '**')
  if (tag === 'em' && !words.includes('*')) return around('*', '*')
  return text
}

function absolute(href: string, { address }: Context): string {
  return URL.canParse(href, address) ? new URL(href, address).href : href
}

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string'
}

/** A link or a span that holds blocks is a block itself; in a heading it is not. */
function isInline({ tag, children }: HtmlElement): boolean {
  return (
    INLINE.has(tag) &&
    (tag === 'svg' || children.every((child) => !isElement(child) || isInline(child) || LEFT_OUT.has(child.tag)))
  )
}

function isLeftOut(element: HtmlElement): boolean {
  // What is shown only where a script did not come is no part of the text either.
  return LEFT_OUT.has(element.tag) || /(?:^|\s)(aria-hidden="true"|data-island-failed)/.test(element.attributes)
}

function descendants({ children }: HtmlElement, tag: string): HtmlElement[] {
  return children.filter(isElement).flatMap((child) => (child.tag === tag ? [child] : descendants(child, tag)))
}

function plainText({ children }: HtmlElement): string {
  return children.map((child) => (isElement(child) ? plainText(child) : child)).join('')
}

function tidy(text: string): string {
  return text.replace(/[\s\u00ad]+/g, ' ').trim()
}

/** What Markdown would read as its own signs. */
function escaped(text: string): string {
  return /[\\*_`[\]<]/.test(text) ? text.replace(/[\\*_`[\]<]/g, '\\$&') : text
}
