import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { distinct, mistakesOf, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Compiled, ContentCompiler } from '../mdx/content-compiler.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { KeptPage, KeptPages } from './kept-pages.ts'

/** A content file: its text, and either what it compiles to or its page as it was rendered before. */
export type ContentText = { source: string } & ({ compiled: Compiled; kept?: undefined } | { kept: KeptPage })

/**
 * Reads and compiles the content files, but those whose page is kept.
 * @throws one error with all mistakes of the folder
 */
export async function readTexts({ root }: ContentFolder, { files, problems }: ContentIndex, compiler: ContentCompiler, pictures: Pictures, earlier: KeptPages): Promise<Map<string, ContentText>> {
  const found = [...problems]
  const texts = new Map<string, ContentText>()
  for (const file of files) {
    const id = join(root, file)
    const source = readFileSync(id, 'utf8')
    const kept = earlier.find(file, source)
    if (kept && await pictures.areAsBefore(kept.pictures)) {
      pictures.note(id, kept.pictures)
      texts.set(file, { source, kept })
      continue
    }
    try {
      texts.set(file, { source, compiled: await compiler.compile(id, source) })
    } catch (error) {
      const mistakes = mistakesOf(error)
      if (!mistakes.length) throw error
      found.push(...mistakes)
    }
  }
  stopAt(found)
  return texts
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
