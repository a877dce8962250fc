/** The data of a share picture. The same data always gives the same picture. */
export type PictureFacts = {
  title: string
  /** The drawing beside the title, as SVG with the site's CSS classes; undefined if there is none. */
  drawing: string | undefined
  brand: string
  tagline: string
  /** The site's host name. */
  host: string
}
