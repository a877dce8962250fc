import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { fallbackOf, inPublic, newerFormats, plainName, variantsOf, type Picture } from './picture.ts'
import type { NamedPicture, Pictures } from './pictures.ts'

type Tag = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Parent = { children: (RootContent | ElementContent)[] }
/** A picture in the tree. `first` is the page's first one, if it is on the first screen. */
type Found = { node: Element | Tag; parent: Parent; properties: Properties; first: boolean }

/** About a first screen of words. */
const EARLY = 600

/** How wide a picture is drawn at most: the page's column, or one of running text. */
const SIZES = { page: '(max-width: 77rem) 100vw, 74rem', prose: '(max-width: 46rem) 100vw, 44rem' }

/**
 * Turns each picture of a content file into one that a browser picks the right size and format of, with its size, so
 * that nothing moves when it comes. A title becomes its caption.
 * @param small whether pictures are made smaller; dev shows the file itself
 */
export function rehypePictures(pictures: Pictures, small: () => boolean) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const template = (file.data['template'] as string | undefined) ?? 'page'
    const named: NamedPicture[] = []
    for (const found of findPictures(tree, /^(page|article)$/.test(template))) {
      const path = pictures.fileOf(String(found.properties['src'] ?? ''), file.path)
      const picture = path === undefined ? undefined : await pictures.read(path)
      if (path !== undefined) named.push({ file: path, picture })
      if (picture) place(found, picture, small(), template === 'page' ? SIZES.page : SIZES.prose)
    }
    pictures.note(file.path, named)
  }
}

function place({ node, parent, properties, first }: Found, picture: Picture, small: boolean, sizes: string): void {
  const { position } = node
  const isMade = small && picture.format !== undefined
  const { title, ...own } = properties
  const alone = isAlone(parent)
  const block = node.type === 'mdxJsxFlowElement' && (parent as Partial<Tag>).name !== 'figure'
  const captioned = typeof title === 'string' && title !== '' && (alone || block)
  const img: Element = {
    type: 'element',
    tagName: 'img',
    children: [],
    position,
    properties: {
      ...(picture.width && picture.height && { width: picture.width, height: picture.height }),
      ...(first && { loading: 'eager', fetchPriority: 'high' }),
      ...own,
      ...(!captioned && title !== undefined && { title }),
      src: isMade ? `/${fallbackOf(picture).name}` : addressOf(picture, small),
    },
  }
  const drawn = isMade ? element('picture', ...sourcesOf(picture, sizes), img) : img
  if (!captioned) {
    parent.children[parent.children.indexOf(node)] = block ? element('p', drawn) : drawn
    return
  }
  const caption = { ...element('figcaption', { type: 'text', value: title }), position }
  // A figure is not allowed in a paragraph, so it takes the paragraph's place.
  if (alone) Object.assign(parent, element('figure', drawn, caption))
  else parent.children[parent.children.indexOf(node)] = element('figure', drawn, caption)
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function sourcesOf(picture: Picture, sizes: string): Element[] {
  return newerFormats(picture).map((format) => ({
    type: 'element',
    tagName: 'source',
    children: [],
    properties: {
      type: `image/${format}`,
      srcSet: variantsOf(picture, format)
        .map(({ name, width }) => `/${name} ${width}w`)
        .join(', '),
      sizes,
    },
  }))
}

/** The address of an unchanged picture. In dev the hash makes browsers reload a changed file. */
function addressOf(picture: Picture, small: boolean): string {
  if (small) return encodeURI(`/${plainName(picture)}`)
  return encodeURI(`/${inPublic(picture) ? plainName(picture) : picture.file}?${picture.hash}`)
}

/** Whether a paragraph contains only one picture. */
function isAlone(parent: Parent): boolean {
  return (parent as Partial<Element>).tagName === 'p' && parent.children.filter(isSomething).length === 1
}

function isSomething(node: RootContent | ElementContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}

/** The pictures of a page in order, whether in Markdown's signs or as a tag. */
function findPictures(tree: Root, startsAtTop: boolean): Found[] {
  const found: Found[] = []
  let before = startsAtTop ? 0 : EARLY
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
        found.push({ node: node as Element | Tag, parent, properties, first: !found.length && before < EARLY })
        continue
      }
      if (node.type === 'text') before += node.value.length
      if (!('children' in node)) continue
      walk(node)
      // A whole widget is about a screen by itself.
      if ((node as { type: string }).type === 'mdxJsxFlowElement' && /^[A-Z]/.test((node as unknown as Tag).name ?? ''))
        before = EARLY
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
