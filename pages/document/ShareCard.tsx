import { origin, type Page } from 'virtual:content'
import { site } from '../../data/site.ts'
import { addressOf, picturePath } from './addresses.ts'
import { pictureSize } from './picture-size.ts'

type ShareCardProps = {
  page: Page
  /** Whether the build draws a share picture for the page. */
  picture: boolean
}

/** The meta tags for link previews: Open Graph, which X reads too, and the type of X's card. */
export function ShareCard({
  page: {
    route,
    frontMatter: { title, description },
  },
  picture,
}: ShareCardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(route, origin)} />
      {picture && (
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
