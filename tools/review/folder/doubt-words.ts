import { counted } from '../../lib/text.ts'
import { wordsOfChange } from '../compare/compare-sites.ts'
import type { FoundChange } from '../compare/found-change.ts'
import { ancestorChain, descendants, elementLabel, getAttribute } from '../page/dom.ts'
import { listed, shorten } from '../page/words.ts'
import { isBinding, keptDescription, type Doubt } from './doubts.ts'
import type { EditGroup } from './edit-groups.ts'
import { nameOfPage, type ReportModel } from './model.ts'
import { nameOfEdit, titleOf } from './plain-words.ts'

/** What a reviewer cannot learn from the report about a new picture. */
export const UNREAD = 'Words inside pictures are not read: look for old prices and names'

/** More pages are counted. */
const MAX_PAGES = 4

/** A doubt in a sentence. */
export function doubtInWords({ kind, finding, pages, detail }: Doubt, edit: EditGroup, model: ReportModel): string {
  const named = pages.length > MAX_PAGES ? counted(pages.length, 'page') : listed(pages.map(nameOfPage))
  const isAbout = finding.kind === 'description' && /^(assurance|claim)$/.test(kind)
  const where = isAbout ? `${named} (description for search engines)` : named
  const { before, after } = kind === 'policy' ? wordsOfChange(finding) : finding
  const quoted = (text: string) => `“${shorten(text, 160)}”`
  if (kind === 'lost') return `${where}: the ${before} is gone${lostLinks(finding, pages, model)}`
  if (kind === 'hidden') return `${where}: hidden from search engines`
  if (kind === 'period') return `${where}: ${detail}`
  if (kind === 'new') return `${where} is new: read all of it${detail && `. Claims to prove: ${detail}`}`
  if (kind === 'claim') return `${where}: a new claim to prove: ${detail}`
  if (kind === 'removed') return `${where} no longer says ${quoted(before)}`
  if (kind === 'assurance') return `${where}${detail.startsWith('“') ? ': ' : ' '}${detail}`
  if (kind === 'title') {
    const name = finding.kind === 'title' ? 'page title' : 'description for search engines'
    return `${where}: the ${name} says ${quoted(after)} instead of ${quoted(before)}`
  }
  if (kind === 'figure') return `${where}: ${before} is now ${after}, but “${detail}” beside it did not change`
  if (kind === 'opposite')
    return `${where}: ${detail}, against ${nameOfEdit(edit, model)}. Right if it is calculated, wrong if it is typed`
  if (kind === 'look') return `${where} look different: ${titleOf(edit, model)}. Is that meant on all of them?`
  if (kind === 'target') {
    const which = whichOfEqual(finding)
    return `${where}: ${quoted(linkedWords(finding))} now leads to ${after}${which && ` (${which})`}`
  }
  if (kind === 'picture') {
    const kept = keptDescription(finding)
    const what = finding.before ? 'another picture' : 'a new picture'
    return `${where}: ${what}${kept ? `, still described as ${quoted(kept)}` : ''}. ${UNREAD}`
  }
  if (kind === 'rewritten')
    return edit.key ? `${where}: ${titleOf(edit, model)} is rewritten` : `${where}: a paragraph is rewritten`
  const date = detail && `, and is still “${detail}”`
  if (!after) return `${where}: a policy no longer says ${quoted(before)}${date}`
  return `${where}: a policy says ${quoted(after)}${before && ` instead of ${quoted(before)}`}${date}`
}

/** The links to binding pages that a lost part of the page had, such as a footer: ", with its links to Terms". */
function lostLinks({ before }: FoundChange, [path]: readonly string[], { pages }: ReportModel): string {
  const { base } = pages.find((page) => page.path === path) ?? {}
  const part = base?.elements.findLast(({ tagName }) => tagName === before)
  const links = part ? descendants(part).filter((element) => isBinding(getAttribute(element, 'href') ?? '')) : []
  return links.length ? `, with its links to ${listed(links.map(elementLabel))}` : ''
}

/** The words of a link or button whose target changed or broke. */
export function linkedWords({ kind, in: place, head, base }: FoundChange): string {
  if (/^broken-/.test(kind)) return place
  const { unit, range, element } = head ?? base ?? {}
  if (kind === 'cta' && element && !unit) return elementLabel(element)
  return kind === 'link' && unit && range ? unit.text.slice(...range) : ''
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Which of several equal links has a new target: "the first of 2; the other still leads to /a". */
export function whichOfEqual({ kind, before, head }: FoundChange): string {
  if (!/^(cta|link)$/.test(kind) || head?.element.tagName !== 'a') return ''
  const { element } = head
  const equal = descendants(ancestorChain(element)[0]!).filter(
    (each) => each.tagName === 'a' && elementLabel(each) === elementLabel(element),
  )
  const left = equal.filter((each) => each !== element && getAttribute(each, 'href') === before).length
  if (!left) return ''
  const at = equal.indexOf(element)
  const which = ORDINALS[at] ? `the ${ORDINALS[at]}` : `number ${at + 1}`
  const others = equal.length === 2 ? 'the other' : left === 1 ? 'another' : `${left} others`
  return `${which} of ${equal.length}; ${others} still ${left > 1 ? 'lead' : 'leads'} to ${before}`
}
