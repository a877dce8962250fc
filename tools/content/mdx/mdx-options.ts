import { createHash } from 'node:crypto'
import { createProcessor } from '@mdx-js/mdx'
import type { Options } from '@mdx-js/rollup'
import type { Root } from 'mdast'
import rehypeMdxImportMedia from 'rehype-mdx-import-media'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkSmartypants from 'remark-smartypants'
import type { ElementContent, Root as HtmlRoot, Text } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { visit, SKIP } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { ContentFolder } from '../content-folder.ts'
import { rehypePictures } from './rehype-pictures.ts'
import { checkContent, contentPath, checkTree } from './check-content.ts'
import { explainSyntaxErrors } from './syntax/explain-syntax-errors.ts'
import { remarkLayout } from './layout.ts'
import { rehypePageFacts } from './page-facts.ts'
import { readToolSettings } from '../../lib/tool-settings.ts'
import { contentErrorsOf, distinct, type ContentError } from '../content-error.ts'
import { readFrontMatter, type FrontMatterReading } from '../front-matter.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { splitAtCompounds } from '../../../components/ui/text-format.tsx'

/** Plugins for front matter, tables, and plain explanations of syntax errors. */
const syntax = [remarkFrontmatter, remarkGfm, explainSyntaxErrors]

/**
 * The options of `@mdx-js/rollup`, which compiles every content file, in dev and in builds.
 * @param editable whether elements have the offsets of their source, for editing on the page
 */
export function mdxOptions(folder: ContentFolder, editable = false): Options {
  return {
    // Our errors have positions, so the compiled code needs none in dev.
    development: false,
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [
      ...syntax,
      [checkContent, folder.vocabulary],
      [unlinkExpired, folder],
      curlyMarks,
      [remarkLayout, folder.vocabulary],
    ],
    rehypePlugins: [
      rehypePageFacts,
      headingTypography,
      nonBreakingCompounds,
      rehypePictures,
      rehypeMdxImportMedia,
      ...(editable ? [() => sourcePositions('offsets')] : wantsSourcePositions() ? [sourcePositions] : []),
    ],
  }
}

/** Shows straight apostrophes and quotation marks as curly ones. Dashes and dots stay as they are written. */
const curlyMarks: [typeof remarkSmartypants, object] = [
  remarkSmartypants,
  { dashes: false, ellipses: false, backticks: false },
]

const processor = createProcessor({ remarkPlugins: syntax })

/**
 * Parses a content file as the compiler does, without compiling it. The check, the blueprint and the gallery use it.
 * The tree is as the author wrote it, before `applyLayout`.
 * @param file the path that errors name; absolute, or relative to the current folder
 * @throws {ContentError} for a syntax error
 */
export function parseContent(source: string, file = 'content/untitled.mdx'): Root {
  return processor.parse({ path: file, value: source })
}

/** Tells one text of a file from another. */
export function textVersion(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8)
}

/** Whether the build marks elements with their source positions: for reviews, and for the links of previews. */
function wantsSourcePositions(): boolean {
  const { STAFFROOM_SOURCE_POSITIONS, STAFFROOM_PREVIEW } = readToolSettings()
  return STAFFROOM_SOURCE_POSITIONS || STAFFROOM_PREVIEW
}

/**
 * Adds its position to every element that the author wrote: file, line and column, from which a review links a change
 * to its source, or the offsets of its start and end with the version of the text, with which the dev server edits it.
 */
function sourcePositions(format: 'lines' | 'offsets' = 'lines') {
  return (tree: HtmlRoot, file: VFile): void => {
    const name = contentPath(file)
    const version = format === 'offsets' && textVersion(String(file))
    visit(tree, (node) => {
      const { start, end } = node.position ?? {}
      if (!start) return
      const source = version ? `${start.offset}-${end!.offset}-${version}` : `${name}:${start.line}:${start.column}`
      if (node.type === 'element') node.properties['dataSource'] = source
      const jsx = node as unknown as MdxJsxFlowElementHast | MdxJsxTextElementHast
      // Its props were checked before; the widget hands it on to its outermost element.
      if (/^mdxJsx/.test(jsx.type) && jsx.name)
        jsx.attributes.push({ type: 'mdxJsxAttribute', name: 'data-source', value: source })
    })
  }
}

/**
 * A remark plugin that leaves the words of a link to an expired page, and takes the link away: no build fails, and no
 * visitor follows a dead link, because a day has passed.
 */
export function unlinkExpired(folder: ContentFolder) {
  return async (tree: Root): Promise<void> => {
    const { pages } = await folder.index()
    const { buildDate } = folder.publication()
    const expired = new Set(
      pages.flatMap(({ route, frontMatter: { expires } }) => (expires && buildDate > expires ? route : [])),
    )
    if (!expired.size) return
    const isExpired = (url: string | undefined) => expired.has(url?.replace(/[?#].*$/s, '') ?? '')
    const urls = new Map<string, string>()
    visit(tree, 'definition', ({ identifier, url }) => void urls.set(identifier, url))
    visit(tree, (node, index, parent) => {
      const url =
        node.type === 'link' ? node.url : node.type === 'linkReference' ? urls.get(node.identifier) : undefined
      if (!parent || index === undefined || !isExpired(url) || !('children' in node)) return
      parent.children.splice(index, 1, ...(node.children as never[]))
      return index
    })
  }
}

/** A content file, parsed but not compiled. */
export type MdxReading = Omit<FrontMatterReading, 'errors'> & {
  /** Undefined if the text cannot be parsed. */
  tree: Root | undefined
  /** Every error that keeps the file from compiling. */
  errors: ContentError[]
}

/** Parses a content file and finds the errors that the compiler would find, without the work of compiling. */
export function readMdx(file: string, source: string, vocabulary: Vocabulary): MdxReading {
  const { frontMatter, block, errors } = readFrontMatter(file, source, vocabulary.records)
  let tree: Root | undefined
  // Where the front matter does not end is unknown, so whatever else is said of the file misleads.
  if (!block) return { frontMatter, block, tree, errors }
  try {
    tree = parseContent(source, file)
    errors.push(...checkTree(tree, file, source, vocabulary))
  } catch (error) {
    const syntaxErrors = contentErrorsOf(error)
    if (!syntaxErrors.length) throw error
    errors.push(...syntaxErrors)
  }
  return { frontMatter, block, tree, errors: distinct(errors) }
}

/** A short sentence longer than this may break, so that it fits on the narrowest phones. */
const MAX_SENTENCE_LENGTH = 15

/** A rehype plugin that sets no-break spaces in first-level headings: after "to", and within short sentences. */
export function headingTypography() {
  return (tree: HtmlRoot): void =>
    visit(tree, { tagName: 'h1' }, (heading) =>
      visit(heading, 'text', (text: Text) => {
        text.value = text.value
          .replace(/\b(to) (?=\p{L})/gu, '$1\u00a0')
          .split(/(?<=[.!?]) /)
          .map((sentence, _, all) =>
            all.length > 1 && sentence.length <= MAX_SENTENCE_LENGTH ? sentence.replaceAll(' ', '\u00a0') : sentence,
          )
          .join(' ')
      }),
    )
}

/** A rehype plugin that keeps short compounds of a page's text, such as 'money-back', on one line. */
export function nonBreakingCompounds() {
  return (tree: HtmlRoot): void =>
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || index === undefined || (parent.type === 'element' && parent.tagName === 'code')) return
      const parts = splitAtCompounds(text.value)
      if (!parts.some(({ compound }) => compound)) return
      const children = parts.map(({ text: value, compound }): ElementContent => {
        const piece: ElementContent = { type: 'text', value }
        return compound
          ? { type: 'element', tagName: 'span', properties: { className: ['whitespace-nowrap'] }, children: [piece] }
          : piece
      })
      parent.children.splice(index, 1, ...children)
      return [SKIP, index + children.length]
    })
}
