import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { VFile } from 'vfile'
import type { LoadVocabulary } from '../content/vocabulary.ts'
import { checkContent } from './check-content.ts'
import { remarkSyntax } from './remark-syntax.ts'

type Read = (path: string, source: string) => Promise<Root>

/** The parser that knows the place of every mistake. @throws {ContentError} where a file has mistakes */
export function thoroughReader(loadVocabulary: LoadVocabulary): Read {
  const keepTree = () => (tree: Root, file: VFile) => {
    file.data['tree'] = tree
  }
  const processor = createProcessor({ format: 'mdx', remarkPlugins: [...remarkSyntax, [checkContent, loadVocabulary]], rehypePlugins: [keepTree] })
  return async (path, value) => {
    const file = new VFile({ path, value })
    await processor.process(file)
    return file.data['tree'] as Root
  }
}
