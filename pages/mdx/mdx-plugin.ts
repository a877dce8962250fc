import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Plugin } from 'vite'
import { distinct, mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Site } from '../content/site.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import type { Compiled, ContentCompiler } from './content-compiler.ts'
import { moduleOf } from './module-of.ts'

/**
 * Compiles content files. In dev each is a module, and a mistake breaks the file's own page. A build hands all of them to its
 * bundle when that runs, and stops with all mistakes of the folder.
 */
export function compiledContent(folder: ContentFolder, compiler: ContentCompiler): Plugin {
  return {
    name: 'staffroom:mdx',
    enforce: 'pre',
    sharedDuringBuild: true,
    buildApp: {
      order: 'pre',
      async handler() {
        Object.assign(globalThis, { staffroomContent: (vocabulary: Vocabulary, site: Site) => contentOfBuild(folder, compiler, vocabulary, site) })
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (source, id) => ({ code: moduleOf(await compiler.compile(id, source)), map: null }),
    },
  }
}

/** What a build's bundle asks for when it runs: the pages and their texts. */
async function contentOfBuild(folder: ContentFolder, compiler: ContentCompiler, vocabulary: Vocabulary, site: Site) {
  folder.take(vocabulary, site)
  const { files, pages, problems } = await folder.index()
  const found = [...problems]
  const texts = new Map<string, Compiled>()
  for (const file of files) {
    const id = join(folder.root, file)
    try {
      texts.set(file, await compiler.compile(id, readFileSync(id, 'utf8')))
    } catch (error) {
      const mistakes = mistakesOf(error)
      if (!mistakes.length) throw error
      found.push(...mistakes)
    }
  }
  compiler.save()
  stopAt(found)
  return { pages, publication: folder.publication(), origin: await folder.origin(), texts }
}

/** Stops a build with the authors' mistakes and nothing of the engine. */
function stopAt(problems: readonly ContentError[]): void {
  const messages = distinct(problems).map(({ message }) => message)
  if (!messages.length) return
  const failure = new Error(`${messages.length === 1 ? 'There is a mistake' : `There are ${messages.length} mistakes`} in the content.\n\n${messages.join('\n')}`)
  // Whether it is printed as an error or by its stack.
  failure.stack = failure.message
  Object.defineProperty(failure, inspect.custom, { value: () => failure.message })
  throw failure
}
