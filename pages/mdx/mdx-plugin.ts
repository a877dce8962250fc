import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Plugin } from 'vite'
import { distinct, mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentCompiler } from './content-compiler.ts'

/** Compiles content files. In dev a mistake breaks the file's own page; a build stops at once with all mistakes of the folder. */
export function compiledContent(folder: ContentFolder, compiler: ContentCompiler): Plugin {
  return {
    name: 'staffroom:mdx',
    enforce: 'pre',
    sharedDuringBuild: true,
    buildApp: {
      // Before anything is built, and outside of Rolldown, which would print its own stack around an author's mistakes.
      order: 'pre',
      async handler() {
        const { files, problems } = await folder.index()
        const found = [...problems]
        for (const file of files) {
          const id = join(folder.root, file)
          try {
            await compiler.compile(id, readFileSync(id, 'utf8'))
          } catch (error) {
            const mistakes = mistakesOf(error)
            if (!mistakes.length) throw error
            found.push(...mistakes)
          }
        }
        stopAt(found)
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source, id) => compiler.compile(id, source),
    },
  }
}

/** Stops a build with the authors' mistakes and nothing of the engine. */
function stopAt(problems: readonly ContentError[]): void {
  const messages = distinct(problems).map(({ message }) => message)
  if (!messages.length) return
  const failure = new Error(`${messages.length === 1 ? 'There is a mistake' : `There are ${messages.length} mistakes`} in the content.\n\n${messages.join('\n')}`)
  Object.defineProperty(failure, inspect.custom, { value: () => failure.message })
  throw failure
}
