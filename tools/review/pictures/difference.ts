import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

/** Screenshots of a place and what differs. */
export type Shots = Partial<Record<'before' | 'after' | 'difference', Sharp>>

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** The pixels of a screenshot; at the bottom of a shorter one there are none. */
async function decode(png: Buffer, height?: number): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  if (height === undefined || info.height >= height) return { data, width: info.width, height: info.height }
  return {
    data: Buffer.concat([data, Buffer.alloc((height - info.height) * info.width * 4)]),
    width: info.width,
    height,
  }
}

/** Marks the pixels that differ, and counts them. */
function mark(a: Pixels, b: Pixels): { data: Buffer; count: number } {
  const data = Buffer.alloc(a.data.length)
  const count = pixelmatch(a.data, b.data, data, a.width, a.height, {
    threshold: 0.1,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    diffColorAlt: [20, 110, 60],
    aaColor: [190, 190, 190],
  })
  return { data, count }
}

/** Compares two screenshots of the same size; undefined if no pixel differs. */
export async function compareShots(before: Buffer, after: Buffer): Promise<Shots | undefined> {
  if (before.equals(after)) return undefined
  const [oldPixels, newPixels] = await Promise.all([decode(before), decode(after)])
  const { data, count } = mark(oldPixels, newPixels)
  if (!count) return undefined
  const image = (raw: Buffer) => sharp(raw, { raw: { width: newPixels.width, height: newPixels.height, channels: 4 } })
  return { before: image(oldPixels.data), after: image(newPixels.data), difference: image(data) }
}

/** Where two screenshots of a page begin to differ, and in how much of it; undefined if they look the same. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<{ top: number; share: string } | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const height = Math.max(...sizes.map((size) => size.height))
  const [oldPixels, newPixels] = await Promise.all([decode(before, height), decode(after, height)])
  const { count } = mark(oldPixels, newPixels)
  if (!count) return undefined
  const first = oldPixels.data.findIndex((value, index) => value !== newPixels.data[index])
  const percent = Math.ceil((100 * count) / (newPixels.width * height))
  return { top: Math.floor(first / (4 * newPixels.width)), share: `${percent} %` }
}
