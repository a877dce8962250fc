import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

/** Screenshots of a place and what differs. */
export type Shots = Partial<Record<'before' | 'after' | 'difference', Sharp>>

/** How two screenshots differ. */
interface Difference {
  shots: Shots
  /** Where they begin to differ, in pixels from the top. */
  top: number
  /** How much of the higher one differs: `3 %`. */
  share: string
}

/** Compares two screenshots of the same width; undefined if they look the same. */
export async function compareShots(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const [width, height] = [sizes[0]!.width, Math.max(...sizes.map((size) => size.height))]
  const raw = { width, height, channels: 4 } as const
  // Below a shorter screenshot there is nothing.
  const decode = async (png: Buffer) =>
    Buffer.concat([await sharp(png).ensureAlpha().raw().toBuffer()], width * height * 4)
  const [old, fresh] = [await decode(before), await decode(after)]
  const difference = Buffer.alloc(fresh.length)
  const count = pixelmatch(old, fresh, difference, width, height, {
    threshold: 0.1,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    diffColorAlt: [20, 110, 60],
    aaColor: [190, 190, 190],
  })
  if (!count) return undefined
  const image = (data: Buffer) => sharp(data, { raw })
  return {
    shots: { before: image(old), after: image(fresh), difference: image(difference) },
    top: Math.floor(old.findIndex((value, index) => value !== fresh[index]) / (4 * width)),
    share: `${Math.ceil((100 * count) / (width * height))} %`,
  }
}
