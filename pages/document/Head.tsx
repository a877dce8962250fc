import { origin, publication } from 'virtual:content'
import favicon from '../../components/frame/favicon.svg?url&no-inline'
import besley from '../../components/ui/fonts/besley.woff2?url'
import figtree from '../../components/ui/fonts/figtree.woff2?url'
import { site } from '../../data/site.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { addressOf, markdownPath, NOT_FOUND, picturePath, pictureSize } from './addresses.ts'
import { embeddedJson, structuredData } from './structured-data.ts'
import { themeColors } from '../../components/ui/contrast.ts'

/** The page's `<head>`: title, description and URL for browsers, search engines and link previews. */
export function Head({ route, frontMatter, widgets, listed }: LoadedPage) {
  const { title, description, noindex } = frontMatter
  const address = addressOf(route, origin)
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
      <link rel="canonical" href={address} />
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
      {/* For link previews: Open Graph, which X reads too, and the type of X's card. */}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {listed && (
        <>
          <meta property="og:image" content={`${origin}${picturePath(route)}`} />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
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

/**
 * Applies the stored theme before the first paint, so that it does not flash. The attribute also tells the style sheet
 * that scripts run, so it is set even if no theme is stored.
 */
const themeScript =
  "(d=>{d.theme='system';try{d.theme=localStorage.theme||'system'}catch{}})(document.documentElement.dataset)"

/** Logs clicks until the script file has loaded; pages/+client.ts repeats them. */
const clickScript = 'earlyClicks=[];onmousedown=onclick=e=>earlyClicks.push(e)'

/** The inline script of the head. It is constant, so the content security policy can allow it by its hash. */
const headScript = `${themeScript};${clickScript}`

/** Inline script of the 404 page: warns in the console which URL has no page. */
const notFoundScript = 'console.warn(`There is no page at ${location.pathname}`)'

/** Speculation rules that prefetch a page when the pointer rests on a link to it. Constant, as the head's script. */
const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}'
