import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/support/run-command.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { sizeCommand } from './command.ts'
import { weighPages } from './page-weight.ts'

/** What does not compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const document = (head: string, body: string) =>
  '<!doctype html><html ' +
  `lang="en-GB"><head><title>Page</title>${head}<style>p{margin:0}</style></head><body><header>Name</header><main>${body}</main></body></html>`

function weigh(page: string, files: Record<string, string> = {}) {
  return weighSite(page, files)[0]!
}

/** Weighs each page of a site with this home page and these files. */
function weighSite(page: string, files: Record<string, string>) {
  return weighPages(writeSite(page, files))
}

function writeSite(page: string, files: Record<string, string>): string {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries({ 'index.html': page, ...files })) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

test('a small page is within the budget', () => {
  const { page, weight, problems } = weigh(document('', '<p>Words.</p>'))
  expect([page, problems]).toEqual(['/', []])
  expect(weight.brotli4).toBeGreaterThan(50)
})

test('a page without a back end is measured with the address of one', () => {
  const page = (project: string) =>
    document(
      '<meta http-equiv="Content-Security-Policy" content="connect-src ' +
        `'self'${project && ` ${project}`};form-action 'self'${project && ` ${project}`}"/>`,
      `<form action="${project}/functions/v1/send"></form>`,
    )
  const [without, named] = ['', 'https://tsrqponmlkjihgfedcba.supabase.co'].map(
    (project) => weigh(page(project)).weight.brotli4,
  )
  expect(without!).toBeGreaterThan(200)
  expect(Math.abs(without! - named!)).toBeLessThan(8)
})

/** A page with a section of so many bytes. */
const heavy = (bytes: number) =>
  document(
    '',
    `<div class="page"><section><h2>Light</h2></section><section><h2>Heavy</h2><p>${noise(bytes)}</p></section></div>`,
  )

test('a page that is too large fails, and its largest sections are listed', () => {
  const { warnings, problems } = weigh(heavy(22_000))
  expect(warnings).toEqual([])
  expect(problems[0]).toMatch(/^\/ is too large: \d+ bytes over 20000.* Largest sections: 'Heavy' \d{5},/)
})

test('a page a little over its limit is warned of, so that a sentence more can be published', () => {
  const { warnings, problems } = weigh(heavy(20_200))
  expect(problems.join()).not.toContain('is too large')
  expect(warnings).toEqual([expect.stringContaining('It can be published up to 21000.')])
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
  expect(weigh(document(`<script>// ${noise(2800)}</script>`, '<p>Words.</p>')).problems).toEqual([
    expect.stringContaining('bytes of script before any interaction'),
  ])
})

test.each([
  ['<link rel="stylesheet" href="/site.css"/>', true],
  ['<script src="/old.js"></script>', true],
  ['<link rel="stylesheet" href="/print.css" media="print"/>', false],
  ['<script src="/new.js" type="module" async></script>', false],
  ['<script src="/any-time.js" async></script>', false],
  ['<script src="/at-the-end.js" defer></script>', false],
  ['<link rel="preload" href="/font.woff2" as="font"/>', false],
  ['<link rel="stylesheet" href="/site.css" media="print,(forced-colors:active)"/>', false],
])('%s blocks rendering: %s', (tag, blocks) => {
  expect(
    weigh(document(tag, '<p>Words.</p>')).problems.some((problem) => problem.includes('render-blocking request')),
  ).toBe(blocks)
})

test('a quarter of the pages may need a second round trip', () => {
  const [small, large] = [document('', '<p>Words.</p>'), document('', noise(15_000))]
  const files = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.html`, small]))
  expect(weighSite(large, files(3)).flatMap(({ problems }) => problems)).toEqual([])
  expect(weighSite(large, files(2)).flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^\/ does not fit in one round trip: \d+ bytes over 14600. A quarter/),
  ])
})

test('npm run size lists the pages, the largest first, and fails if one is too large', async () => {
  const size = (root: string, ...args: string[]) => runCommand(async () => sizeCommand(), ['--root', root, ...args])
  const small = document('', '<p>Words.</p>')
  const root = writeSite(small, { 'guides/heavy.html': heavy(22_000) })
  const { status, stdout, stderr } = await size(root)
  const rows = stdout.split('\n').slice(2, -1)
  expect(rows.map((row) => row.trim().split(/\s+/).at(-1))).toEqual(['/guides/heavy', '/'])
  for (const row of rows) expect(row).toMatch(/^ *\d+ +\d+ +\d+ {2}\/\S*$/)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\/guides\/heavy is too large/)])
  expect((await size(writeSite(small, {}))).status).toBe(0)

  const { stdout: parts } = await size(root, '--page', '/guides/heavy')
  expect(parts.split('\n')[0]).toMatch(/^ \d{5} {2}'Heavy'$/)
  expect(await size(root, '--page', '/none')).toMatchObject({
    status: 2,
    stderr: 'The built site has no page /none.\n',
  })
  expect(await size(join(root, 'none'))).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run build') })
})
