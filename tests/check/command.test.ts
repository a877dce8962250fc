import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteCopy } from '../../tools/test/site-copy.ts'

const PAGE = 'content/errors.mdx'
const WRONG = `---
title: A page with errors of many kinds
description: Every line below has an error of another kind, and both the check and the build report each.
---

# Errors

See [the prices](/pricng), or [the desk](#desk).

<Section id="one" tonee="well">

#### Four

One agent costs £95 a month. Ask the recepcionist, or [click here](/contact/).

![](plan.svg)

</Section>
`

/** The errors in it: line, column, rule, message. */
const EXPECTED: [number, number, string, string][] = [
  [8, 18, 'links', 'There is no page /pricng. Did you mean "/pricing"?'],
  [8, 42, 'anchors', 'This page has nothing named "#desk". Use one of: errors, one, four.'],
  [10, 19, 'props', '<Section> has no prop "tonee". Did you mean "tone"?'],
  [
    12,
    1,
    'heading-levels',
    'A heading of level 4 follows one of level 1: a level is missing. Write ## for a heading of level 2.',
  ],
  [
    14,
    17,
    'prices',
    'No record has the price £95. Did you mean £99? Better: print it from the record, such as <Phrase ' +
      'of="agent-price" />.',
  ],
  [
    14,
    38,
    'spelling',
    '"recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is right, ' +
      'add it to data/words.txt.',
  ],
  [
    14,
    55,
    'link-text',
    'The words of the link, "click here", do not say where it leads. Write what it leads to, such as [all ' +
      'prices](/pricing).',
  ],
  [14, 68, 'links', 'There is no page /contact/. Write /contact.'],
  [
    16,
    1,
    'alternative-text',
    'The picture has no alternative text. Write what it shows between the square brackets: ![A receptionist at ' +
      'her desk](…)',
  ],
  [
    16,
    5,
    'pictures',
    'There is no picture "plan.svg" in content/. Put the file into content/pictures/, and write pictures/plan.svg, ' +
      'or fix its name.',
  ],
]

let copy: SiteCopy
beforeAll(() => {
  copy = new SiteCopy({})
  for (const part of ['content', 'tools', 'package-lock.json'])
    cpSync(part, copy.path(part), { recursive: true, preserveTimestamps: true })
  symlinkSync(resolve('node_modules'), copy.path('node_modules'))
  copy.write(PAGE, WRONG)
})
afterAll(() => copy?.remove())

function run(program: string, ...args: string[]): { code: number | null; output: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    GITHUB_ACTIONS: '',
    NODE_ENV: undefined,
    BUILD_DATE: '2026-11-21',
    ALLOW_NO_BACKEND: '1',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: copy.root,
    encoding: 'utf8',
    env,
  })
  return { code: status, output: stdout + (args.includes('--json') ? '' : stderr) }
}

type Found = {
  file: string
  line: number
  column: number
  rule: string
  severity: string
  reason: string
  fix?: string
  fixable: boolean
}
const found = (...args: string[]) =>
  (JSON.parse(run('tools/check/main.ts', '--json', ...args).output) as Found[]).filter(
    ({ severity }) => severity === 'error',
  )

test('the check and the build report the same errors, at the same places, and both stop', { timeout: 120_000 }, () => {
  expect(
    found('--only', 'content').map(({ file, line, column, rule, reason, fix }) => [
      file,
      line,
      column,
      rule,
      `${reason} ${fix}`,
    ]),
  ).toEqual(EXPECTED.map((each) => [PAGE, ...each]))
  const built = run('tools/build/main.ts')
  expect(built.code).toBe(1)
  for (const [line, column, , text] of EXPECTED)
    expect(built.output).toContain(`error  ${PAGE}:${line}:${column}  ${text}`)
  expect(built.output).toContain('> 12 | #### Four\n     | ^^^^^^^^^')
  expect(built.output).toContain('10 errors')
  expect(existsSync(copy.path('dist'))).toBe(false)
})

test(
  'without spelling the dictionary is left out; on GitHub each error stands beside its line',
  { timeout: 120_000 },
  () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tools/check/main.ts', '--only', 'content', '--no-spelling'],
      {
        cwd: copy.root,
        encoding: 'utf8',
        env: { ...process.env, GITHUB_ACTIONS: 'true' },
      },
    )
    expect(stdout).not.toContain('title=spelling')
    expect(stdout).toContain(
      `::error file=${PAGE},line=8,col=18,endColumn=25,title=links::There is no page /pricng. Did you mean "/pricing"?`,
    )
  },
)

test('what is certain is fixed; the rest stays', { timeout: 120_000 }, () => {
  expect(run('tools/check/main.ts', '--only', 'content', '--fix').output).toContain(`Fixed: ${PAGE}`)
  const text = readFileSync(copy.path(PAGE), 'utf8')
  expect(text).toContain('<Section id="one" tone="well">')
  expect(text).toContain('[click here](/contact)')
  expect(found('--only', 'content').map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '8 links',
    '8 anchors',
    '12 heading-levels',
    '14 prices',
    '14 spelling',
    '14 link-text',
    '16 alternative-text',
    '16 pictures',
  ])
})

test('a record in conflict is reported once, not by the compiler too', { timeout: 120_000 }, () => {
  const [about, page] = ['data/about.ts', 'content/about.mdx'].map((file) => readFileSync(copy.path(file), 'utf8'))
  copy.delete(PAGE)
  copy.write('data/about.ts', `<<<<<<< HEAD\n${about}=======\n>>>>>>> change\n`)
  copy.write('content/about.mdx', `${page}\n<<<<<<< HEAD\n[Prices](/pricing/)\n=======\n>>>>>>> change\n`)
  const summaries = (...args: string[]) => found(...args).map(({ file, line, rule }) => `${file}:${line} ${rule}`)
  expect(summaries('--no-spelling')).toEqual(['data/about.ts:1 merge-conflict'])
  copy.write('data/about.ts', about!)
  const before = readFileSync(copy.path('content/about.mdx'), 'utf8')
  expect(run('tools/check/main.ts', '--only', 'content', '--fix').code).toBe(1)
  expect(summaries('--only', 'content', '--no-spelling')).toEqual([
    `content/about.mdx:${page!.split('\n').length + 1} merge-conflict`,
  ])
  expect(readFileSync(copy.path('content/about.mdx'), 'utf8')).toBe(before)
  copy.write('content/about.mdx', page!)
})

test('a page that is left out for its name, and the one that must be there', { timeout: 120_000 }, () => {
  copy.move('content/404.mdx', 'content/404.MDX')
  expect(found('--only', 'content', '--no-spelling').map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/404.MDX stray-files',
    'content/404.mdx routes',
  ])
  copy.move('content/404.MDX', 'content/404.mdx')
})

/** An error in a record, and the one message about it. */
const recordErrors: [
  string,
  file: string,
  (text: string) => string,
  expected: [line: string, column: number, text: RegExp],
][] = [
  [
    'an id that no agent has',
    'data/industries.ts',
    (text) => text.replace("agent: 'receptionist'", "agent: 'receptionst'"),
    ['receptionst', 17, /^There is no agent "receptionst" in data\/agents\.ts\. Did you mean "receptionist"\?/],
  ],
  [
    'a file that was emptied',
    'data/faq.ts',
    () => '',
    [
      '',
      1,
      /^The file exports nothing, but components\/widgets\/Questions\/Questions\.tsx reads "pricingFaq" from it\./,
    ],
  ],
  [
    'a name that widgets know otherwise',
    'data/faq.ts',
    (text) => text.replace('const pricingFaq', 'const pricingFaqs'),
    [
      'const pricingFaqs',
      44,
      /^The file exports no "pricingFaq", which .*Questions\.tsx reads\. Did you rename it to "pricingFaqs"\?/,
    ],
  ],
  [
    'a bracket that is missing',
    'data/industries.ts',
    (text) => text.replace('features: [', 'features: '),
    ["'Recalls sent on time'", 29, /^The file cannot be read/],
  ],
  [
    'an apostrophe',
    'data/industries.ts',
    (text) => text.replace("'Your team", "'Don't. Your team"),
    ["'Don't", 12, /^The file cannot be read/],
  ],
]

test.each(recordErrors)(
  'a record with %s is reported once, at its place',
  { timeout: 120_000 },
  (_name, file, slip, [text, column, expected]) => {
    const right = readFileSync(copy.path(file), 'utf8')
    const wrong = slip(right)
    expect(wrong).not.toBe(right)
    copy.write(file, wrong)
    // The types take seconds: check them only where they could report the error too.
    const errors = found('--no-spelling', ...(file === 'data/faq.ts' ? ['--only', 'content'] : []))
    copy.write(file, right)
    expect(errors.map((each) => [each.file, each.line, each.column, `${each.reason} ${each.fix}`])).toEqual([
      [file, wrong.split('\n').findIndex((line) => line.includes(text)) + 1, column, expect.stringMatching(expected)],
    ])
  },
)

test('what only the types show is reported once, at its place', { timeout: 120_000 }, () => {
  const file = 'data/agents.ts'
  const right = readFileSync(copy.path(file), 'utf8')
  const wrong = right.replace(/\n {4}name: .*/, '').replace(/price: 99(?![^]*price: 99)/, "price: '99'")
  copy.write(file, wrong)
  const errors = found('--no-spelling')
  copy.write(file, right)
  const lineOf = (text: string) => wrong.split('\n').findIndex((line) => line.includes(text)) + 1
  expect(errors.map(({ file, line, column, reason }) => `${file}:${line}:${column} ${reason}`)).toEqual([
    expect.stringMatching(`^${file}:${lineOf('receptionist: {')}:3 Property 'name' is missing`),
    `${file}:${lineOf("price: '99'")}:5 Type 'string' is not assignable to type 'number'.`,
  ])
})
