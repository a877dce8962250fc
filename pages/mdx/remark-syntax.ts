import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { explainSyntaxErrors } from './explain-syntax.ts'

/** What content is written in, beside MDX: front matter, tables and the like; and its mistakes in plain words. */
export const remarkSyntax = [remarkFrontmatter, remarkGfm, explainSyntaxErrors]
