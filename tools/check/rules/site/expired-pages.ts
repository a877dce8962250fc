import { pageRule } from '../rule.ts'
import { valuePlace } from '../../site/site-reader.ts'

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
