import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentIds } from '../../data/agents.ts'
import { testPage, SiteCopy } from '../../tools/test/site-copy.ts'

const PAGE = 'content/errors.mdx'
const WRONG = `---
title: A page with errors of many kinds
description: Every line below has an error of another kind, and both the check and the build report each.
---

# Errors

See [another page](/another-pge), or [the desk](#desk).

<Section id="one" tonee="well">

#### Four

One agent costs £95,171 a month. Ask the recepcionist, or [click here](/another-page/).

![](plan.svg)

</Section>
`

/** Pages and records of the test alone, which change. */
const FIXTURES = {
  // Of the types, only those of records are of interest here, and all code takes seconds to compile.
  'tsconfig.json': JSON.stringify({ extends: './all.tsconfig.json', include: ['data'] }),
  'all.tsconfig.json': readFileSync('tsconfig.json', 'utf8'),
  'content/404.mdx': testPage('Page not found', '# Page not found\n\nNothing here.', 'noindex: true\n'),
  'content/index.mdx': testPage('Home', '# Home\n\nSee [another page](/another-page).'),
  'content/another-page.mdx': testPage('Another page', '# Another page\n\nIt is here to be linked to.'),
  'data/fixture-names.ts': 'export const fixtureName = 7\n',
  'data/fixture-hours.ts': 'export const hours = 8\n',
  'data/fixture-shapes.ts': `type Detail = { heading: string }
type Shape = { tagline: string; detail: Detail }

export const shapes = {
  one: {
    tagline: 'A text',
    detail: {
      heading: 'A heading',
    },
  },
} satisfies Record<string, Shape>

export const agents = { agent: '${agentIds[0]}' }
`,
}

/** The errors in it: line, column, rule, message. */
const EXPECTED: [number, number, string, string][] = [
  [8, 20, 'links', 'There is no page /another-pge. Did you mean "/another-page"?'],
  [8, 49, 'anchors', 'This page has no heading or section with the id "desk". Use one of: errors, one, four.'],
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
    'No record has the price £95,171. Print it from the record, such as <Phrase of="agent-price" />. ' +
      'If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    14,
    42,
    'spelling',
    '"recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If it is right, ' +
      'add it to data/words.txt.',
  ],
  [
    14,
    59,
    'link-text',
    'The words of the link, "click here", do not say where it leads. Write what it leads to, such as [all ' +
      'prices](/pricing).',
  ],
  [14, 72, 'links', 'There is no page /another-page/. Write /another-page.'],
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
    'picture-files',
    'There is no picture "plan.svg" in content/. Put the file into content/pictures/, and write pictures/plan.svg, ' +
      'or fix its name.',
  ],
]

let copy: SiteCopy
beforeAll(() => {
  copy = new SiteCopy({ ...FIXTURES, [PAGE]: WRONG })
  cpSync('package-lock.json', copy.path('package-lock.json'))
  symlinkSync(resolve('node_modules'), copy.path('node_modules'))
})
afterAll(() => copy?.remove())

type Run = { code: number | null; stdout: string; stderr: string }

function run(program: string, args: readonly string[] = [], env: Record<string, string> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: copy.root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      GITHUB_ACTIONS: '',
      NODE_ENV: undefined,
      TSX_TSCONFIG_PATH: copy.path('all.tsconfig.json'),
      BUILD_DATE: '2026-11-21',
      ALLOW_NO_BACKEND: '1',
      ...env,
    },
  })
  return { code: status, stdout, stderr }
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

/** Runs the check; returns how it ended, what it printed on the side, and the errors in files that the test changes. */
function check(...args: string[]): { code: number | null; stderr: string; errors: Found[] } {
  const { code, stdout, stderr } = run('tools/check/main.ts', ['--json', ...args])
  const found = JSON.parse(stdout) as Found[]
  return {
    code,
    stderr,
    // The site's own records lack their pages, which the copy leaves out: a check of all takes twice as long.
    errors: found.filter(({ file, severity }) => severity === 'error' && /^content\/|^data\/fixture-/.test(file)),
  }
}

/** Changes a file; returns its text before and after. */
function change(file: string, edit: (text: string) => string): { right: string; wrong: string } {
  const right = readFileSync(copy.path(file), 'utf8')
  const wrong = edit(right)
  expect(wrong).not.toBe(right)
  copy.write(file, wrong)
  return { right, wrong }
}

const lineOf = (source: string, text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1

/** The errors that a command printed for people. */
const printedErrors = (output: string) =>
  [...output.matchAll(/^error {2}(content\/\S+?):(\d+):(\d+) {2}(.*) {2}\[(.*)\]$/gm)].map(
    ([, file, line, column, text, rule]) => [file, Number(line), Number(column), rule, text],
  )

test('a build reports the errors that its check finds, each at its place, and stops', () => {
  const built = run('tools/build/main.ts', [], { GITHUB_ACTIONS: 'true' })
  const output = built.stdout + built.stderr
  expect(built.code).toBe(1)
  expect(printedErrors(output)).toEqual(EXPECTED.map((each) => [PAGE, ...each]))
  expect(output).toMatch(/^\d+ errors/m)
  expect(output).toContain('> 12 | #### Four\n     | ^^^^^^^^^')
  expect(output).not.toMatch(/^\s+at .*(node_modules|pages)\//m)
  expect(existsSync(copy.path('dist'))).toBe(false)
  // On GitHub each error also appears beside its line.
  expect(output).toContain(
    `::error file=${PAGE},line=8,col=20,endColumn=32,title=links::There is no page /another-pge. Did you mean "/another-page"?`,
  )
})

/** A page with a conflict, in which nothing is fixed. */
const CONFLICTED = `${FIXTURES['content/another-page.mdx']}
<<<<<<< HEAD
[Itself](/another-page/), recepcionist
=======
>>>>>>> change
`

test('--fix fixes what is certain, and formats records; the rest stays, and all of a page with a conflict', () => {
  change('data/fixture-names.ts', (text) => text.replace(' = ', '='))
  change('content/another-page.mdx', () => CONFLICTED)
  copy.move('content/404.mdx', 'content/404.MDX')
  const { code, stderr, errors } = check('--only', 'content', '--fix')
  copy.move('content/404.MDX', 'content/404.mdx')
  expect(code).toBe(1)
  expect(stderr).toContain(`Fixed: ${PAGE}`)
  const text = readFileSync(copy.path(PAGE), 'utf8')
  expect(text).toContain('<Section id="one" tone="well">')
  expect(text).toContain('[click here](/another-page)')
  expect(readFileSync(copy.path('data/fixture-names.ts'), 'utf8')).toBe(FIXTURES['data/fixture-names.ts'])
  expect(readFileSync(copy.path('content/another-page.mdx'), 'utf8')).toBe(CONFLICTED)
  copy.write('content/another-page.mdx', FIXTURES['content/another-page.mdx'])
  copy.delete(PAGE)
  const left = EXPECTED.filter(([line, column]) => !(line === 10 || (line === 14 && column === 72)))
  expect(
    errors.map(({ file, line, column, rule, reason, fix }) => [file, line, column, rule, `${reason} ${fix}`]),
  ).toEqual([
    // Its name is not a page's, and this page must be there.
    ['content/404.MDX', 1, 1, 'stray-files', expect.any(String)],
    ['content/404.mdx', 1, 1, 'routes', expect.any(String)],
    ['content/another-page.mdx', lineOf(CONFLICTED, '<<<<<<<'), 1, 'merge-conflict', expect.any(String)],
    ...left.map((each) => [PAGE, ...each]),
  ])
})

/** An error in a record, and the one message about it. */
type RecordError = {
  file: string
  edit: (text: string) => string
  /** A text in the wrong line. */
  at: string
  column: number
  message: string | RegExp
}

const HOURS = 'data/fixture-hours.ts'
const NAMES = 'data/fixture-names.ts'
const SHAPES = 'data/fixture-shapes.ts'

/** Errors in records that are reported side by side. */
const recordErrors: Record<string, { args: string[]; readers?: string; page?: string; errors: RecordError[] }> = {
  // The compiler would report them too, and the page has a conflict of its own.
  'that cannot be read': {
    args: [],
    page: CONFLICTED,
    errors: [
      {
        file: HOURS,
        edit: (text) => `<<<<<<< HEAD\n${text}=======\n>>>>>>> change\n`,
        at: '<<<<<<<',
        column: 1,
        message: /^An unresolved merge conflict begins here\./,
      },
      {
        file: NAMES,
        edit: () => "export const fixtureName = 'Don't'\n",
        at: "'Don't",
        column: 32,
        message: /^The apostrophe ends the text\./,
      },
      {
        file: SHAPES,
        edit: (text) => text.replace('detail: {', 'detail: '),
        at: "heading: 'A heading'",
        column: 14,
        message: /^The file cannot be read/,
      },
    ],
  },
  'with names that widgets do not know': {
    args: ['--only', 'content'],
    readers:
      "export { fixtureName } from '../../data/fixture-names.ts'\n" +
      "export { shapes } from '../../data/fixture-shapes.ts'\n",
    errors: [
      {
        file: NAMES,
        edit: (text) => text.replace('fixtureName', 'fixtureNames'),
        at: 'fixtureNames',
        column: 29,
        message:
          /^The file exports no "fixtureName", which components\/widgets\/declare\.ts reads\. Did you rename it to "fixtureNames"\?/,
      },
      {
        file: SHAPES,
        edit: () => '',
        at: '',
        column: 1,
        message: /^The file exports nothing, but components\/widgets\/declare\.ts reads "shapes" from it\./,
      },
    ],
  },
  'with wrong ids and types': {
    args: [],
    errors: [
      {
        file: SHAPES,
        edit: (text) => text.replace("tagline: 'A text'", 'tagline: 7'),
        at: 'tagline: 7',
        column: 14,
        message: /^"tagline" of "one" must be a text\. Write tagline: '7'\./,
      },
      {
        file: SHAPES,
        edit: (text) => text.replace(/\n {6}heading: .*/, ''),
        at: 'detail: {',
        column: 5,
        message: /^"detail" has no "heading"\./,
      },
      {
        file: SHAPES,
        edit: (text) => text.replace(/agent: '(.*)'/, "agent: '$1x'"),
        at: 'agent: ',
        column: 33,
        message: new RegExp(
          `^There is no agent "${agentIds[0]}x" in data/agents\\.ts\\. Did you mean "${agentIds[0]}"\\?`,
        ),
      },
    ],
  },
}

test.each(Object.entries(recordErrors))(
  'records %s are each reported once, at their place',
  (_, { args, readers = '', page, errors }) => {
    const rightPage = FIXTURES['content/another-page.mdx']
    copy.write('content/another-page.mdx', page ?? rightPage)
    const widgets = change('components/widgets/declare.ts', (text) => `${text}\n${readers}`)
    const changed = errors.map(({ file, edit }) => ({ file, ...change(file, edit) }))
    const wrong = changed.map(({ file }) => readFileSync(copy.path(file), 'utf8'))
    const found = check('--no-spelling', ...args).errors
    for (const { file, right } of changed.toReversed()) copy.write(file, right)
    copy.write('components/widgets/declare.ts', widgets.right)
    copy.write('content/another-page.mdx', rightPage)
    expect(found.map((each) => [each.file, each.line, each.column, `${each.reason} ${each.fix}`])).toEqual(
      errors.map(({ file, at, column, message }, index) => [
        file,
        lineOf(wrong[index]!, at),
        column,
        expect.stringMatching(message),
      ]),
    )
  },
)
