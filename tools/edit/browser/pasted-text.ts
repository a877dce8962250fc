import type { EditorView } from '@codemirror/view'
import { isInCode } from './plain-signs.ts'

/** Pastes what a word processor copies as Markdown, and an address over selected words as their link. */
export function pasteAsMarkdown({ clipboardData }: ClipboardEvent, { state, dispatch }: EditorView): boolean {
  const { from, to } = state.selection.main
  const text = state.doc.toString()
  const [words, address] = [text.slice(from, to), clipboardData?.getData('text/plain').trim() ?? '']
  const isLink = words && !/[\n\]]/.test(words) && /^(https?:\/\/|mailto:|tel:)\S+$/.test(address)
  const html = clipboardData?.getData('text/html') ?? ''
  const pasted = isLink ? `[${words}](${encodeSigns(address)})` : markdownOf(html)
  const hasMarkup = /\*|\]\(|^\s*(- |\d+\. |#|\|)/m.test(pasted.replaceAll(/\\[^]/g, ''))
  if (isInCode(text, from) || !hasMarkup) return false
  // Blocks do not begin or end within a line.
  const isBlocks = !isLink && /\n|^(- |\d+\. |#)/.test(pasted)
  const before = isBlocks && /\S[^\n]*$/.test(text.slice(0, from)) ? '\n\n' : ''
  const after = isBlocks && /^[^\n]*\S/.test(text.slice(to)) ? '\n\n' : ''
  dispatch(
    state.update(state.replaceSelection(before + pasted + after), { scrollIntoView: true, userEvent: 'input.paste' }),
  )
  return true
}

/** The text of HTML as Markdown: paragraphs, headings, lists and tables; bold, italic, links. */
function markdownOf(html: string): string {
  return joined(blocksIn(new DOMParser().parseFromString(html, 'text/html').body))
}

/** Items of a list follow each other; other blocks have an empty line between them. */
function joined(blocks: readonly string[]): string {
  let text = ''
  let list = ''
  for (const block of blocks) {
    const [, indent = '', bullet, number] = /^(\s*)(?:(-)|(\d+)\.) /.exec(block) ?? []
    const own = bullet ?? (number && 'numbers') ?? ''
    // Points and numbers are two lists, unless one is inside the other.
    text += (own && list && (indent || own === list) ? '\n' : '\n\n') + block
    if (!indent) list = own
  }
  return text.trim()
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, section, article, pre'

/** The blocks in an element; what is between them is a paragraph. */
function blocksIn(parent: Element): string[] {
  const blocks: string[] = []
  let words: Node[] = []
  const flush = () => {
    const paragraph = inlineOf(words)
    if (paragraph) blocks.push(paragraph)
    words = []
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !(node.matches(BLOCKS) || node.querySelector(BLOCKS))) words.push(node)
    else {
      flush()
      blocks.push(...blockOf(node))
    }
  }
  flush()
  return blocks
}

function blockOf(element: Element): string[] {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) {
    const words = inlineOf([element]).replaceAll('**', '')
    // The page has its first heading.
    return words ? [`${'#'.repeat(Math.max(2, Number(level)))} ${words}`] : []
  }
  if (element.matches('ul, ol')) return itemsOf(element)
  if (element.matches('table')) return [tableOf(element)]
  const [, depth] = /mso-list:\s*l\d+ level(\d)/.exec(element.getAttribute('style') ?? '') ?? []
  if (!depth) return blocksIn(element)
  // Word has no lists in HTML: its paragraphs begin with a sign or a number.
  const isNumbered = /^\W*\w+[.)]/.test(element.querySelector('[style*="mso-list:Ignore"]')?.textContent ?? '')
  return [`${'   '.repeat(Number(depth) - 1)}${isNumbered ? '1. ' : '- '}${inlineOf([element])}`]
}

function itemsOf(list: Element): string[] {
  let number = 0
  return [...list.children].flatMap((item) => {
    const isList = item.matches('ul, ol')
    const marker = list.matches('ol') ? `${isList ? number : ++number}. ` : '- '
    const text = joined(isList ? itemsOf(item) : blocksIn(item)).replaceAll(/\n\n(?=\s*(- |\d+\. ))/g, '\n')
    const indented = text.replaceAll(/^(?=.)/gm, ' '.repeat(marker.length))
    return text ? [isList ? indented : marker + indented.trimStart()] : []
  })
}

function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) => `| ${[...row.cells].map((cell) => inlineOf([cell])).join(' | ')} |`)
  const line = `|${' --- |'.repeat(table.rows[0]?.cells.length ?? 0)}`
  return [rows[0], line, ...rows.slice(1)].join('\n')
}

/** Words with one look. */
type Run = { text: string; isBold: boolean; isItalic: boolean; address: string }

function inlineOf(nodes: readonly Node[]): string {
  const runs: Run[] = []
  for (const run of nodes.flatMap((node) => runsOf(node, { text: '', isBold: false, isItalic: false, address: '' }))) {
    const last = runs.at(-1)
    const isSame = last?.isBold === run.isBold && last.isItalic === run.isItalic && last.address === run.address
    if (isSame) last.text += run.text
    else runs.push(run)
  }
  const text = runs.map(({ text, isBold, isItalic, address }) => {
    // Signs do not stand beside spaces.
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text)!
    const sign = (isBold ? '**' : '') + (isItalic ? '*' : '')
    const marked = words && sign + words + sign
    return before + (address && words ? `[${marked}](${encodeSigns(address)})` : marked) + after
  })
  return text
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/^[\s\\]*\n|(\\?\s)+$/g, '')
    .trim()
    .replace(/^([#>+-]|\d+(?=[.)] ))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
}

function runsOf(node: Node, look: Run): Run[] {
  if (node instanceof Text)
    return [{ ...look, text: node.data.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*[<{|]|(?<!\w)_|_(?!\w)/g, '\\$&') }]
  if (!(node instanceof HTMLElement) || node.matches('style, script, [style*="mso-list:Ignore"]')) return []
  if (node.matches('br')) return [{ ...look, text: '\\\n' }]
  const { fontWeight, fontStyle } = node.style
  const address = node.getAttribute('href') ?? ''
  const own = {
    text: '',
    isBold: fontWeight ? /bold|[6-9]00/.test(fontWeight) : look.isBold || node.matches('b, strong'),
    isItalic: fontStyle ? fontStyle === 'italic' : look.isItalic || node.matches('i, em'),
    address: /^(https?:|mailto:|tel:)/.test(address) ? address : look.address,
  }
  return [...node.childNodes].flatMap((child) => runsOf(child, own))
}

function encodeSigns(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29')
}
