import type { Heading, Paragraph } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Explanation, ReportFinding } from '../../../content/content-error.ts'
import { startOf, wordsOf, type Element } from '../../../content/mdx/element.ts'
import { isProse, stringProps, reportMarks, runningText, type UnparsedMark } from '../../site/prose.ts'
import { valuePlace, type SitePage } from '../../site/site-reader.ts'
import { pageRule } from '../rule.ts'

/** The characters of frequent HTML names. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  lt: '\\<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  reg: '®',
}

const MARKS: readonly UnparsedMark[] = [
  { pattern: /(?<![\\#])#+(?=[^#])/g, explain: explainHashes },
  {
    pattern: /<[ \t]+\/?[A-Z]\w*(?=[^<>\n]*>)/g,
    explain: (written) => {
      const tag = written.replace(/\s+/, '')
      return {
        reason: `The tag ${tag} shows as plain text: there must be no space after its <.`,
        fix: `Write ${tag}.`,
        text: tag,
      }
    },
  },
  {
    // No word begins with nbsp.
    pattern: new RegExp(String.raw`(?<!\\)&(?:nbsp(?!;)|(?:${Object.keys(CHARACTERS).join('|')})(?![a-z;]))`, 'g'),
    explain: (written) => {
      const sign = CHARACTERS[written.slice(1)]!
      const fix = sign.trim() ? `Write the sign itself: ${sign}` : 'Type an ordinary space.'
      return { reason: `"${written}" shows as plain text.`, fix, text: sign }
    },
  },
]

/** A mark of code without its partner, but not one that is typed for an apostrophe. */
const LONE_BACKTICK = /(?<![\\\p{L}])`|(?<=\p{L})`(?!\p{L})/gu

/** Marks of other programs, which Markdown does not read. */
const FOREIGN: readonly [RegExp, fix: string][] = [
  [/(?<![=\w])==(?=\S)[^=\n]*==(?![=\w])/g, 'For bold words write **words**.'],
  [/(?<![\w:]):[a-z]+(_[a-z]+)*:(?![\w:])/g, 'Delete it, or write the sign itself.'],
  [/(?<![\w_])__ [^_\n]+ __(?![\w_])/g, 'For bold words write **words**.'],
]

/** Markdown marks that a typo turns into plain text, or that are where Markdown is not read. */
export const printedMarks = pageRule('printed-marks', 'error', (page, add) => {
  if (!page.tree) return
  reportMarks(page, MARKS, add)
  const explain = () => ({
    reason: 'The ` shows as plain text: it has no partner in this paragraph.',
    fix: 'Write ` on the other side of the words as well, or delete it.',
  })
  reportMarks(page, [{ pattern: LONE_BACKTICK, explain }], add)
  for (const [pattern, fix] of FOREIGN)
    reportMarks(page, [{ pattern, explain: (written) => ({ reason: `"${written}" shows as plain text.`, fix }) }], add)
  reportReferences(page, add)
  reportBold(page, add)
  reportUnequalStars(page, add)
  visit(page.tree, (node) => {
    if (node.type === 'heading') reportEmptyHeading(node, add)
    else if (node.type === 'code') {
      const [from, to] = page.lines.rangeOf(node)
      const [fence] = /^(`{3,}|~{3,})/.exec(page.source.slice(from, to)) ?? []
      if (
        fence &&
        !new RegExp(String.raw`\n[ \t>]*${fence[0]!}{${fence.length},}[ \t]*$`).test(page.source.slice(from, to))
      )
        add({
          place: startOf(node),
          reason: 'The code that begins here is never closed, so all text below it shows as code.',
          fix: `Write ${fence} on a line of its own where the code ends, or delete this line.`,
        })
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') reportProps(node, page, add)
  })
  for (const key of ['title', 'description'] as const) {
    const text = page.frontMatter?.[key] ?? ''
    const place = valuePlace(page, key)
    const [tag] = /<\/?[A-Z]\w*[^>]*>/.exec(text) ?? []
    const [, phrase] = /^<Phrase of="([^"]+)" \/>$/.exec(tag ?? '') ?? []
    if (tag)
      add({
        place,
        reason: `The tag ${tag} in the ${key} would show.`,
        fix: phrase
          ? `Write {${phrase}}.`
          : 'Write the words themselves, or {agent-price} for a phrase of data/phrases.ts.',
      })
    if (/\*\*/.test(text)) add({ place, reason: `The ** in the ${key} would show.`, fix: 'Delete them.' })
    if (/^[“„][^“”„]*[“”]$/.test(text))
      add({
        place,
        reason: `The curly quotation marks around the ${key} would show.`,
        fix: `Delete them: ${key}: ${text.slice(1, -1)}`,
      })
  }
})

/** References to characters that do not exist, such as &pounds; */
function reportReferences({ tree, source, lines }: SitePage, add: ReportFinding): void {
  visit(tree!, 'text', (node) => {
    const [from, to] = lines.rangeOf(node)
    for (const { 0: written, index } of source.slice(from, to).matchAll(/(?<!\\)&[a-z]\w+;/gi))
      if (node.value.includes(written))
        add({
          place: lines.placeAt(from + index, written.length),
          reason: `"${written}" shows as plain text: there is no such sign.`,
          fix: 'Write the sign itself.',
        })
  })
}

/** A heading without its space or with too many signs, but not "#1 in Leeds" or a line with a channel's name. */
function explainHashes(signs: string, before: string, after: string): Explanation | undefined {
  const [, above] = /(^|\n|\n[ \t>]*\n)[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?$/.exec(before) ?? []
  if (above === undefined) return undefined
  if (signs.length > 6)
    return {
      reason: `The ${signs} shows as plain text: a heading has at most six #.`,
      fix: 'Write ## for a section, and ### for a part of it.',
    }
  if (/^\s/.test(after)) return undefined
  const standsAlone = above.length > 1 && /^\p{L}[^\n.!?]*\n\s*(\n|$)/u.test(after)
  if (signs.length === 1 && !standsAlone) return undefined
  return {
    reason: `The ${signs} shows as plain text: a space is missing after it.`,
    fix: `Write ${signs} and a space for a heading; to show the sign itself, a backslash before it: \\#`,
    ...(signs.length > 1 && { text: `${signs} ` }),
  }
}

const BOLD = /(?<![\\*])\*\*\*?(?!\*)|(?<![\\\w])__(?=\w)|(?<=\w)__(?!\w)|(?<!\\)~~/g

/** Marks of bold or deleted text that do not make a pair. Each paragraph has one error at most. */
function reportBold(page: SitePage, add: ReportFinding): void {
  const plainText = runningText(page)
  let isOpen = false
  visit(page.tree!, 'paragraph', (paragraph: Paragraph) => {
    const [from, to] = page.lines.rangeOf(paragraph)
    const [first, second, ...more] = plainText.slice(from, to).matchAll(BOLD)
    // The end of what an earlier paragraph begins.
    const isEnd = isOpen && first && !second
    isOpen = first !== undefined && second === undefined && !isEnd
    if (!first || isEnd) return
    const [mark] = first
    const place = page.lines.placeAt(from + first.index, mark.length)
    const words = second && page.source.slice(from + first.index + mark.length, from + second.index).trim()
    if (second?.[0] === mark && !more.length && words && !/\n/.test(words))
      add({
        place,
        reason: `The ${mark} shows as plain text: there must be no space between it and the words, and one outside.`,
        fix: `Write ${mark}${words}${mark}.`,
      })
    else
      add({
        place,
        reason: `The ${mark} shows as plain text: it has no partner in this paragraph.`,
        fix: `Write ${mark} right behind the last of the words as well; to show the signs, a backslash before each.`,
      })
  })
}

/** Two stars on one side of the words and one on the other: Markdown shows the odd one. */
function reportUnequalStars({ tree, lines }: SitePage, add: ReportFinding): void {
  visit(tree!, 'emphasis', (node, index, parent) => {
    const [before, after] = [parent?.children[index! - 1], parent?.children[index! + 1]]
    const isBefore = before?.type === 'text' && /(?<!\\)\*$/.test(lines.source.slice(...lines.rangeOf(before)))
    const isAfter = after?.type === 'text' && after.value.startsWith('*')
    if (isBefore === isAfter) return
    const [from, to] = lines.rangeOf(node)
    add({
      place: isBefore ? lines.placeAt(from - 1, 1) : lines.placeAt(to, 1),
      reason: 'The * shows as plain text: there are two on one side of the words, and one on the other.',
      fix: `For bold words write **${wordsOf(node)}**.`,
    })
  })
}

function reportEmptyHeading(heading: Heading, add: ReportFinding): void {
  const place = startOf(heading)
  const signs = '#'.repeat(heading.depth)
  if (wordsOf(heading).trim() || heading.children.some(({ type }) => type === 'mdxJsxTextElement')) return
  if (!heading.children.some(({ type }) => type === 'image'))
    add({ place, reason: 'The heading has no text.', fix: `Write it after ${signs} and a space, or delete the line.` })
  else
    add({
      place,
      reason: 'The heading has a picture, but no words.',
      fix: `Write words after ${signs}, and the picture in a paragraph of its own.`,
    })
}

/** Markdown in a prop, where it is not read. */
function reportProps(element: Element, { lines }: SitePage, add: ReportFinding): void {
  for (const { value, place, name } of stringProps(element, lines)) {
    const [mark] = isProse(value) ? (/\*\*|(?<!\w)__(?=\w)|\[[^\]]*\]\([^)]*\)/.exec(value) ?? []) : []
    if (mark)
      add({
        place,
        reason: `"${name}" is plain text, so ${mark} would show.`,
        fix: mark.startsWith('[') ? 'Write the words alone.' : `Delete the ${mark}.`,
      })
  }
}
