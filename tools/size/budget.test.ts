import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBudget } from './check-budget.ts'
import { ANSWER_HEAD } from './page-weight.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

/** What does not compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const document = (head: string, body: string) =>
  '<!doctype html><html ' +
  `lang="en-GB"><head><title>Page</title>${head}<style>p{margin:0}</style></head><body><header>Name</header><main>${body}</main></body></html>`

function weigh(page: string, files: Record<string, string> = {}) {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries({ 'index.html': page, ...files })) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return checkBudget(root)[0]!
}

test('a small page is within the budget, with response headers', () => {
  const { page, weight, problems } = weigh(document('', '<p>Words.</p>'))
  expect([page, problems]).toEqual(['/', []])
  expect(weight.quick).toBeGreaterThan(ANSWER_HEAD.length + 50)
})

test('a page without a back end is measured with the address of one', () => {
  const page = (project: string) =>
    document(
      '<meta http-equiv="Content-Security-Policy" content="connect-src ' +
        `'self'${project && ` ${project}`};form-action 'self'${project && ` ${project}`}"/>`,
      `<form action="${project}/functions/v1/send"></form>`,
    )
  const [without, named] = ['', 'https://tsrqponmlkjihgfedcba.supabase.co'].map(
    (project) => weigh(page(project)).weight.quick,
  )
  expect(without! - ANSWER_HEAD.length).toBeGreaterThan(200)
  expect(Math.abs(without! - named!)).toBeLessThan(8)
})

test('a page that needs a second round trip fails, and its largest sections are listed', () => {
  const { problems } = weigh(
    document(
      '',
      '<div ' +
        `class="page"><section><h2>Light</h2></section><section><h2>Heavy</h2><p>${noise(16_000)}</p></section></div>`,
    ),
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(
    /^\/ does not fit in one round trip: \d+ bytes over 14600.* Largest sections: 'Heavy' \d{5},/,
  )
})

test("script counts with its static imports and the scripts of the page's widgets", () => {
  const files = {
    'assets/a.js':
      'import"./b.js";const ' +
      'small={"/components/widgets/Clock/script.ts":()=>import("./clock.js"),"/components/widgets/Other/script.ts":()=>import("./other.js")};import("./later.js")',
    'assets/b.js': `// ${noise(600)}`,
    'assets/clock.js': `// ${noise(1600)}`,
    'assets/other.js': noise(3000),
    'assets/later.js': noise(3000),
  }
  const script = '<script src="/assets/a.js" type="module" async></script>'
  expect(weigh(document(script, '<p>Words.</p>'), files).problems).toEqual([])
  expect(weigh(document(script, '<p data-script="Clock">Words.</p>'), files).problems).toEqual([
    expect.stringMatching(/loads 2\d{3} bytes of script before any interaction; the limit is 2048/),
  ])
})

test.each([
  ['<link rel="stylesheet" href="/site.css"/>', true],
  ['<script src="/old.js"></script>', true],
  ['<link rel="stylesheet" href="/print.css" media="print"/>', false],
  ['<script src="/new.js" type="module" async></script>', false],
  ['<link rel="preload" href="/font.woff2" as="font"/>', false],
  ['<link rel="stylesheet" href="/site.css" media="print,(forced-colors:active)"/>', false],
])('%s blocks rendering: %s', (tag, blocks) => {
  expect(
    weigh(document(tag, '<p>Words.</p>')).problems.some((problem) => problem.includes('render-blocking request')),
  ).toBe(blocks)
})

test('a style sheet at the fold blocks only what is below it, and is counted separately', () => {
  const { weight, problems } = weigh(
    document('', '<section>Above</section><link rel="stylesheet" href="/assets/below.css"/><section>Below</section>'),
    { 'assets/below.css': `/* ${noise(900)} */` },
  )
  expect(problems).toEqual([])
  expect(weight.below).toBeGreaterThan(900)
})
