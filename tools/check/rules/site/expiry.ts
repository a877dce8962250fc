import { isDay } from '../../../content/front-matter-schema.ts'
import { isLive, valuePlace } from '../../site/site-reader.ts'
import { internalLink, isTextLink, linksOf } from '../../site/source-links.ts'
import { pageRule, type Rule } from '../rule.ts'

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
export const expiringLinks: Rule = {
  name: 'expiring-links',
  severity: 'warning',
  check(site, add) {
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
  },
}

/** Certificates and other dates in records that have passed. */
export const expiredDates: Rule = {
  name: 'expired-dates',
  severity: 'warning',
  check({ data, publication: { buildDate } }, add) {
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
  },
}
