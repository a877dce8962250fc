import { origin, publication } from 'virtual:content'
import favicon from '../../components/frame/favicon.svg?url&no-inline'
import besley from '../../components/ui/fonts/besley.woff2?url'
import figtree from '../../components/ui/fonts/figtree.woff2?url'
import { site } from '../../data/site.ts'
import { themeScript } from '../browser/theme-script.ts'
import type { ContentPage } from '../content/content-index.ts'

/** `--color-paper` of either theme, for the browser's own frame; theme-color takes no variables. */
const papers = { light: '#f8f3ea', dark: '#0c294c' }

/** What no reader sees: the page's title, description and address for browsers, search engines and link previews. */
export function Head({ route, frontMatter }: ContentPage) {
  const { title, description, noindex } = frontMatter
  const address = `${origin}${route === '/' ? '/' : route}`
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${site.brand}`}</title>
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {[besley, figtree].map((font) => <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />)}
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      {Object.entries(papers).map(([scheme, paper]) => <meta key={scheme} name="theme-color" content={paper} media={`(prefers-color-scheme:${scheme})`} data-scheme={scheme} />)}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {(noindex || publication.preview) && <meta name="robots" content="noindex" />}
    </>
  )
}
