import type { FoundChange } from '../compare/found-change.ts'
import { PICTURE_FILE, type Cause } from '../report.ts'
import { pathOfContent, type EditGroup } from './edit-groups.ts'
import { pageStatus, wasSearched, type ReportModel, type ReportPage } from './model.ts'

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
  if (main?.finding.kind === 'style') return capital(nameInWords(main.finding))
  if (file.endsWith('.css')) return `Style of ${name}`
  if (PICTURE_FILE.test(file)) return `Picture ${name}`
  if (!file.endsWith('.mdx')) return `${file.startsWith('data/') ? 'Data' : 'Component'} ${name}`
  const path = page?.path ?? pathOfContent(file)
  return page && page.status !== 'changed' ? `${pageStatus(page)}: ${path}` : `Page ${path}`
}

/** `priceBands[0].price` is "Price of" with the name of that record, `site.hours.times` is "Hours, times". */
function titleOfKey({ file, key = '' }: Cause, { keys, sources }: ReportModel): string {
  const [root = '', ...path] = key.split(/[.[\]]+/).filter(Boolean)
  const changed = keys.find((found) => found.file === file && found.key === key)
  const field = path.at(-1) ?? ''
  if (/^\d+$/.test(field)) {
    const verb = !changed?.before ? 'New in' : changed.after ? 'Changed in' : 'Removed from'
    return `${verb} ${spokenName(root)}`
  }
  const isList = root.endsWith('s')
  if (!isList || path.length < 2) return capital(spokenName((path.length ? path : [root]).join('.')))
  const lines = sources.find((source) => source.file === file)?.lines ?? []
  const holder = path.at(-2)!
  const named = /^\d+$/.test(holder) && changed?.position ? recordName(changed.position, lines) : ''
  const number = `${spokenName(root)} ${Number(holder) + 1}`
  return `${capital(spokenName(field))} of ${named || (/^\d+$/.test(holder) ? number : spokenName(holder))}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first words of the record around a place in a source, which are its name; '' if it has none. */
function recordName(position: string, lines: readonly string[]): string {
  const [line = 1, column = 1] = position.split(':').map(Number)
  const text = [...lines.slice(Math.max(0, line - 30), line - 1), lines[line - 1]?.slice(0, column - 1)].join('\n')
  const record = text.slice(text.lastIndexOf('{')) + (lines[line - 1]?.slice(column - 1) ?? '')
  return /:\s*(['"`])(.+?)\1/.exec(record)?.[2] ?? ''
}

/** What a named change is of: a style of an element, a field of a link preview, an attribute. */
export function nameInWords({ kind, in: name, selector = '' }: FoundChange): string {
  if (kind === 'style') {
    const [, style = spokenName(name)] = STYLES.find(([property]) => property.test(name)) ?? []
    const element = spokenName(/[\w-]+/.exec(selector.replace(/:[\w-]+/g, ''))?.[0] ?? '')
    return element ? `${style} of ${element}` : style
  }
  const numbered = name.replace(/^(og|twitter|article):/, '').replace(/\[(\d+)\]/g, (_, at) => ` ${Number(at) + 1}`)
  if (kind === 'json-ld' || kind === 'open-graph')
    return FIELDS.reduce((found, [pattern, words]) => found.replace(pattern, words), spokenName(numbered))
  return name === 'link alternate' ? 'link to the page as plain text' : name
}

/** Fields of structured data and link previews in words. */
const FIELDS: [RegExp, string][] = [
  [/^faqpage, main entity (\d+), accepted answer.*/, 'answer $1'],
  [/^faqpage, main entity (\d+).*/, 'question $1'],
  [/^breadcrumb list, item list element (\d+).*/, 'step $1 of the path to the page'],
  [/^breadcrumb list$/, 'path to the page'],
  [/^card$/, 'size of the picture'],
]

/** Properties of styles whose value is a colour. */
export const COLOUR = /colou?r|background|fill|stroke/

/** Properties of styles in words. */
const STYLES: [RegExp, string][] = [
  [COLOUR, 'colour'],
  [/gap|margin|padding/, 'spacing'],
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
    .trim()
}

/** Where no heading is above a change, its place has the names of elements. */
export function placeInWords(place: string): string {
  const [, element = ''] = /^(header|nav|main|footer)( [a-z0-9]+)*$/.exec(place) ?? []
  return { header: 'Header', nav: 'Navigation', main: 'Top of the page', footer: 'Footer' }[element] ?? place
}
