import { execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import type { Answers } from './new-kind.ts'
import { completeAnswers, createFiles, newKinds } from './create.ts'

const usage = `npm run new -- KIND [options]   creates a page, agent, industry or widget; asks for missing options
${Object.entries(newKinds)
  .map(([name, { description, questions }]) => {
    const options = questions.map(({ flag, ask }) => `            --${flag.padEnd(12)} ${ask}`)
    return [`  ${name.padEnd(9)} ${description}`, ...options].join('\n')
  })
  .join('\n')}`

/**
 * Runs `npm run new`.
 * @returns the exit code
 */
export async function newCommand(): Promise<number> {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: Object.fromEntries(
      Object.values(newKinds).flatMap(({ questions }) =>
        questions.map(({ flag }) => [flag, { type: 'string' } as const]),
      ),
    ),
  })
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined

  try {
    const input =
      positionals[0] ?? (await terminal?.question(`What do you want to create (${Object.keys(newKinds).join(', ')})? `))
    const name = input?.trim().toLowerCase()
    const kind = name !== undefined && Object.hasOwn(newKinds, name) ? newKinds[name] : undefined
    if (!kind) usageError(name === undefined ? 'The kind is missing.' : `Unknown kind '${name}'.`, usage)
    const [, unexpected] = positionals
    if (unexpected !== undefined)
      usageError(
        `Unexpected argument '${unexpected}'. Quote values that contain spaces: --${kind.questions[0]!.flag} "…".`,
      )
    const unknown = Object.keys(values).find((flag) => !kind.questions.some((question) => question.flag === flag))
    if (unknown !== undefined)
      usageError(
        `A new ${name} has no option --${unknown}. Use: ${kind.questions.map(({ flag }) => `--${flag}`).join(', ')}.`,
      )
    const answers = await completeAnswers(kind, values as Answers, terminal && ((prompt) => terminal.question(prompt)))
    const files = createFiles(kind, answers, process.cwd())
    console.log(files.map((file) => `  ${file}`).join('\n'))
    const code = files.filter((file) => !file.endsWith('.mdx'))
    if (code.length) {
      const options = ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...code]
      execFileSync(process.execPath, options, { stdio: 'inherit' })
      // Updates snippets and the guide, in a new process because this one has loaded the old records and widgets.
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/generate/guide/main.ts'], { stdio: 'inherit' })
    }
    console.log(kind.next(answers))
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    terminal?.close()
  }
}
