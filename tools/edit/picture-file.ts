import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspect, MAX_BYTES, MAX_PIXELS } from '../content/pictures/rehype-pictures.ts'
import { mdxText, idOf } from '../new/new-kind.ts'
import { MAX_UPLOAD_BYTES, PICTURE_TOO_LARGE } from './protocol.ts'
import { EditError } from './source-files.ts'

const ENDINGS: Readonly<Record<string, string>> = { png: '.png', jpeg: '.jpg', webp: '.webp', avif: '.avif' }

/**
 * Stores a picture beside a page: upright, without metadata, at most 3,200 pixels. A photograph that would be too heavy
 * for a page becomes WebP.
 * @param page the page's file
 * @param name the name that the picture had, with its ending
 * @returns the name of its file; that of an equal picture if there is one
 * @throws {EditError} for other formats, animations and what is too large
 */
export async function storePicture(root: string, page: string, name: string, bytes: Buffer): Promise<string> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new EditError(PICTURE_TOO_LARGE)
  const facts = await inspect(bytes).catch(() => undefined)
  if (!facts || !ENDINGS[facts.kind]) throw new EditError('Choose a picture in PNG, JPEG, WebP or AVIF.')
  if (facts.pages > 1) throw new EditError('Pictures that move cannot be used here. Choose one that stands still.')
  const { default: sharp } = await import('sharp')
  const resized = (kind: string, pixels: number) =>
    sharp(bytes)
      .autoOrient()
      .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind as 'webp', kind === 'png' ? { compressionLevel: 9 } : { quality: 85 })
      .toBuffer()
  let kind = facts.kind
  let picture = await resized(kind, MAX_PIXELS)
  for (const pixels of [MAX_PIXELS, MAX_PIXELS / 2])
    if (picture.length > MAX_BYTES) picture = await resized((kind = 'webp'), pixels)
  const folder = join(root, dirname(page))
  const id = idOf(name.replace(/\.\w+$/, '')) || 'picture'
  for (let number = 1; ; number++) {
    const file = `${id}${number === 1 ? '' : `-${number}`}${ENDINGS[kind]}`
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), picture, { flag: 'wx' })
    else if (!readFileSync(join(folder, file)).equals(picture)) continue
    return file
  }
}

/**
 * A picture in MDX.
 * @param alt what it shows, for those who do not see it
 * @throws {EditError} without such a text
 */
export function pictureMdx(file: string, alt: string): string {
  const text = alt.replaceAll(/\s+/g, ' ').trim()
  if (!text) throw new EditError('Say what the picture shows, for people who cannot see it.')
  return `![${mdxText(text).replaceAll(']', '\\]')}](${file})`
}
