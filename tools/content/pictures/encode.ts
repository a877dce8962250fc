import type { Format } from './picture.ts'

// Loaded when a page has a picture: the configuration that dev starts with is one file, and would load it at once.
const load = async () => (await import('sharp')).default

/** Makes a picture narrower, upright, in the colours of screens, and without what the camera noted. */
export async function encode(source: Buffer, from: Format, width: number, format: Format): Promise<Buffer> {
  const sharp = await load()
  const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true })
  // What came as PNG is mostly a picture of a screen, whose small words suffer first.
  const words = from === 'png'
  switch (format) {
    case 'avif':
      return picture.avif({ quality: words ? 62 : 52, effort: 4 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: words ? 86 : 78, effort: 4, smartSubsample: true }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
  }
}

/** A picture's displayed size, and its format if it can be resized. */
export async function measure(source: Buffer): Promise<{ width: number; height: number; format: Format | undefined }> {
  const { kind, pages, width, height } = await inspect(source)
  return { width, height, format: pages === 1 && isFormat(kind) ? kind : undefined }
}

/** A picture's format by its bytes, such as `jpeg` or `heic`, its displayed size, and its number of frames. */
export async function inspect(source: Buffer): Promise<{ kind: string; width: number; height: number; pages: number }> {
  const sharp = await load()
  const { format, compression, pages = 1, autoOrient } = await sharp(source).metadata()
  return { kind: format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic', pages, ...autoOrient }
}

function isFormat(name: string): name is Format {
  return name === 'avif' || name === 'webp' || name === 'jpeg' || name === 'png'
}
