import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

/** Screenshots of a place and what differs. */
export type Shots = Partial<Record<'before' | 'after' | 'difference', Sharp>>

/** Compares two screenshots of the same size; undefined if no pixel differs. */
export async function compareShots(before: Buffer, after: Buffer): Promise<Shots | undefined> {
  if (before.equals(after)) return undefined
  const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [was, is] = await Promise.all([decode(before), decode(after)])
  const { width, height } = is.info
  const output = Buffer.alloc(is.data.length)
  const pixels = pixelmatch(was.data, is.data, output, width, height, {
    threshold: 0.1,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    diffColorAlt: [20, 110, 60],
    aaColor: [190, 190, 190],
  })
  if (!pixels) return undefined
  const image = (data: Buffer) => sharp(data, { raw: { width, height, channels: 4 } })
  return { before: image(was.data), after: image(is.data), difference: image(output) }
}
