import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { byPlace, mistakesOf, type ContentError } from '../content/content-error.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { mdxOptions } from './plugins.ts'

/** A function that finds every mistake of one content file, as the build would. */
export function contentChecker(vocabulary: Vocabulary): (file: string, source: string) => Promise<ContentError[]> {
  const processor = createProcessor(mdxOptions(async () => vocabulary))
  return async (file, source) => {
    const problems = readFrontMatter(file, source, vocabulary.records).problems
    try {
      await processor.process(new VFile({ path: join(process.cwd(), file), value: source }))
    } catch (error) {
      const mistakes = mistakesOf(error)
      if (!mistakes.length) throw error
      problems.push(...mistakes)
    }
    return distinct(problems)
  }
}

/** Mistakes as a reader meets them, each once: the index of pages and the compiler both read front matter. */
export function distinct(problems: readonly ContentError[]): ContentError[] {
  return [...new Map(problems.toSorted(byPlace).map((problem) => [problem.message, problem])).values()]
}
