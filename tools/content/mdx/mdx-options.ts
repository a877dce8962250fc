import { createProcessor } from '@mdx-js/mdx'
import type { Options } from '@mdx-js/rollup'
import type { Root } from 'mdast'
import rehypeMdxImportMedia from 'rehype-mdx-import-media'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { ContentFolder } from '../content-folder.ts'
import { rehypePictures } from '../pictures/rehype-pictures.ts'
import { checkContent } from './check-content.ts'
import { explainSyntaxErrors } from './syntax/explain-syntax-errors.ts'
import { headingTypography, nonBreakingCompounds } from './typography.ts'
import { remarkLayout } from './layout.ts'
import { rehypePageFacts } from './page-facts.ts'
import { sourcePositions, wantsSourcePositions } from './source-positions.ts'
import { unlinkExpired } from './unlink-expired.ts'

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

const processor = createProcessor({ remarkPlugins: syntax })

/**
 * Parses a content file as the compiler does, without compiling it. The check, the blueprint and the gallery use it.
 * The tree is as the author wrote it, before `layOut`.
 * @param file the path that errors name; absolute, or relative to the current folder
 * @throws {ContentError} for a syntax error
 */
export function parseContent(source: string, file = 'content/untitled.mdx'): Root {
  return processor.parse({ path: file, value: source })
}
