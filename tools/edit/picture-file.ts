import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { inspect, MAX_BYTES, MAX_PIXELS } from '../content/mdx/rehype-pictures.ts'
import { mdxText, idOf } from '../new/new-kind.ts'
import { fieldsOf } from '../gallery/form-fields.ts'
import { MAX_UPLOAD_BYTES, PICTURE_TOO_LARGE } from './protocol.ts'
import { EditError } from './source-files.ts'
import type { WidgetForm } from './widget-props.ts'

const ENDINGS: Readonly<Record<string, string>> = { png: '.png', jpeg: '.jpg', webp: '.webp', avif: '.avif' }

/**
 * Makes a picture ready to be stored beside a page: upright, without metadata, at most 3,200 pixels. A photograph that
 * would be too heavy for a page becomes WebP.
 * @param page the page's file
 * @param name the name that the picture had, with its ending
 * @returns the name of its file and its bytes; without those if the file is there already
 * @throws {EditError} for other formats, animations and what is too large
 */
export async function preparePicture(
  root: string,
  page: string,
  name: string,
  bytes: Buffer,
): Promise<{ file: string; picture?: Buffer }> {
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
    if (!existsSync(join(folder, file))) return { file, picture }
    if (readFileSync(join(folder, file)).equals(picture)) return { file }
  }
}

/** A picture by itself, as it is written: what it shows, its file, its caption with its quotation marks. */
const PICTURE =
  /^!\[((?:\\.|[^\]\\])*)\]\((<[^>]*>|[^\s)]+)(?:\s+("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^)\\])*\)))?\)$/

const pictureSchema = z.object({
  whatItShows: z.string().describe('For people who cannot see it: one sentence.'),
  caption: z.string().optional().describe('Words below the picture.'),
})

/** The form of a picture by itself; undefined of one that is not written as this editor writes them. */
export function formOfPicture(source: string): WidgetForm | undefined {
  const [paragraph] = parseContent(source).children
  const image = paragraph && 'children' in paragraph ? paragraph.children[0] : undefined
  if (!PICTURE.test(source) || image?.type !== 'image') return undefined
  const fields = fieldsOf(pictureSchema, { whatItShows: image.alt ?? '', caption: image.title ?? undefined })
  return { description: `The picture is \`${image.url}\`.`, fields }
}

/**
 * A picture in MDX.
 * @param source how it is written so far: its caption stays, and what is not given
 * @param changed its new file, text for those who do not see it, or caption
 * @throws {EditError} if it would have no file, or no text
 */
export function pictureMdx(source: string, changed: { file?: string; whatItShows?: string; caption?: string }): string {
  const [, writtenShows = '', writtenFile = '', writtenCaption = ''] = PICTURE.exec(source) ?? []
  const inMdx = (text: string, end: string) => mdxText(text.replaceAll(/\s+/g, ' ').trim()).replaceAll(end, `\\${end}`)
  const shows = changed.whatItShows === undefined ? writtenShows : inMdx(changed.whatItShows, ']')
  const newCaption = changed.caption && inMdx(changed.caption, '"')
  const caption = changed.caption === undefined ? writtenCaption : newCaption && `"${newCaption}"`
  const file = changed.file ?? writtenFile
  if (!shows) throw new EditError('Say what the picture shows, for people who cannot see it.')
  if (!file) throw new EditError('This picture can only be changed as text.')
  return `![${shows}](${[file, caption].filter(Boolean).join(' ')})`
}
