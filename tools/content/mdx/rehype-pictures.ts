import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { decodedPath } from '../../../pages/document/addresses.ts'

/** The maximum size of a picture's file, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024

/** The maximum width of a picture, in pixels. */
export const MAX_PIXELS = 3200

/** File names of pictures. */
export const PICTURE_ENDING = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** A picture's format by its bytes, such as `jpeg` or `heic`, its size as displayed, and its number of frames. */
type PictureFacts = { kind: string; width: number; height: number; pages: number }

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

type Tag = MdxJsxFlowElementHast | MdxJsxTextElementHast

type Parent = { children: (RootContent | ElementContent)[] }

/** A picture in the tree. `first` is the page's first one, if it is on the first screen. */
type FoundPicture = { node: Element | Tag; parent: Parent; properties: Properties; first: boolean }

/** How many characters of text fill the first screen. */
const FIRST_SCREEN = 600

/** The maximum width of a picture on the page: the page's column, or one of running text. */
const SIZES = { page: '(max-width: 77rem) 100vw, 74rem', prose: '(max-width: 46rem) 100vw, 44rem' }

/**
 * Adds to each picture its width and height, so that nothing moves when it loads, and turns its title into a caption.
 * `rehypeMdxImportMedia` then imports the file, and components/prose renders its sizes and formats.
 */
export function rehypePictures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const template = (file.data['template'] as string | undefined) ?? 'page'
    for (const found of findPictures(tree, /^(page|article)$/.test(template))) {
      const src = decodedPath(String(found.properties['src'] ?? ''))
      const size = src === undefined ? undefined : await sizeOf(src, file)
      if (size) replacePicture(found, { ...size, sizes: template === 'page' ? SIZES.page : SIZES.prose, src })
      else found.parent.children[found.parent.children.indexOf(found.node)] = asTag(found)
    }
  }
}

/** The size of a picture of this site as displayed, in pixels; undefined if there is none, or if it is damaged. */
async function sizeOf(src: string, { cwd, path }: VFile): Promise<{ width: number; height: number } | undefined> {
  if (!PICTURE_ENDING.test(src) || /^[a-z][a-z0-9+.-]*:|^\/\/|[?#]/i.test(src)) return undefined
  try {
    const { width, height } = await inspect(
      await readFile(src.startsWith('/') ? join(cwd, 'public', src) : join(dirname(path), src)),
    )
    return { width, height }
  } catch {
    return undefined
  }
}

/** A picture as a tag, which is not imported. */
function asTag({ node, properties }: FoundPicture): RootContent {
  if (node.type !== 'element') return node
  const attributes = Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: String(value),
  }))
  return { type: 'mdxJsxTextElement', name: 'img', attributes, children: [], position: node.position }
}

function replacePicture({ node, parent, properties, first }: FoundPicture, facts: Properties): void {
  const { position } = node
  const { title, ...attributes } = properties
  const alone = isAlone(parent)
  const block = node.type === 'mdxJsxFlowElement' && (parent as Partial<Tag>).name !== 'figure'
  const captioned = typeof title === 'string' && title !== '' && (alone || block)
  const { src, sizes, ...size } = facts
  const img: Element = {
    type: 'element',
    tagName: 'img',
    children: [],
    position,
    properties: {
      ...size,
      ...(first && { loading: 'eager', fetchPriority: 'high' }),
      ...attributes,
      ...(!captioned && title !== undefined && { title }),
      sizes,
      src,
    },
  }
  if (!captioned) {
    parent.children[parent.children.indexOf(node)] = block ? element('p', img) : img
    return
  }
  const caption = { ...element('figcaption', { type: 'text', value: title }), position }
  // A figure is not allowed in a paragraph, so it takes the paragraph's place.
  if (alone) Object.assign(parent, element('figure', img, caption))
  else parent.children[parent.children.indexOf(node)] = element('figure', img, caption)
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Whether a paragraph contains only one picture. */
function isAlone(parent: Parent): boolean {
  return (parent as Partial<Element>).tagName === 'p' && parent.children.filter(isVisible).length === 1
}

function isVisible(node: RootContent | ElementContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}

/** The pictures of a page in order, from Markdown and from tags. */
function findPictures(tree: Root, startsAtTop: boolean): FoundPicture[] {
  const found: FoundPicture[] = []
  let before = startsAtTop ? 0 : FIRST_SCREEN
  walk(tree)
  return found

  function walk(parent: Parent): void {
    for (const node of parent.children) {
      const properties =
        node.type === 'element' && node.tagName === 'img'
          ? node.properties
          : isTag(node) && node.name === 'img'
            ? propertiesOf(node)
            : undefined
      if (properties) {
        found.push({ node: node as Element | Tag, parent, properties, first: !found.length && before < FIRST_SCREEN })
        continue
      }
      if (node.type === 'text') before += node.value.length
      if (!('children' in node)) continue
      walk(node)
      // A whole widget fills about one screen.
      if ((node as { type: string }).type === 'mdxJsxFlowElement' && /^[A-Z]/.test((node as unknown as Tag).name ?? ''))
        before = FIRST_SCREEN
    }
  }
}

function isTag(node: unknown): node is Tag {
  return /^mdxJsx(Flow|Text)Element$/.test((node as { type: string }).type)
}

function propertiesOf({ attributes }: Tag): Properties {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  )
}
