/** The maximum size of a picture's file, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024

/** The maximum width of a picture, in pixels. */
export const MAX_PIXELS = 3200

/** File names of pictures. */
export const PICTURE_ENDING = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** A picture's format by its bytes, such as `jpeg` or `heic`, its size as displayed, and its number of frames. */
export type PictureFacts = { kind: string; width: number; height: number; pages: number }

/**
 * Reads a picture's facts.
 * @throws if the bytes are no picture
 */
export async function inspect(source: Buffer): Promise<PictureFacts> {
  // Loaded for the first picture, because it would delay the start of dev and of the check.
  const { default: sharp } = await import('sharp')
  const { format, compression, pages = 1, autoOrient } = await sharp(source).metadata()
  return { kind: format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic', pages, ...autoOrient }
}
