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

const shelf = globalThis as { staffroomPictures?: Map<string, PictureFacts> }

/**
 * The pictures of the pages that this build has rendered, by route. Pages are rendered by the server bundle and pictures
 * drawn by a plugin; both run in one process, and this is where they meet.
 */
export const pictures: Map<string, PictureFacts> = (shelf.staffroomPictures ??= new Map())
