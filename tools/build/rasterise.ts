import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kept pictures, by what they were drawn from: a build draws only what has changed. May be deleted at any time. */
export class PictureCache {
  /** How many pictures were drawn, and how many were there already. */
  readonly count = { drawn: 0, kept: 0 }
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * A picture from the cache, else drawn.
   * @param key all that the picture follows from
   */
  async get(key: string, draw: () => Promise<Buffer>, ending = 'png'): Promise<Buffer> {
    const file = join(this.#folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.${ending}`)
    if (existsSync(file)) {
      this.count.kept += 1
      return readFileSync(file)
    }
    const picture = await draw()
    this.count.drawn += 1
    mkdirSync(this.#folder, { recursive: true })
    // Two builds may draw the same picture at once; neither may read half of it.
    writeFileSync(`${file}.${process.pid}`, picture)
    renameSync(`${file}.${process.pid}`, file)
    return picture
  }
}

// Loaded when it draws: the configuration that dev starts with is one file, and would load it at once.
const load = async () => (await import('sharp')).default

/** What turns SVG into pictures, and its version: another may set other pixels. */
export async function readRasteriser(): Promise<string> {
  const { versions } = await load()
  return `sharp ${versions.sharp} vips ${versions.vips}`
}

/** An SVG as PNG with few colours, as flat drawings have them. With less effort the paper is a shade off. */
export async function png(svg: string, size?: number): Promise<Buffer> {
  const sharp = await load()
  const picture = sharp(Buffer.from(svg), size ? { density: 72 * (size / 32) } : {})
  return (size ? picture.resize(size, size) : picture)
    .png({ palette: true, colours: 256, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer()
}
