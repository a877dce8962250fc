import type { ProcessorOptions } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import type { LoadVocabulary } from '../content/vocabulary.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { rehypePictures } from '../pictures/rehype-pictures.ts'
import { checkContent } from './check-content.ts'
import { exportHeadings } from './export-headings.ts'
import { exportWidgets } from './export-widgets.ts'
import { remarkSyntax } from './remark-syntax.ts'
import { sourcePositions, wantsSourcePositions } from './source-positions.ts'

/**
 * How every content file compiles, in dev and in builds alike.
 * @param small whether pictures are made smaller
 */
export function mdxOptions(loadVocabulary: LoadVocabulary, pictures: Pictures, small: () => boolean): ProcessorOptions {
  return {
    remarkPlugins: [...remarkSyntax, [checkContent, loadVocabulary]],
    rehypePlugins: [rehypeSlug, exportHeadings, exportWidgets, [rehypePictures, pictures, small], ...(wantsSourcePositions() ? [sourcePositions] : [])],
    providerImportSource: '@mdx-js/react',
    // The checks name the place of every mistake already; development's extra code would only slow compiling down.
    development: false,
  }
}
