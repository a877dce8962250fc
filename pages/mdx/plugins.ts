import type { CompileOptions } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { checkFrontMatter } from './check-front-matter.ts'
import { checkWidgets, type WidgetNames } from './check-widgets.ts'
import { exportHeadings } from './export-headings.ts'

/** How every content file compiles, in dev, in builds and in checks alike. */
export function mdxOptions(widgetNames: WidgetNames): CompileOptions {
  return {
    remarkPlugins: [remarkFrontmatter, remarkGfm, checkFrontMatter, [checkWidgets, widgetNames]],
    rehypePlugins: [rehypeSlug, exportHeadings],
    providerImportSource: '@mdx-js/react',
  }
}
