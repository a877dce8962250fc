/** What a share picture is drawn from; the same facts always make the same picture. */
export type PictureFacts = {
  title: string
  /** The drawing beside it, as SVG with the classes of the site's sheet; undefined for a picture of words only. */
  drawing: string | undefined
  brand: string
  tagline: string
  /** Where the site is, without https://. */
  host: string
}
