import { execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import type { Answers } from './kind.ts'
import { complete, kinds, make } from './make.ts'

const usage = `npm run new -- KIND [flags]   writes the files of what is new; what no flag says is asked for
${Object.entries(kinds)
  .map(
    ([name, { sentence, questions }]) =>
      `  ${name.padEnd(9)} ${sentence}\n            ${questions.map(({ flag }) => `--${flag}`).join(' ')}`,
  )
  .join('\n')}`

const { values: given, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: Object.fromEntries(
    Object.values(kinds).flatMap(({ questions }) => questions.map(({ flag }) => [flag, { type: 'string' } as const])),
  ),
})
const person = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined

try {
  const said = positionals[0] ?? (await person?.question(`What is new (${Object.keys(kinds).join(', ')})? `))
  const name = said?.trim().toLowerCase()
  const kind = name !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) usageError(name === undefined ? 'Say what is new.' : `There is no kind '${name}' of new things.`, usage)
  const [, more] = positionals
  if (more !== undefined)
    usageError(
      `'${more}' belongs to no flag. A text of several words stands in quotation marks: --${kind.questions[0]!.flag} "…".`,
    )
  const strange = Object.keys(given).find((flag) => !kind.questions.some((question) => question.flag === flag))
  if (strange !== undefined)
    usageError(
      `There is no --${strange} for a new ${name}; there are: ${kind.questions.map(({ flag }) => `--${flag}`).join(', ')}.`,
    )
  const answers = await complete(kind, given as Answers, person && ((words) => person.question(words)))
  console.log(
    make(kind, answers, process.cwd())
      .map((file) => `  ${file}`)
      .join('\n'),
  )
  // In a process of its own, which reads the files as they are now: what editors and the guide say of records and widgets.
  if (name !== 'page')
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/generate/guide/main.ts'], { stdio: 'inherit' })
  console.log(kind.next(answers))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  person?.close()
}
