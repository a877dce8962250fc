import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a record or a page says instead; the text before must stand in the file once or more. */
type Replacement = readonly [before: string | RegExp, after: string]

/** Facts of the records, each as a marketer changes it: the value alone. */
const facts: Record<string, readonly Replacement[]> = {
  'data/pricing.ts': [
    ["level: 'Startup Office', from: 1, to: 1, price: 99", "level: 'First Office', from: 1, to: 1, price: 109"],
    [/from: 16, to: Infinity, price: \d+/, 'from: 16, to: Infinity, price: 57'],
    [/(name: 'Memory Pack \(RAG\)', price: )\d+/, '$181'],
  ],
  'data/hire.ts': [['MINUTES_TO_LIVE = 10', 'MINUTES_TO_LIVE = 12']],
  'data/demo.ts': [['DISCOVERY_CALL_MINUTES = 15', 'DISCOVERY_CALL_MINUTES = 20']],
  'data/site.ts': [
    [/phone: \{.*\}/, "phone: { label: '0161 496 0321', href: 'tel:+441614960321' }"],
    [/times: '[^']+'/, "times: '8:30–17:30 GMT'"],
  ],
  'data/calculator.ts': [
    [
      /startingFigures: CalculatorFigures = .*/,
      'startingFigures: CalculatorFigures = { calls: 60, missed: 25, value: 120, conversion: 30 }',
    ],
  ],
  'data/forms.ts': [
    ["PLAYBOOK_REPLY = '24 hours'", "PLAYBOOK_REPLY = 'two days'"],
    ['MONTHS_KEPT = 12', 'MONTHS_KEPT = 9'],
  ],
  'data/transformation.ts': [["value: '3–6 months'", "value: '4–8 months'"]],
  'data/industries.ts': [[/bundlePrice: \d+/, 'bundlePrice: 341']],
  'data/faq.ts': [
    [
      'export const transformationFaq: readonly Faq[] = [\n',
      "export const transformationFaq: readonly Faq[] = [\n  { question: 'Who runs the pilot?', answer: 'One of our people, with one of yours beside them.' },\n",
    ],
  ],
}

/**
 * Edits a copy of the repository as marketers do: a word in every sentence that stands alone on its line, the facts
 * above, a removed playbook, a renamed page with its redirect, a changed heading, a new agent and a new industry.
 * @throws if the place of an edit is not found
 */
export async function editAsMarketers(root: string): Promise<void> {
  const edit = (file: string, replacements: readonly Replacement[]) => {
    let text = readFileSync(join(root, file), 'utf8')
    for (const [before, after] of replacements) {
      if (typeof before === 'string' ? !text.includes(before) : !before.test(text))
        throw new Error(`${file} has no ${before.toString()}: adapt tests/marketer-edits/edits.ts.`)
      text = text.replace(before, after)
    }
    writeFileSync(join(root, file), text)
  }
  const files = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`)
  const npm = (...args: string[]) => execFileSync('npm', ['run', '--silent', ...args], { cwd: root, stdio: 'inherit' })

  for (const [file, replacements] of Object.entries(facts)) edit(file, replacements)
  edit('data/playbooks.ts', [[/\n {2}'client-intake': \{[\s\S]*?\n {2}\},(?=\n)/, '']])
  edit('content/about.mdx', [['## Where we draw the line', '## What we leave to you']])

  npm(
    'new',
    '--',
    'agent',
    '--name',
    'Stock',
    '--department',
    'operations',
    '--does',
    'Count the shelves',
    '--job',
    'Counts what is left on the shelves each night and orders what runs low.',
    '--description',
    'An agent that counts your stock each night, orders what runs low and tells you in the morning.',
  )
  npm(
    'new',
    '--',
    'industry',
    '--name',
    'Florists',
    '--businesses',
    'Florists',
    '--price',
    '329',
    '--colour',
    'operations',
    '--about',
    'Four agents who know a wreath from a bouquet. Your people keep their hands on the flowers.',
    '--description',
    'Four agents for florists: calls answered while you tie, orders with the card’s words, deliveries planned, bills sent.',
  )

  renameSync(join(root, 'content/partners.mdx'), join(root, 'content/partner-programme.mdx'))
  edit('content/partner-programme.mdx', [['---\n', '---\nredirectFrom: /partners\n']])
  for (const file of [...files('content', '.mdx'), ...files('data', '.ts')]) {
    const text = readFileSync(join(root, file), 'utf8')
    const linked = text.replaceAll(/(\(|')\/partners(?=[)'#])/g, '$1/partner-programme')
    const written = linked
      .replaceAll(/ *\/\/ \[To choose: .*\n/g, '')
      .replaceAll(/\[To write: [^\]\n]*, after "Connect"\]/g, 'your stock list, one room at a time')
      .replaceAll(/\[To write: ([^\]\n]*)\]/g, () => nextSentence())
    const reworded = file.endsWith('.mdx') ? rewordPage(written) : rewordRecords(written)
    if (reworded !== text && !file.endsWith('.test.ts')) writeFileSync(join(root, file), reworded)
  }
  edit('content/(agents)/stock.mdx', [['draft: true\n', '']])
  npm('check', '--', '--fix', '--only', 'content')
}

let sentences = 0
/** A sentence in place of what `npm run new` leaves to write. */
function nextSentence(): string {
  sentences += 1
  return `It counts row ${sentences} before the shop opens.`
}

/** Every paragraph of one line gets another last sentence. */
function rewordPage(text: string): string {
  return text.replaceAll(/^([A-Z][^<>{}[\]|*`\n]{40,}\.)$/gm, '$1 That is all.')
}

/** Every answer and text of a record that is a sentence gets another one. */
function rewordRecords(text: string): string {
  return text.replaceAll(/^( +(?:answer|text): ')([^'\n]{40,}\.)',$/gm, "$1$2 That is all.',")
}
