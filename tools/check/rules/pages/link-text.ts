import { visit } from 'unist-util-visit'
import { leavesOf } from '../../../content/mdx/static-value.ts'
import { startOf } from '../../../content/mdx/element.ts'
import { internalLink } from '../../site/source-links.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { pageRule, siteRule } from '../rule.ts'
import { agentNames } from '../words/record-names.ts'
import type { Explanation } from '../../../content/content-error.ts'
import { reportMarks, type UnparsedMark } from '../../site/prose.ts'

/** Link texts that do not say where the link leads. */
const VAGUE =
  /^(click |tap |press )?(here|this|this (page|link|one)|link|more|read more|read on|learn more|find out more|see more|more info(rmation)?|details|go|continue|page|website)$/

/** Link text says where the link leads: screen readers list links without their sentences. */
export const linkText = pageRule('link-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'link' || item.renderedBy) continue
    if (item.isEmpty) {
      add({
        place: item.whole,
        reason: 'The link has no text, so it is invisible.',
        fix: 'Write between the square brackets what it leads to, such as [all prices](/pricing).',
      })
      continue
    }
    const words = item.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (VAGUE.test(words))
      add({
        place: item.whole,
        reason: `The words of the link, "${item.text.trim()}", do not say where it leads.`,
        fix: 'Write what it leads to, such as [all prices](/pricing).',
      })
    else if (
      /^(https?:\/\/|www\.)/.test(item.text) &&
      item.text === item.href &&
      page.source.startsWith('[', page.lines.offsetOf(item.whole))
    )
      add({ place: item.whole, reason: 'The link text is its address.', fix: 'Write what it leads to, in words.' })
  }
})

/** The verb at the beginning of a button's words. */
const BUTTON_VERB = /^(?:read|see|open|meet|visit|browse|go to) (?:the |our )?/i

/** A link whose words are the name of a page leads to that page: [privacy policy](/privacy). */
export const linkNames = siteRule('link-names', 'error', ({ pages, data, values }, add) => {
  const routes = new Map<string, Set<string>>()
  const agents = agentNames({ values })
  for (const { route, frontMatter } of pages) {
    const name = agents.get(frontMatter?.agent ?? '')
    if (name) routes.set(normalized(name), new Set([route]))
  }
  for (const { route, frontMatter, items } of pages) {
    const titles = items.flatMap((item) => (item.kind === 'heading' && item.level === 1 ? item.text : []))
    for (const name of frontMatter ? [frontMatter.title, ...titles] : titles)
      routes.set(normalized(name), (routes.get(normalized(name)) ?? new Set()).add(route))
  }
  // Also as the privacy page, our security page.
  for (const { route } of pages) {
    const name = normalized(`${route.split('/').at(-1)} page`)
    if (route !== '/') routes.set(name, new Set([...(routes.get(name) ?? []), route]))
  }
  for (const file of data)
    for (const { key, path, value, group } of leavesOf(values.get(file.file))) {
      if (key !== 'href' || typeof value !== 'string' || typeof group['label'] !== 'string') continue
      const target = pages.find(({ route }) => route === internalLink(value, '/')?.path)
      const label = group['label'].replace(BUTTON_VERB, '')
      const named = label.includes(' ') ? [...(routes.get(normalized(label)) ?? [])] : []
      const other = target && otherAgent(label, target, agents)
      if (!target || named.includes(target.route) || (!named.length && !other)) continue
      add(file, {
        place: file.placeOf(path),
        reason: `The link is called "${group['label']}", but leads to ${other ? `the ${other}` : target.route}.`,
        fix: named.length ? `Write ${named[0]}, or another label.` : 'Correct the label, or where it leads.',
      })
    }
  for (const page of pages)
    for (const item of page.items) {
      if (item.kind !== 'link' || item.renderedBy) continue
      const link = internalLink(item.href, page.route)
      const target = pages.find(({ route }) => route === link?.path)
      if (!target) continue
      // A single word is seldom the name of a page: [prices](/pricing).
      const name = normalized(item.text).replace(/^(?:our|the) /, '')
      const named = item.text.trim().includes(' ')
        ? [...(routes.get(name) ?? routes.get(normalized(item.text)) ?? [])]
        : []
      if (named.includes(target.route)) continue
      const { whole: place } = item
      const called = `The link is called "${item.text.trim()}"`
      const other = otherAgent(item.text, target, agents)
      const agent = [...agents.values()].find((name) => name === `${item.text.trim()} agent`)
      const [agentRoute] = (agent && routes.get(normalized(agent))) || []
      const textAfter = page.source.slice(page.lines.offsetOf(place) + (place.length ?? 0))
      if (named.length)
        add(page, {
          place,
          reason: `${called}, as the page ${named[0]}, but leads to ${target.route}.`,
          fix: `Write (${named[0]}), or say in other words where it leads.`,
        })
      else if (other)
        add(page, {
          place,
          reason: `${called}, but leads to the ${other}.`,
          fix: 'Correct the name, or where it leads.',
        })
      // Another page may be called "Support", but only the agent does something: [Support](/contact) answers calls.
      else if (agentRoute && !target.frontMatter?.agent && /^ (?!is|was|has)\p{Ll}+s\b/u.test(textAfter))
        add(page, {
          place,
          reason: `${called}, as an agent, but leads to ${target.route}.`,
          fix: `Write (${agentRoute}), or say in other words where it leads.`,
        })
    }
})

/** The name of the agent whose page a link leads to, if its words name another agent: [HR](/sales). */
function otherAgent(text: string, page: SitePage, agents: ReadonlyMap<string, string>): string | undefined {
  const name = agents.get(page.frontMatter?.agent ?? '')
  const written = text.trim().replace(/^(?:our|the) /i, '')
  const isName = (other: string) => [`${written} agent`, written].some((name) => normalized(name) === normalized(other))
  const isCalledAgent = /^(?!AI )\p{Lu}[\p{L} &]* agent$/u.test(written) || [...agents.values()].some(isName)
  return name && isCalledAgent && !isName(name) ? name : undefined
}

/** A name in small letters, without punctuation. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Each address that is defined, as in [guide]: /pricing, has a link or a picture that refers to it. */
export const unusedDefinitions = pageRule('unused-definitions', 'error', ({ tree }, add) => {
  if (!tree) return
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  })
  visit(tree, 'definition', (node) => {
    if (!used.has(node.identifier))
      add({
        place: startOf(node),
        reason: `Nothing refers to [${node.label ?? node.identifier}], so this line is not shown.`,
        fix: `Write [the words of the link][${node.label ?? node.identifier}] where it belongs, or delete the line.`,
      })
  })
})

/** Text in square brackets, within a paragraph. */
const BRACKETS = String.raw`(?<!\\)\[(?:(?!\n\s*\n)[^[\]])*\]`

const MARKS: readonly UnparsedMark[] = [
  { pattern: new RegExp(String.raw`!?${BRACKETS}\([^()\n]*\)`, 'g'), explain: explainAddress },
  { pattern: new RegExp(String.raw`${BRACKETS}\s+\([^()\n]*\)`, 'g'), explain: explainGap },
  { pattern: new RegExp(String.raw`!?${BRACKETS}\[(?!\^)[^[\]\n]*\]`, 'g'), explain: explainReference },
  { pattern: /\([^()\n]*\)\[[^[\]\s]+\]/g, explain: explainSwapped },
  { pattern: new RegExp(String.raw`!?${BRACKETS}\((?![^\n]*\))[^()\s]*`, 'g'), explain: explainOpen },
  { pattern: /(?<![\]\\])\[[^[\]()\n]+\(\/[\w/#-]*\)(?!\])/g, explain: (written) => explainBracket(written, '(') },
  { pattern: /(?<!\\)\[[^[\]\n]+\]\/[\w/#-]*\)/g, explain: (written) => explainBracket(written, ']') },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    explain: () => ({
      reason: 'The double brackets show as plain text.',
      fix: 'Write a link as [all prices](/pricing).',
    }),
  },
  {
    pattern: /(?<!\\)\[\^[^\s[\]]+\]/g,
    explain: (written) => ({
      reason: `The note ${written} is not defined, so it shows as plain text.`,
      fix: `Write the note in a paragraph of its own: ${written}: What it says.`,
    }),
  },
]

/** Links, pictures and notes that a typo turns into plain text. */
export const printedLinks = pageRule('printed-links', 'error', (page, add) => reportMarks(page, MARKS, add))

/** A link without one of the two brackets between its words and its address; `bracket` is the other one. */
function explainBracket(written: string, bracket: string): Explanation {
  const at = written.indexOf(bracket)
  const text =
    bracket === ']'
      ? `${written.slice(0, at + 1)}(${written.slice(at + 1)}`
      : `${written.slice(0, at)}]${written.slice(at)}`
  return {
    reason: `The link shows as plain text: it lacks a ${bracket === ']' ? '(' : ']'}.`,
    fix: `Write ${text}.`,
    text,
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
  if (/^tel:/.test(address))
    return {
      reason: 'The link shows as plain text: a telephone number in an address has no spaces.',
      fix: `Write tel:${address.slice(4).replace(/\s/g, '').replace(/^0/, '+44')}; our own are tel:main and tel:hotline.`,
    }
  const reason = `The ${what} shows as plain text: its address has a space in it.`
  const [size] = /\s=\d*x\d*$/.exec(address) ?? []
  if (size) return { reason: "A picture's size cannot be set.", fix: `Delete${size}.` }
  if (what === 'link') return { reason, fix: 'Remove the space, or write %20 for it.' }
  const whole = address.replace(/\s/g, '%20')
  return { reason, fix: `Write %20 for each space: ${whole}.`, text: `${words}(${whole}${caption ?? ''})` }
}

/** Round brackets around the words, and square ones around the address. */
function explainSwapped(written: string): Explanation | undefined {
  const [, words, address] = /^\((.*)\)\[(.*)\]$/.exec(written) as unknown as [string, string, string]
  if (!ADDRESS.test(address)) return undefined
  const text = `[${words}](${address})`
  return { reason: 'The link shows as plain text: its brackets are swapped.', fix: `Write ${text}.`, text }
}

/** An address whose bracket is never closed. */
function explainOpen(written: string): Explanation | undefined {
  const address = written.slice(written.indexOf('](') + 2)
  return ADDRESS.test(address)
    ? {
        reason: 'The link shows as plain text: its address has no ) behind it.',
        fix: `Write ) where it ends: ${written.replace(/[.,;:!?]$/, '')})`,
      }
    : undefined
}

/** An address of a page, of a section or on the web. */
const ADDRESS = /^(\.{0,2}\/|#|https?:|mailto:|tel:)\S*$/

/** A space between the two pairs of brackets. Text in round brackets is often not an address. */
function explainGap(written: string): Explanation | undefined {
  const [, words, address] = /^(.*\])\s+\(([^()]*)\)$/s.exec(written) as unknown as [string, string, string]
  if (!ADDRESS.test(address)) return undefined
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
