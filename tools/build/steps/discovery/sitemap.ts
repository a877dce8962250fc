/** A page for the sitemap. */
export type SitemapEntry = {
  address: string
  /** The day of its last change, if known. */
  changed: string | undefined
}

/** The sitemap: every page for search engines, with the day of its last change. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  )
}

/** robots.txt. Crawlers may read a preview, too, because otherwise they would not see its `noindex`. */
export function robots(origin: string, preview: boolean): string {
  return `User-agent: *\nAllow: /\n${preview ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`
}
