import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Two screenshots of a place and what differs, as JPEG files. */
export type Shots = Partial<Record<'before' | 'after' | 'difference', Buffer>>

/** Compares two screenshots of the same size; undefined if no pixel differs. */
export async function compareShots(before: Buffer, after: Buffer, scale: number): Promise<Shots | undefined> {
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
  const encode = (data: Buffer, quality: number) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .resize(Math.round(width * scale))
      .jpeg({ quality })
      .toBuffer()
  const [one, other, difference] = await Promise.all([encode(was.data, 60), encode(is.data, 60), encode(output, 50)])
  return { before: one, after: other, difference }
}
