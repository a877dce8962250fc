/** A page for the sitemap. */
export type SitemapEntry = {
  address: string
  /** The day of its last change, where it is known. */
  changed: string | undefined
}

/** The sitemap: every page that search engines should know, and since when it is as it is. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  )
}

/**
 * The rules for crawlers. A preview may be read, too: only so does a crawler learn that its pages ask not to be
 * indexed.
 */
export function robots(origin: string, preview: boolean): string {
  return `User-agent: *\nAllow: /\n${preview ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`
}
