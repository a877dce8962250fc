import { elementLabel } from '../page/elements.ts'
import { capitalised, counted } from '../../lib/text.ts'
import { wordsOfChange } from '../compare/compare-sites.ts'
import type { FoundChange } from '../compare/found-change.ts'
import { ancestorChain, descendants, getAttribute } from '../page/dom.ts'
import { listed, shorten } from '../page/words.ts'
import { isBinding, keptDescription, type Doubt } from './doubts.ts'
import { changeKey, type EditGroup } from './edit-groups.ts'
import { isAddress, isLostCard, nameOfPage, type ReportModel } from './model.ts'
import { shownValue } from './plain-words.ts'

/** What a reviewer cannot learn from the report about a new picture. */
export const UNREAD = 'Words inside pictures are not read: look for old prices and names'

/** More pages are counted. */
const MAX_PAGES = 4

/**
 * What to ask about an edit; what changed too, unless it is said already.
 * @param said the change that stands in front of the question; null if none does
 */
export function questionInWords(
  doubt: Doubt,
  edit: EditGroup,
  model: ReportModel,
  said: FoundChange | null | undefined = shownValue(edit),
): string {
  const { finding, pages } = doubt
  const named = pages.length > MAX_PAGES ? counted(pages.length, 'page') : listed(pages.map(nameOfPage))
  const isShown = said && changeKey(said) === changeKey(finding)
  const isNamed = edit.key ?? (!edit.cause || edit.pages.length > 1)
  const isTold = isShown || isSelfTold(doubt)
  const place = isTold && !isShown && finding.kind === 'description' ? 'search description' : ''
  const where = [isNamed ? named : '', place].filter(Boolean).join(', ')
  const what = isTold ? '' : changeInWords(finding)
  const asked = question(doubt, edit, model, !!isShown)
  const sentences = what ? `${what}. ${capitalised(asked)}` : asked
  return capitalised(where ? `${where}: ${sentences}` : sentences)
}

/** Whether the question about a change says what changed. */
function isSelfTold({ kind, finding }: Doubt): boolean {
  if (kind === 'assurance' && finding.kind === 'table-cell') return false
  return /^(period|unsaid|assurance|promise|claim|new|stale|left|price|following|figure|look)$/.test(kind)
}

function question(
  { kind, finding, pages, detail }: Doubt,
  edit: EditGroup,
  model: ReportModel,
  isShown: boolean,
): string {
  const { before, after } = finding
  const words = wordsOfChange(finding)
  const [oldWords, newWords] = [words.before, words.after].map((text) => shorten(text, 160))
  const instead = newWords ? `says “${newWords}” instead of` : 'no longer says'
  const said = /[.!?]”?$/.test(detail) ? detail : `${detail}.`
  const approval = (what: string) => `has whoever is responsible for policies approved ${what}?`
  const policy = approval('the new words')
  const unsaid = isShown ? 'what a policy said is gone' : `a policy ${instead} “${oldWords}”`
  const questions: Record<Doubt['kind'], string> = {
    lost: `${lostWithIt(finding, pages, model)}Was that meant?`,
    hidden: edit.changes.some((change) => isLostCard(change.finding))
      ? 'it has no picture when it is shared, either. Was that meant?'
      : 'was that meant?',
    removed: 'was it meant to go?',
    unsaid: `${unsaid}. ${capitalised(approval('that'))}`,
    policy,
    period: `${said} ${pages.some(isBinding) ? capitalised(policy) : 'Is that meant?'}`,
    assurance: `${said} Is that meant?`,
    promise: `${said} Is that meant?`,
    figure: `${before} is now ${after}, but “${detail}” beside it did not change. Should it?`,
    new: `read all of it.${detail && ` Claims to prove: ${detail}`}`,
    claim: `a new claim to prove: ${detail}`,
    rewritten: 'a paragraph is rewritten: read all of it.',
    title: 'is that what the page is about?',
    target: 'do its words fit where it leads?',
    described: `does its description fit? ${UNREAD}.`,
    picture: `${UNREAD}.`,
    price: `has the person who sets ${detail}s approved it?`,
    following: `other amounts follow from it: ${detail}. Are they right?`,
    stale: `${said} Use the new value.`,
    left: `its ${detail} is still in use.`,
    look: `is that meant on all ${edit.pages.length} pages?`,
  }
  return questions[kind]
}

/** A doubt in a few words, after the name of its edit. */
export function doubtInShort({ kind, finding, detail }: Doubt): string {
  const { before, after } = wordsOfChange(finding)
  const quoted = `“${shorten(before, 40)}”`
  const changed = [finding.before, finding.after].map((text) => `“${shorten(text, 40)}”`).join(' → ')
  const lost = shortQuotes(detail.replace(/^it /, ''))
  const words: Partial<Record<Doubt['kind'], string>> = {
    lost: changeInWords(finding),
    hidden: changeInWords(finding),
    stale: 'an old value',
    removed: `${quoted} is gone`,
    unsaid: `${quoted} is gone`,
    assurance: finding.kind === 'table-cell' ? changed : lost,
    figure: 'a figure that stayed',
    described: 'picture and its description',
    price: [before, after].join(' → '),
    policy: 'new words of a policy',
    period: detail.replace(/, which.*/, ''),
    promise: lost,
    claim: `claims ${shortQuotes(detail)}`,
    new: 'a new page to read',
    rewritten: 'rewritten',
    target: `where a ${finding.kind === 'cta' ? 'button' : 'link'} leads`,
    picture: 'a new picture',
    left: 'an old value left',
  }
  return words[kind] ?? ''
}

/** Text whose quotations have a few words each. */
function shortQuotes(text: string): string {
  return text.replace(/“([^”]*)”/g, (_, quoted: string) => `“${shorten(quoted, 50)}”`)
}

/** A change in words: "“Hire” leads to /b instead of /a". */
function changeInWords(finding: FoundChange): string {
  const { kind, in: place } = finding
  const { before, after } = kind === 'table-cell' ? finding : wordsOfChange(finding)
  const [was, is] = [before, after].map((text) => `“${shorten(text, 160)}”`)
  if (kind === 'layout') return `the ${place} is ${after ? 'new' : 'gone'}`
  if (kind === 'robots') return `${after ? 'hidden from' : 'shown to'} search engines`
  if (kind === 'image') {
    const kept = keptDescription(finding)
    return `${finding.before ? 'another' : 'a new'} picture${kept ? `, still described as “${kept}”` : ''}`
  }
  const label = linkedWords(finding)
  const which = whichOfEqual(finding)
  if (isAddress(finding.after) && label)
    return `“${label}” leads to ${finding.after} instead of ${finding.before}${which && ` (${which})`}`
  const name = kind === 'title' ? 'page title ' : kind === 'description' ? 'search description ' : ''
  return name + (before && after ? `${was} → ${is}` : before ? `${was} is gone` : `${is} is new`)
}

/** The links and the numbers that a lost part of the page had, such as a footer. */
function lostWithIt({ before }: FoundChange, [path]: readonly string[], { pages }: ReportModel): string {
  const { base } = pages.find((page) => page.path === path) ?? {}
  const part = base?.elements.findLast(({ tagName }) => tagName === before)
  if (!part) return ''
  const links = descendants(part).filter((element) => getAttribute(element, 'href'))
  const named = links.filter((element) => isBinding(getAttribute(element, 'href')!))
  const numbers = base!.units.filter(({ element, text }) => /\d{5}/.test(text) && ancestorChain(element).includes(part))
  const others = links.length - named.length
  const lost = [...named.map(elementLabel), ...numbers.map(({ text }) => `“${shorten(text, 80)}”`)]
  if (others) lost.push(counted(others, named.length ? 'more link' : 'link'))
  return lost.length ? `${listed(lost)} went with it. ` : ''
}

/** The words of a link or button whose target changed or broke. */
export function linkedWords({ kind, in: place, head, base }: FoundChange): string {
  if (/^broken-/.test(kind)) return place
  const { unit, range, element } = head ?? base ?? {}
  if (kind === 'cta' && element && !unit) return elementLabel(element)
  return kind === 'link' && unit && range ? unit.text.slice(...range) : ''
}

/** Which of several equal links has a new target: "number 1 of 2; another still leads to /a". */
export function whichOfEqual({ kind, before, head }: FoundChange): string {
  if (!/^(cta|link)$/.test(kind) || head?.element.tagName !== 'a') return ''
  const { element } = head
  const equal = descendants(ancestorChain(element)[0]!).filter(
    (each) => each.tagName === 'a' && elementLabel(each) === elementLabel(element),
  )
  const others = equal.filter((each) => each !== element && getAttribute(each, 'href') === before)
  if (!others.length) return ''
  const rest = others.length > 1 ? `${others.length} others still lead` : 'another still leads'
  return `number ${equal.indexOf(element) + 1} of ${equal.length}; ${rest} to ${before}`
}
