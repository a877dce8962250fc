import { visit } from 'unist-util-visit'
import type { Explanation } from '../../../content/content-error.ts'
import { startOf } from '../../../content/mdx/element.ts'
import { blanked } from '../prose.ts'
import { pageRule } from '../rule.ts'
import { brokenTable } from './broken-table.ts'

type Mark = {
  /** Matches in running text, with all else blanked. */
  pattern: RegExp
  /** Explains a match; undefined if it is not an error. */
  explain: (written: string, before: string, after: string) => Explanation | undefined
}

/** Text in square brackets, within a paragraph. */
const WORDS = String.raw`(?<!\\)\[(?:(?!\n\s*\n)[^[\]])*\]`

const MARKS: readonly Mark[] = [
  { pattern: /(?<![\\#])#{1,6}(?=[^\s#])/g, explain: explainHashes },
  { pattern: new RegExp(String.raw`!?${WORDS}\([^()\n]*\)`, 'g'), explain: explainAddress },
  { pattern: new RegExp(String.raw`${WORDS}\s+\([^()\n]*\)`, 'g'), explain: explainGap },
  { pattern: new RegExp(String.raw`!?${WORDS}\[(?!\^)[^[\]\n]*\]`, 'g'), explain: explainReference },
  {
    pattern: /(?<!\\)\[\^[^\s[\]]+\]/g,
    explain: (written) => ({
      reason: `The note ${written} is not defined, so it shows as plain text.`,
      fix: `Write the note in a paragraph of its own: ${written}: What it says.`,
    }),
  },
]

/** Markdown marks that a typo turns into plain text. */
export const printedMarks = pageRule('printed-marks', 'error', (page, add) => {
  if (!page.tree) return
  const { source, lines } = page
  const texts: [from: number, to: number][] = []
  visit(page.tree, (node) => {
    if (node.type === 'text') texts.push(lines.rangeOf(node))
    else if (node.type === 'heading' && !node.children.length)
      add({
        place: startOf(node),
        reason: 'The heading has no text.',
        fix: `Write it after ${'#'.repeat(node.depth)} and a space, or delete the line.`,
      })
    else if (node.type === 'paragraph') {
      const finding = brokenTable(lines, node)
      if (finding) add(finding)
    }
  })
  const running = blanked(source, texts)
  for (const { pattern, explain } of MARKS) {
    for (const { 0: blank, index } of running.matchAll(pattern)) {
      const { length } = blank
      const written = source.slice(index, index + length)
      const found = explain(written, source.slice(0, index), source.slice(index + length))
      if (!found) continue
      const { text, ...finding } = found
      const isOneLine = !written.includes('\n')
      const place = lines.placeAt(index, isOneLine ? length : written.indexOf('\n'))
      add({ place, ...finding, ...(text !== undefined && isOneLine && { edits: [{ place, text }] }) })
    }
  }
})

/** A heading without its space, but not "#1 in Leeds" or a line that begins with a channel's name. */
function explainHashes(signs: string, before: string, after: string): Explanation | undefined {
  const [, above] = /(^|\n|\n[ \t>]*\n)[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?$/.exec(before) ?? []
  if (above === undefined) return undefined
  const standsAlone = above.length > 1 && /^\p{L}[^\n.!?]*\n\s*(\n|$)/u.test(after)
  if (signs.length === 1 && !standsAlone) return undefined
  return {
    reason: `The ${signs} shows as plain text: a space is missing after it.`,
    fix: `Write ${signs} and a space for a heading; to show the sign itself, a backslash before it: \\#`,
    ...(signs.length > 1 && { text: `${signs} ` }),
  }
}

/** A link or picture whose address ends at a space. */
function explainAddress(written: string): Explanation | undefined {
  const [, words, inner] = /^(.*\])\((.*)\)$/s.exec(written) as unknown as [string, string, string]
  const [, address, caption] = /^(.*?)(\s+["'“”‘’].*)?$/.exec(inner.trim()) as unknown as [
    string,
    string,
    string | undefined,
  ]
  if (!/[/.#:]/.test(address)) return undefined
  const what = written.startsWith('!') ? 'picture' : 'link'
  if (/^\s+[“”‘’]|[“”‘’]$/.test(caption ?? '')) {
    const straight = `${words}(${address} "${caption!.trim().slice(1, -1)}")`
    return {
      reason: `The ${what} shows as plain text: a quotation mark in its brackets is curly.`,
      fix: `Write ${straight}.`,
      text: straight,
    }
  }
  if (!/\s/.test(address))
    return {
      reason: `The ${what} shows as plain text: what follows the address cannot be read.`,
      fix: 'Put what follows it in straight quotation marks, or remove it.',
    }
  const reason = `The ${what} shows as plain text: its address has a space in it.`
  const [size] = /\s=\d*x\d*$/.exec(address) ?? []
  if (size) return { reason: "A picture's size cannot be set.", fix: `Delete${size}.` }
  if (what === 'link') return { reason, fix: 'Remove the space, or write %20 for it.' }
  const whole = address.replace(/\s/g, '%20')
  return { reason, fix: `Write %20 for each space: ${whole}.`, text: `${words}(${whole}${caption ?? ''})` }
}

/** A space between the two pairs of brackets. Text in round brackets is often not an address. */
function explainGap(written: string): Explanation | undefined {
  const [, words, address] = /^(.*\])\s+\(([^()]*)\)$/s.exec(written) as unknown as [string, string, string]
  if (!/^(\.{0,2}\/|#|https?:|mailto:|tel:)\S*$/.test(address)) return undefined
  const text = `${words}(${address})`
  return {
    reason: 'The link shows as plain text: there must be nothing between ] and (.',
    fix: `Write ${text.replace(/\s+/g, ' ')}.`,
    text,
  }
}

/** A reference without a definition. Two numbers in brackets in a row are not one. */
function explainReference(written: string): Explanation | undefined {
  const [, words, name] = /^(.*\])\[(.*)\]$/s.exec(written) as unknown as [string, string, string]
  if (!/\p{L}/u.test(words)) return undefined
  const [what, example] = written.startsWith('!')
    ? ['picture', '![A desk by a window](pictures/desk.jpg)']
    : ['link', '[all prices](/pricing)']
  return {
    reason: `The ${what} shows as plain text: "${name || words.replace(/^!?\[|\]$/g, '')}" is not defined.`,
    fix: `Write the address itself, in round brackets: ${example}.`,
  }
}
