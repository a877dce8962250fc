import { elementLabel } from '../page/elements.ts'
import { escapeRegExp } from '../../lib/text.ts'
import { placeOf } from '../compare/found-change.ts'
import { placeOfCell } from '../compare/tables.ts'
import type { FoundLink } from '../compare/broken-links.ts'
import { sourcePosition } from '../page/dom.ts'
import { contentFile, type Page } from '../page/page.ts'
import type { Unit } from '../page/units.ts'
import { splitWords } from '../page/words.ts'
import type { SourceFile } from '../repository/causes-file.ts'
import { causeOf, changedKeyOf } from './edit-groups.ts'
import type { OldPlace, OldValue, ReportModel } from './model.ts'

const MAX_OLD_VALUES = 6
/** A heading that more pages have is each page's own. */
const MAX_SAME_HEADINGS = 3

type Changes = Pick<ReportModel, 'pages' | 'keys' | 'redirected' | 'files'>

/**
 * Looks for figures that were replaced (£99, 30-day) in the titles, descriptions and words of the head, for headings
 * that are as one was before it was changed, and for links to addresses that redirect now.
 */
export function oldValues({ pages, keys, redirected, files }: Changes, heads: Iterable<Head>): OldValue[] {
  const replaced = new Map<string, string>()
  const headings = new Map<string, string>()
  for (const page of pages) {
    for (const finding of page.findings) {
      const { kind, before, after, base, head } = finding
      const [was, is] = [base?.unit, head?.unit]
      if (kind === 'text' && was && is && isHeading(was) && / /.test(was.text)) headings.set(was.text, is.text)
      if (!/^(text|table-cell|title|description|list-item)$/.test(kind) || before.length > 40 || !after) continue
      const cause = causeOf(page, finding)
      const key = cause && changedKeyOf(cause, keys)
      // Computed from a figure, such as what several agents save: it stands for other things elsewhere.
      if (/[£$€%]/.test(before) && /^\d[\d.]*$/.test(key?.before ?? '') && !before.includes(key!.before)) continue
      const following = base?.range ? (was?.text.slice(base.range[1]) ?? '') : ''
      for (const old of figuresIn(before, following)) if (!after.includes(old.split(' ')[0]!)) replaced.set(old, after)
    }
  }
  const sites = [...heads]
  const counts = new Map<string, number>()
  const withId = (place: OldPlace): OldPlace => {
    counts.set(place.path, (counts.get(place.path) ?? 0) + 1)
    return { ...place, id: `old-${counts.get(place.path)}` }
  }
  const addresses = redirected.map(({ from, to, links }): OldValue => ({
    value: from,
    after: to,
    redirects: true,
    places: links.map((link) => withId(placeOfLink(link))),
  }))
  const values = [...replaced].map(([value, after]): OldValue => ({
    value,
    after,
    places: [
      ...sites.flatMap((page) => placesWith(patternOf(value), page)).map(withId),
      ...files.flatMap((file) => linesWith(patternOf(value), file)),
    ],
  }))
  const renamed = [...headings].flatMap(([value, after]): OldValue[] => {
    const places = sites.flatMap((page) => headingsOf(page).filter(({ sentence }) => sentence === value))
    const isKnown = places.length > 0 && places.length <= MAX_SAME_HEADINGS
    return isKnown ? [{ value, after, places: places.map(withId) }] : []
  })
  const standing = [...values, ...renamed]
    .filter(({ places }) => places.length)
    .sort((a, b) => inHead(b) - inHead(a) || b.value.length - a.value.length)
  return [...standing.slice(0, MAX_OLD_VALUES), ...addresses]
}

const isHeading = ({ element }: Unit) => /^h[1-6]$/.test(element.tagName)

function headingsOf({ path, units }: Head): OldPlace[] {
  return units.filter(isHeading).map((unit) => ({
    ...{ path, in: placeOf(unit), sentence: unit.text, element: unit.element },
    source: sourcePosition(unit.element),
  }))
}

function placeOfLink({ page, element }: FoundLink): OldPlace {
  const unit = page.units.find(
    ({ element: own, inlines }) => own === element || inlines.some((inline) => inline.element === element),
  )
  const place = placeOf(unit ?? { headings: [], element })
  return { path: page.path, in: place, sentence: elementLabel(element), source: sourcePosition(element), element }
}

/** The figures of a text. A price or a time is known by its sign; of others the next word says what they count. */
function figuresIn(text: string, following: string): string[] {
  const own = splitWords(text).length
  const words = splitWords(`${text} ${following}`).map((word) => word.text.replace(/^[+−-]/, ''))
  return words.slice(0, own).flatMap((word, at) => {
    if (!/\d/.test(word) || word.length < 2) return []
    const next = /^[£$€]|:/.test(word) ? undefined : words[at + 1]
    return next && /^\p{L}/u.test(next) ? `${word} ${next}` : word
  })
}

type Head = Pick<Page, 'path' | 'metadata' | 'units' | 'elements'>

/** A pattern of a value that is not part of a longer one: £9 is not in £99. */
export function patternOf(value: string): RegExp {
  const escaped = escapeRegExp(value).replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\w.,:£$€])${escaped}(?![\\w]|[.,:–-]\\d)`)
}

/** The lines of a text file that have an old value. */
function linesWith(pattern: RegExp, { file, after = '' }: SourceFile): OldPlace[] {
  return after.split('\n').flatMap((line, index): OldPlace[] => {
    const sentence = sentenceWith(pattern, line)
    return pattern.test(line) ? [{ path: `/${file}`, in: 'text', sentence, source: `${file}:${index + 1}` }] : []
  })
}

function placesWith(pattern: RegExp, { path, metadata, units, elements }: Head): OldPlace[] {
  const inHead = [
    ['title', 'title'],
    ['meta description', 'description'],
  ].flatMap(([name, place]): OldPlace[] => {
    const text = metadata.get(name!) ?? ''
    if (!pattern.test(text)) return []
    return [{ path, in: place!, sentence: sentenceWith(pattern, text), source: contentFile({ elements }) }]
  })
  const inWords = units.flatMap((unit): OldPlace[] => {
    if (!pattern.test(unit.text)) return []
    const cells = (unit.table?.rows ?? []).flatMap((row, index) =>
      row.cells.flatMap((cell, column) =>
        cell && pattern.test(cell.text)
          ? [{ element: cell.element, text: cell.text, in: placeOfCell(unit, index, column) }]
          : [],
      ),
    )
    const found = unit.table ? cells : [{ element: unit.element, text: unit.text, in: placeOf(unit) }]
    return found.map(({ element, text, in: place }) => ({
      ...{ path, in: place, element, source: sourcePosition(element) },
      sentence: sentenceWith(pattern, text),
    }))
  })
  return [...inHead, ...inWords]
}

function sentenceWith(pattern: RegExp, text: string): string {
  return text.split(/(?<=[.!?])\s+/).find((sentence) => pattern.test(sentence)) ?? text
}

function inHead({ places }: OldValue): number {
  return places.filter(({ element }) => !element).length
}
