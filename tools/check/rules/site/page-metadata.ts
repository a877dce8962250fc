import { parse } from 'node:path'
import { isNewer } from '../../../content/content-index.ts'
import { isLive, valuePlace, type SitePage } from '../../site/site-reader.ts'
import { pageRule, siteRule } from '../rule.ts'
import { isDay } from '../../../content/front-matter-schema.ts'
import { internalLink, isTextLink, linksOf } from '../../site/source-links.ts'

/** What search results show; longer texts are cut, shorter ones say too little. The brand comes after the title. */
export const LIMITS = { title: { min: 8, max: 60 }, description: { min: 50, max: 160 } } as const

const KEYS = ['title', 'description'] as const

/** Titles and descriptions have a length that search results show whole, and descriptions are not cut off. */
export const metadataLength = pageRule('metadata-length', 'error', (page, add) => {
  if (!page.frontMatter) return
  for (const key of KEYS) {
    const text = page.frontMatter[key]
    const { min, max } = LIMITS[key]
    const report = (reason: string, fix: string) => add({ place: valuePlace(page, key), reason, fix })
    const length = `The ${key} has ${text.length} characters;`
    if (text.length > max) report(`${length} search results cut it after ${max}.`, `Take out ${text.length - max}.`)
    if (key === 'description' && /[\p{Ll})][.!?] \p{Lu}/u.test(text) && !/[.!?…)”’"']$/u.test(text.trim()))
      report(
        `The last sentence of the description has no end: "${/[^.!?]*$/.exec(text)![0].trim()}".`,
        'Finish it, with a full stop.',
      )
    if (text.length < min)
      report(
        `${length} with fewer than ${min} it says too little in search results.`,
        key === 'title'
          ? 'Say what the page is about.'
          : 'Say in one or two sentences what the page offers, and to whom.',
      )
  }
})

/**
 * No two pages have the same title or description, nor ones that differ in a single word: search results show one of
 * them only. A copied page is one error, in the copy.
 */
export const duplicateMetadata = siteRule('duplicate-metadata', 'error', (site, add) => {
  const seen = { title: new Map<string, SitePage>(), description: new Map<string, SitePage>() }
  for (const page of site.pages) {
    const { frontMatter } = page
    if (!frontMatter || !isLive(page, site)) continue
    const others = new Map<SitePage, (typeof KEYS)[number][]>()
    for (const key of KEYS) {
      const words = frontMatter[key].toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? []
      const forms = formsOf(words)
      const other = forms.map((form) => seen[key].get(form)).find(Boolean)
      if (other) others.set(other, [...(others.get(other) ?? []), key])
      else for (const form of forms) seen[key].set(form, page)
    }
    for (const [other, keys] of others) {
      const [original, copy] = isCopy(site.root, other.file, page.file) ? [page, other] : [other, page]
      const isSame = keys.every((key) => other.frontMatter![key] === frontMatter[key])
      add(copy, {
        place: valuePlace(copy, keys[0]!),
        reason:
          `This page and ${original.file}:${valuePlace(original, keys[0]!).line} have ` +
          `${isSame ? 'the same' : 'nearly the same'} ${keys.join(' and ')}.`,
        fix: 'Change one of them to say what makes it different.',
      })
    }
  }
})

/** Whether the first file is a copy of the second: its name is the longer form, or it was saved later. */
function isCopy(root: string, file: string, other: string): boolean {
  const [name, otherName] = [parse(file).name, parse(other).name]
  if (name !== otherName && name.startsWith(otherName)) return true
  if (name !== otherName && otherName.startsWith(name)) return false
  return isNewer(root, file, other)
}

/**
 * The words themselves, and with each one left out in turn: texts that share a form differ in one word at most. Short
 * ones must agree in all.
 */
function formsOf(words: readonly string[]): string[] {
  const whole = words.join(' ')
  return words.length < 6 ? [whole] : [whole, ...words.map((_, index) => words.toSpliced(index, 1, '*').join(' '))]
}

/** Pages that have expired are no longer built. */
export const expiredPages = pageRule('expired-pages', 'warning', (page, add, { publication }) => {
  const expires = page.frontMatter?.expires
  if (expires && publication.buildDate > expires)
    add({
      place: valuePlace(page, 'expires'),
      reason: `The page's last day, ${expires}, is over: builds leave it out.`,
      fix: 'Delete the file, or write a later day.',
    })
})

/** A link to a page that will expire becomes plain text with it. */
export const expiringLinks = siteRule('expiring-links', 'warning', (site, add) => {
  const pages = new Map(site.pages.map((page) => [page.route, page]))
  for (const { page, href, place, item } of linksOf(site, site.pages)) {
    const target = page && pages.get(internalLink(href, page.route)?.path ?? '')
    const expires = target?.frontMatter?.expires
    if (!page || !expires || target === page || !isLive(target, site) || !isTextLink(page, item?.whole ?? place))
      continue
    add(page, {
      place,
      reason: `The page ${target.route} expires: after ${expires}, builds show the words of this link without the link.`,
      fix: 'Nothing needs to be done if the sentence is right without it.',
    })
  }
})

/** Certificates and other dates in records that have passed. */
export const expiredDates = siteRule('expired-dates', 'warning', ({ data, publication: { buildDate } }, add) => {
  for (const file of data) {
    for (const { key, value, place } of file.texts) {
      if (key === 'validUntil' && isDay(value) && value < buildDate)
        add(file, {
          place,
          reason: `The certificate's last day, ${value}, is over, so pages add "renewal to be confirmed".`,
          fix: 'Write the new day, or another status.',
        })
      const quarter = key === 'expected' ? /^Q([1-4]) (\d{4})$/.exec(value) : null
      if (quarter && `${quarter[2]}-${String(Number(quarter[1]) * 3).padStart(2, '0')}-31` < buildDate)
        add(file, {
          place,
          reason: `This was expected in ${value}, which is over.`,
          fix: 'Write when it is expected, or its new status.',
        })
      const year = key === 'copyright' ? /\b(20\d\d)\b/.exec(value)?.[1] : undefined
      if (year && year < buildDate.slice(0, 4))
        add(file, {
          place,
          reason: `The copyright line names the year ${year}.`,
          fix: `Write ${buildDate.slice(0, 4)}.`,
        })
    }
  }
})
