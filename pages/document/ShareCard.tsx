import { origin, type Page } from 'virtual:content'
import { site } from '../../data/site.ts'
import { addressOf, picturePath } from './addresses.ts'
import { pictureSize } from './picture-size.ts'

/**
 * The meta tags for link previews: Open Graph, which X reads too, and the type of X's card. Builds draw a picture for
 * each listed page.
 */
export function ShareCard({ page }: { page: Page }) {
  const { route, listed, frontMatter } = page
  const { title, description } = frontMatter
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(route, origin)} />
      {listed && (
        <>
          <meta property="og:image" content={`${origin}${picturePath(route)}`} />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
