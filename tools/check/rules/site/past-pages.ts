import type { Rule } from '../rule.ts'
import { valuePlace } from '../site.ts'

/** Pages that have expired are no longer built. */
export const pastPages: Rule = {
  name: 'past-pages',
  severity: 'warning',
  check({ pages, publication }, add) {
    for (const page of pages) {
      const expires = page.frontMatter?.expires
      if (expires && publication.buildDate > expires)
        add(page, {
          place: valuePlace(page, 'expires'),
          reason: `The page's last day, ${expires}, is over: builds leave it out.`,
          fix: 'Delete the file, or write a later day.',
        })
    }
  },
}
