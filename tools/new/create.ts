import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContentIndex } from '../content/content-index.ts'
import { records } from '../content/records.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { newAgent, newIndustry } from './new-record.ts'
import { mdxText, pageFile, description, idOf, title, type Answers, type NewKind, type Prompt } from './new-kind.ts'
import { newWidget } from './new-widget.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import { PATH } from '../content/front-matter-schema.ts'

const newPage: NewKind = {
  description: 'A page: one file in content/, as a draft.',
  questions: [
    title,
    description,
    {
      flag: 'path',
      ask: 'Address',
      fallback: ({ title: name }) => `/${idOf(name!)}`,
      validate: (path) =>
        PATH.test(path)
          ? undefined
          : 'Begin with a slash, as in /guides/first. Use lower-case letters, digits and hyphens.',
    },
  ],
  write: ({ title: pageTitle, description: pageDescription, path }) => [
    pageFile(`content${path}.mdx`, { title: pageTitle!, description: pageDescription!, draft: true }, [
      `# ${mdxText(pageTitle!)}`,
      placeholder('what the page says, in one or two sentences'),
      '[Book a demo](/demo)\n[See prices](/pricing)',
      '## What it is about',
      placeholder('what this section says'),
      '---',
      `- [x] ${placeholder('the first advantage')}\n- [x] ${placeholder('the second advantage')}`,
      '## What happens next',
      placeholder('what this section says; all widgets are shown at /widgets'),
    ]),
  ],
  next: ({ path }) =>
    `npm run dev shows it at ${path}. To publish it, remove “draft: true” and link to it from another page.`,
}

/** What `npm run new` can create. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  page: newPage,
  agent: newAgent,
  industry: newIndustry,
  widget: newWidget,
}

/** Shows a prompt in the terminal and returns the answer. */
type Ask = (prompt: string) => Promise<string>

/**
 * Validates the given answers and asks for the missing ones.
 * @param ask undefined if there is no terminal
 * @throws an Error with every option that is invalid, or missing without a terminal
 */
export async function completeAnswers(kind: NewKind, options: Answers, ask: Ask | undefined): Promise<Answers> {
  const answers: Answers = {}
  const errors: string[] = []
  for (const question of kind.questions) {
    const answer =
      options[question.flag]?.trim() ??
      (ask ? await askUntilValid(question, answers, ask) : question.fallback?.(answers))
    const reason = answer === undefined ? `${question.ask}.` : question.validate(answer)
    if (reason) errors.push(`--${question.flag}: ${reason}`)
    answers[question.flag] = answer ?? ''
  }
  if (errors.length)
    throw new Error(`Some values are missing or invalid.\n${errors.map((line) => `  ${line}`).join('\n')}`)
  return answers
}

async function askUntilValid(question: Prompt, answers: Answers, ask: Ask): Promise<string> {
  const defaultValue = question.fallback?.(answers)
  for (;;) {
    const answer =
      (await ask(`${question.ask}${defaultValue ? ` [${defaultValue}]` : ''}: `)).trim() || defaultValue || ''
    const reason = question.validate(answer)
    if (!reason) return answer
    console.log(`  ${reason}`)
  }
}

/**
 * Writes the files and returns their names.
 * @throws if a new file or its address already exists; nothing is written then
 */
export function createFiles(kind: NewKind, answers: Answers, root: string): string[] {
  const files = kind.write(answers, root)
  const existing = files.find(({ file, replaces }) => !replaces && existsSync(join(root, file)))
  if (existing) throw new Error(`${existing.file} already exists.`)
  const errors = files.flatMap(({ file }) => (file.endsWith('.mdx') ? (takenAddressError(file, root) ?? []) : []))
  if (errors.length) throw new Error(errors.join('\n'))
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return files.map(({ file }) => file)
}

/**
 * Why a new content file cannot have its address; undefined if it can.
 * @param from the file that is renamed, whose old addresses it may take back
 */
export function takenAddressError(file: string, root: string, from?: string): string | undefined {
  const route = routeOf(file)
  const { files, pages } = readContentIndex(root, records)
  const owner = files.find((page) => routeOf(page) === route)
  if (owner) return `The address ${route} is taken by ${owner}. Choose another one.`
  const moved = pages.find((page) => page.file !== from && redirectsOf(page.frontMatter).includes(route))
  return (
    moved &&
    `The address ${route} redirects to ${moved.route}. Choose another one, or remove it from redirectFrom in ` +
      `${moved.file}.`
  )
}
