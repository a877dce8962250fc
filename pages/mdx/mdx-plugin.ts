import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { distinct } from './content-problems.ts'
import { mdxOptions } from './plugins.ts'

type Compiled = { code: string; map: null } | undefined

/** Compiles content files. In dev a mistake breaks the file's own page; a build stops at once with all mistakes of the folder. */
export function compiledContent(folder: ContentFolder): Plugin {
  const compiler = mdx(mdxOptions(folder.vocabulary))
  const compile = compiler.transform as unknown as (source: string, id: string) => Promise<Compiled>
  const checked = new Map<string, { source: string; compiled: Compiled }>()
  return {
    ...(compiler as Plugin),
    name: 'staffroom:mdx',
    enforce: 'pre',
    sharedDuringBuild: true,
    buildApp: {
      // Before anything is built, and outside of Rolldown, which would print its own stack around an author's mistakes.
      order: 'pre',
      async handler() {
        const { files, problems } = await folder.index()
        for (const file of files) {
          const id = join(folder.root, file)
          const source = readFileSync(id, 'utf8')
          try {
            checked.set(id, { source, compiled: await compile(source, id) })
          } catch (error) {
            const mistakes = mistakesOf(error)
            if (!mistakes.length) throw error
            problems.push(...mistakes)
          }
        }
        stopAt(problems)
      },
    },
    transform(source, id) {
      const known = checked.get(id)
      checked.delete(id)
      return known?.source === source ? known.compiled : compile(source, id)
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
