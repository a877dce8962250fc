import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { refuseAddress } from './address.ts'
import { agent } from './agent.ts'
import { industry } from './industry.ts'
import type { Answers, Kind, Question } from './kind.ts'
import { page } from './page.ts'
import { widget } from './widget.ts'

/** What `npm run new` makes. */
export const kinds: Readonly<Record<string, Kind>> = { page, agent, industry, widget }

/** Asks the person at the keyboard; undefined where nobody sits there. */
export type Ask = (words: string) => Promise<string>

/**
 * Completes the answers: what the command line said is checked, what it left out is asked for.
 * @throws an Error that names every flag that is missing or wrong, where nobody can be asked
 */
export async function complete(kind: Kind, given: Answers, ask: Ask | undefined): Promise<Answers> {
  const answers: Answers = {}
  const wrong: string[] = []
  for (const question of kind.questions) {
    const said = given[question.flag]?.trim()
    const answer =
      said ?? (ask ? await askUntilItFits(question, answers, ask) : question.fallback && fallback(question, answers))
    const reason = answer === undefined ? `${question.ask}.` : question.refuse?.(answer, answers)
    if (reason) wrong.push(`--${question.flag}: ${reason}`)
    answers[question.flag] = answer ?? ''
  }
  if (wrong.length)
    throw new Error(`Something is missing or does not fit.\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  return answers
}

/** What is taken where nothing is said, unless an earlier answer that it is made of is missing itself. */
function fallback(question: Question, answers: Answers): string {
  try {
    return question.fallback!(answers)
  } catch {
    return ''
  }
}

async function askUntilItFits(question: Question, answers: Answers, ask: Ask): Promise<string> {
  const otherwise = question.fallback?.(answers)
  for (;;) {
    const answer = (await ask(`${question.ask}${otherwise ? ` [${otherwise}]` : ''}: `)).trim() || otherwise || ''
    const reason = question.refuse?.(answer, answers)
    if (!reason) return answer
    console.log(`  ${reason}`)
  }
}

/**
 * Writes the files; gives their names.
 * @throws an Error with a sentence where one of the new ones, or a page of the same address, is there already: then none is written
 */
export function make(kind: Kind, answers: Answers, root: string): string[] {
  const files = kind.write(answers, root)
  const taken = files.find(({ file, instead }) => !instead && existsSync(join(root, file)))
  if (taken) throw new Error(`${taken.file} is there already.`)
  const refused = files.flatMap(({ file }) => (file.endsWith('.mdx') ? (refuseAddress(file, root) ?? []) : []))
  if (refused.length) throw new Error(refused.join('\n'))
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return files.map(({ file }) => file)
}
