import { origin, publication } from 'virtual:content'
import { site } from '../../data/site.ts'
import type { ContentPage } from '../content/content-index.ts'

/** What no reader sees: the page's title, description and address for browsers, search engines and link previews. */
export function Head({ route, frontMatter }: ContentPage) {
  const { title, description, noindex } = frontMatter
  const address = `${origin}${route === '/' ? '/' : route}`
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${site.brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {(noindex || publication.preview) && <meta name="robots" content="noindex" />}
    </>
  )
}
