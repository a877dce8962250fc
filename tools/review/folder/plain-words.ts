import { headingLevel, isCallToAction } from '../page/elements.ts'
import { capitalised, counted } from '../../lib/text.ts'
import { changedWords } from '../compare/compare-sites.ts'
import type { FoundChange } from '../compare/found-change.ts'
import { descendants, textOf, type DomElement } from '../page/dom.ts'
import { contentFile } from '../page/page.ts'
import { countEach } from '../page/lists.ts'
import { listed, shorten } from '../page/words.ts'
import { PICTURE_FILE, type Cause } from '../report.ts'
import { pathOfContent, type EditGroup } from './edit-groups.ts'
import {
  isBehindPage,
  nameOfPage,
  pageOrCount,
  pageStatus,
  statusLabel,
  wasSearched,
  type Breakage,
  type ReportModel,
  type ReportPage,
} from './model.ts'

/** The one page that an edit is about: it changes no other, or it is its content. */
export function pageOfEdit({ cause, pages }: EditGroup, model: Pick<ReportModel, 'pages'>): ReportPage | undefined {
  const own = pages.length === 1 ? pages[0] : cause && pathOfContent(cause.file)
  return model.pages.find(({ path, movedTo }) => path === own || (movedTo && movedTo === own))
}

/** What was edited, in words. */
export function titleOf(edit: EditGroup, model: ReportModel): string {
  const { cause, changes } = edit
  if (!cause) return wasSearched(model) ? 'Cause unknown' : ''
  const { file, key } = cause
  const [main] = changes
  const page = pageOfEdit(edit, model)
  const name = spokenName(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
  if (key) return titleOfKey(cause, model)
  if (main?.finding.kind === 'style') {
    const own = main.places.flatMap((place) => (place.finding.isCommon ? [] : place.finding))
    return capitalised(nameInWords(main.finding, own))
  }
  if (file.endsWith('.css')) return `Style of ${name}`
  if (PICTURE_FILE.test(file)) return page ? `Picture on ${nameOfPage(page.path)}` : `Picture ${name}`
  if (!file.endsWith('.mdx')) return `${file.startsWith('data/') ? 'Data' : 'Component'} ${name}`
  const path = nameOfPage(page?.path ?? pathOfContent(file))
  if (page && page.status !== 'changed') return `${pageStatus(page)}: ${path}`
  // Of several edits of a file each with its section.
  const [, section] = (edit.isPart && main && / › (.*)/.exec(main.finding.in)) || []
  return `Page ${path}${section ? `, “${section}”` : ''}`
}

/** `bands[0].price` is "Price", `agents.sales.name` "Name of sales", `site.hours.on` "Hours", `faq[6]` "New in FAQ". */
function titleOfKey({ file, key = '' }: Cause, { keys }: ReportModel): string {
  const [root = '', ...path] = key.split(/[.[\]]+/).filter(Boolean)
  const changed = keys.find((found) => found.file === file && found.key === key)
  const [record = '', field = root] = path.length > 1 ? path.slice(-2) : ['', path[0]]
  const isNumber = (part = '') => /^\d+$/.test(part)
  if (isNumber(field)) {
    const verb = !changed?.before ? 'New in' : changed.after ? 'Changed in' : 'Removed from'
    return `${verb} ${spokenName(root)}`
  }
  if (!root.endsWith('s') && !isNumber(path[0])) return capitalised(spokenName(path[0] ?? root))
  // Of a record in a list the list says more than "Text".
  const whole = !isNumber(record) ? record : /^(text|title|label|description)$/.test(field) ? root : ''
  return capitalised(spokenName(field)) + (whole && ` of ${spokenName(whole)}`)
}

/** What was edited and how, for a link to it. */
export function nameOfEdit(edit: EditGroup, model: ReportModel): string {
  const title = titleOf(edit, model) || 'this change'
  const main = edit.key ? shownValue(edit) : edit.changes[0]?.finding
  const isNamed = edit.key ?? (main?.kind === 'text' && main.before.length + main.after.length < 60)
  const [was, is] = [main?.base?.unit, main?.head?.unit]
  const isHeading = !edit.key && was && is && headingLevel(is.element) !== undefined
  const values = isHeading ? { before: was.text, after: is.text } : main && changedWords(main)
  const { before, after } = (isNamed && values) || { before: '', after: '' }
  const shown = [before, after].filter(Boolean).map((value) => shorten(value, 40))
  return shown.length ? `${title}: ${shown.join(' → ')}` : title
}

/** What is broken, in a sentence. */
export function brokenInWords({ dead, finding, links, pages }: Breakage): string {
  const where = pageOrCount(pages)
  const reason = dead?.unpublishedReason ? ` (${dead.unpublishedReason})` : ''
  const still = pages.length === 1 ? 'still links' : 'still link'
  const [and, linked] = pages.length ? [',', `, and ${where} ${still} to it`] : [' and', '']
  if (dead) return `${nameOfPage(dead.path)} is gone${reason}${and} its address does not redirect${linked}`
  const { kind, target = '' } = finding
  // The most frequent words first.
  const words = [...countEach(links.map((link) => link.in))]
    .sort((a, b) => b[1] - a[1])
    .map(([each]) => `“${shorten(each, 40)}”`)
  const named = words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} other links`] : words
  // The header may have an equal link, which is not broken.
  const isInText = links.length > 0 && links.every(({ region, head }) => !region && head?.element.tagName === 'a')
  const link = `${listed(named)} ${isInText ? 'in the text of' : 'on'} ${where}`
  const isOne = pages.length === 1 && words.length === 1
  if (kind === 'broken-link') return `${link} ${isOne ? 'leads' : 'lead'} nowhere`
  if (kind === 'broken-anchor')
    return (
      `${link} no longer ${isOne ? 'finds its' : 'find their'} place on ${nameOfPage(target)}: ` +
      `visitors land at the top, as ${finding.after.replace(/^[^#]*/, '')} is gone from there`
    )
  return `${statusLabel(finding)} on ${where}: ${spokenName(finding.after)}`
}

/** The value of an edit as visitors see it, else as the data has it. */
export function shownValue({ key, changes }: EditGroup): FoundChange | undefined {
  const main = changes[0]?.finding
  if (!key) return main
  const { before, after } = key
  if (/^[`{[]/.test(before + after)) {
    // A whole record: its first words are its name.
    const [, first] = /^.*?":"((?:[^"\\]|\\.)*)"/.exec(before + after) ?? []
    return first && (!before || !after)
      ? { kind: before ? 'delete' : 'insert', in: '', before: before && first, after: after && first }
      : main
  }
  return main?.before.includes(before) && main.after.includes(after) ? main : { ...key, kind: 'text', in: '' }
}

/** "10 agents, 10 industries and 4 others; 22 show £109": the pages of an edit of several. */
export function reachInWords(edit: EditGroup, { pages }: Pick<ReportModel, 'pages'>): string {
  const own = pages.filter(({ path }) => edit.pages.includes(path))
  if (own.length < 2) return ''
  const groups = [...countEach(own.map(folderOf))]
    .filter(([folder, count]) => folder && count > 1)
    .sort((a, b) => b[1] - a[1])
  const rest = own.length - groups.reduce((sum, [, count]) => sum + count, 0)
  const kinds = groups.map(([folder, count]) => `${count} ${spokenName(folder)}`)
  if (rest && kinds.length) kinds.push(counted(rest, 'other'))
  const { after } = changedWords(shownValue(edit) ?? { before: '', after: '' })
  const value = edit.key && /\d/.test(after) && after.length < 25 ? after : ''
  const isShown = ({ path }: ReportPage) =>
    edit.changes.some(
      ({ finding, pages }) => pages.includes(path) && !isBehindPage(finding) && finding.after.includes(value),
    )
  const shown = value ? own.filter((page) => isShown(page)).length : 0
  const broken = new Set(edit.changes.flatMap(({ finding, pages }) => (/^broken-/.test(finding.kind) ? pages : [])))
  const reach = [
    shown > 0 && `${shown === own.length ? 'all' : shown} show ${value}`,
    broken.size > 0 && `a link breaks on ${broken.size}`,
  ].filter(Boolean)
  return [listed(kinds), reach.join(', ')].filter(Boolean).join('; ')
}

/** The folder of a page: that of its content, which may not be in its address, else that of its address. */
function folderOf({ path, head, base }: ReportPage): string {
  const file = contentFile(head ?? base)?.replace(/^content\//, '') ?? path.slice(1)
  return file.includes('/') ? file.slice(0, file.indexOf('/')).replace(/[()]/g, '') : ''
}

/**
 * What a named change is of: a style of what visitors see, a field of a link preview, an attribute.
 * @param equal the same change elsewhere
 */
export function nameInWords(finding: FoundChange, equal: readonly FoundChange[] = [finding]): string {
  const { kind, in: name, selector = '' } = finding
  if (kind === 'style') {
    const [, style = spokenName(name)] = STYLES.find(([property]) => property.test(name)) ?? []
    // Of a token its own name: what uses it first is one of many.
    const [, token] = /^--(?:color-)?(.+)/.exec(name) ?? []
    if (token) return `${style} “${spokenName(token)}”`
    const elementsOf = ({ head, alike = [] }: FoundChange) => [...(head ? [head.element] : []), ...alike]
    const elements = equal.flatMap(elementsOf)
    const labels = [...new Set(elements.map(textOf))].filter((text) => text && text.length <= MAX_LABEL)
    const seen = labels.slice(0, 3).map((text) => `“${text}”`)
    const isRow = finding.head && elementsOf(finding).every(isRowOfButtons)
    if (isRow) return `${style} ${style === 'gap' ? 'between' : 'of rows of'} buttons`
    const kind = elementsOf(finding).every(isCallToAction) && finding.head ? 'buttons' : ''
    const isMany = labels.length > 1 && elements.every(isCallToAction)
    const element =
      (isMany && kind) ||
      seen.join(', ') ||
      kind ||
      spokenName(/[\w-]+/.exec(selector.replace(/:[\w-]+/g, ''))?.[0] ?? '')
    return element ? `${style} ${style === 'gap' ? 'in' : 'of'} ${element}` : style
  }
  const numbered = name.replace(/^(og|twitter|article):/, '').replace(/\[(\d+)\]/g, (_, at) => ` ${Number(at) + 1}`)
  if (kind === 'json-ld' || kind === 'open-graph')
    return FIELDS.reduce((found, [pattern, words]) => found.replace(pattern, words), spokenName(numbered))
  if (/^(width|height)$/.test(name)) return `${name} of a picture`
  return name === 'link alternate' ? 'link to the page as plain text' : name
}

/** Whether an element has nothing but several buttons. */
function isRowOfButtons(element: DomElement): boolean {
  const buttons = descendants(element).filter(isCallToAction)
  const letters = (text: string) => text.replace(/\s/g, '')
  return buttons.length > 1 && letters(textOf(element)) === letters(buttons.map(textOf).join(''))
}

/** A longer text is no name of an element. */
const MAX_LABEL = 32

const FIELDS: [RegExp, string][] = [
  [/^faqpage, main entity (\d+), accepted answer.*/, 'answer $1'],
  [/^faqpage, main entity (\d+).*/, 'question $1'],
  [/^breadcrumb list, item list element (\d+).*/, 'step $1 of the path to the page'],
  [/^breadcrumb list$/, 'path to the page'],
  [/^card$/, 'size of the picture'],
]

/** Properties of styles whose value is a colour. */
export const COLOUR = /colou?r|background|fill|stroke/

const THEMED = /^light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)$/i

/** What a value of a style is in the light theme and in the dark one. */
export function themesOf(value: string): readonly string[] {
  return THEMED.exec(value)?.slice(1) ?? [value, value]
}

/** The theme in which alone a style differs. */
export function themeOf({ kind, before, after }: FoundChange): 'light' | 'dark' | undefined {
  const [old, fresh] = [themesOf(before), themesOf(after)]
  if (kind !== 'style' || (old[0] === fresh[0]) === (old[1] === fresh[1])) return undefined
  return old[0] === fresh[0] ? 'dark' : 'light'
}

const STYLES: [RegExp, string][] = [
  [COLOUR, 'colour'],
  [/gap/, 'gap'],
  [/margin|padding/, 'spacing'],
  [/font|text|letter|line-height/, 'lettering'],
  [/width|height|size/, 'size'],
]

/** A name of code in words: `priceBands` is "price bands". */
export function spokenName(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_@:]+/g, ' ')
  return spaced
    .replace(/\./g, ', ')
    .replace(/\bhref\b/, 'link')
    .replace(/\balt\b/, 'description')
    .toLowerCase()
    .replace(/\bfaq\b/, 'FAQ')
    .trim()
}

/** The headings above a change without the page's own; where there is none, its place has the names of elements. */
export function placeInWords(place: string): string {
  if (place.includes(' › ')) return place.slice(place.indexOf(' › ') + 3)
  const [, element = ''] = /^(header|nav|main|footer)( [a-z0-9]+)*$/.exec(place) ?? []
  return { header: 'Header', nav: 'Navigation', main: 'Top of the page', footer: 'Footer' }[element] ?? place
}
