import { join } from 'node:path'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { distinct, Mistakes, mistakesOf, type ContentError } from '../content/content-error.ts'
import { readFrontMatter, type FrontMatterReading } from '../content/front-matter.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { checkTree } from './check-content.ts'
import { remarkSyntax } from './remark-syntax.ts'

/** A content file, read but not compiled. */
export type MdxReading = Omit<FrontMatterReading, 'problems'> & {
  /** The text as a tree; undefined where it cannot be parsed. */
  tree: Root | undefined
  /** Every mistake that keeps the file from compiling. */
  problems: ContentError[]
}

/** Reads content as a tree; throws where it cannot be read. */
export const contentParser = unified().use(remarkParse).use(remarkMdx).use(remarkSyntax).freeze()

/** Reads a content file as the compiler does, and finds the same mistakes, without the work of compiling. */
export function readMdx(file: string, source: string, vocabulary: Vocabulary): MdxReading {
  const { frontMatter, block, problems } = readFrontMatter(file, source, vocabulary.records)
  const mistakes = new Mistakes(file, source)
  mistakes.found.push(...problems)
  let tree: Root | undefined
  try {
    tree = contentParser.parse(new VFile({ path: join(process.cwd(), file), value: source })) as Root
    checkTree(tree, vocabulary, mistakes)
  } catch (error) {
    const syntax = mistakesOf(error)
    if (!syntax.length) throw error
    mistakes.found.push(...syntax)
  }
  return { frontMatter, block, tree, problems: distinct(mistakes.found) }
}
