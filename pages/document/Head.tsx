import { origin, publication } from 'virtual:content'
import favicon from '../../components/frame/favicon.svg?url&no-inline'
import besley from '../../components/ui/fonts/besley.woff2?url'
import figtree from '../../components/ui/fonts/figtree.woff2?url'
import { site } from '../../data/site.ts'
import { headScript, notFoundScript, speculationRules } from '../client/head-script.ts'
import type { LoadedPage } from '../page/pages.ts'
import { addressOf, markdownPath, NOT_FOUND } from './addresses.ts'
import { themeColors } from './theme-colors.ts'
import { ShareCard } from './ShareCard.tsx'
import { embeddedJson, structuredData } from './structured-data.ts'

/** The page's `<head>`: title, description and URL for browsers, search engines and link previews. */
export function Head(page: LoadedPage) {
  const { route, frontMatter, widgets, listed } = page
  const { title, description, noindex } = frontMatter
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${site.brand}`}</title>
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      {route === NOT_FOUND && <script dangerouslySetInnerHTML={{ __html: notFoundScript }} />}
      {[besley, figtree].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta name="description" content={description} />
      <link rel="canonical" href={addressOf(route, origin)} />
      {listed && <link rel="alternate" type="text/markdown" href={markdownPath(route)} />}
      <link rel="icon" href={favicon} type="image/svg+xml" />
      {/* Only builds write the manifest and its icons. */}
      {import.meta.env.PROD && <link rel="manifest" href="/site.webmanifest" />}
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={color}
          media={`(prefers-color-scheme:${scheme})`}
          data-scheme={scheme}
        />
      ))}
      <ShareCard page={page} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {(noindex || publication.preview) && <meta name="robots" content="noindex" />}
      {listed && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: embeddedJson(structuredData({ route, frontMatter, widgets, origin })) }}
        />
      )}
    </>
  )
}
