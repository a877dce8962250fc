// npm run new: writes the files of a new page, agent, industry or widget. Asks for what it needs, or takes flags:
//   npm run new -- page --title "…" --description "…" --path /guides/first
import { execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { complete, kinds, make } from './make.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(['help', ...Object.values(kinds).flatMap(({ questions }) => questions.map(({ flag }) => flag))].map((flag) => [flag, { type: flag === 'help' ? 'boolean' : 'string' } as const])),
})
const { help, ...given } = values as Record<string, string> & { help?: string }
const person = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined

try {
  const name = positionals[0] ?? (help ? undefined : await person?.question(`What is new (${Object.keys(kinds).join(', ')})? `))
  const kind = name !== undefined && Object.hasOwn(kinds, name.trim()) ? kinds[name.trim()] : undefined
  if (!kind || help) {
    console.log(usage())
    process.exitCode = help ? 0 : 2
  } else {
    const answers = await complete(kind, given, person && ((words) => person.question(words)))
    console.log(make(kind, answers, process.cwd()).map((file) => `  ${file}`).join('\n'))
    // In a process of its own, which reads the files as they are now: what editors and the guide say of records and widgets.
    if (name !== 'page') execFileSync(process.execPath, ['--import', 'tsx', 'tools/guide/main.ts'], { stdio: 'inherit' })
    console.log(kind.next(answers))
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  person?.close()
}

function usage(): string {
  const lines = Object.entries(kinds).map(([name, { sentence, questions }]) => `  ${name.padEnd(9)} ${sentence}\n            ${questions.map(({ flag }) => `--${flag}`).join(' ')}`)
  return `npm run new -- KIND [flags]; what no flag says is asked for.\n${lines.join('\n')}`
}
