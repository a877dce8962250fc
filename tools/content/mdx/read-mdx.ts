import type { Root } from 'mdast'
import { contentErrorsOf, distinct, type ContentError } from '../content-error.ts'
import { readFrontMatter, type FrontMatterReading } from '../front-matter.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { checkTree } from './check-content.ts'
import { parseContent } from './mdx-options.ts'

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
