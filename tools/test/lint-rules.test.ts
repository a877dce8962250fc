import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** What is tried, its code, and the rules that it breaks, each with its line. */
const cases: [string, string, string[]][] = [
  ['a test that expects', "test('a', () => {\n  expect(1).toBe(1)\n})", []],
  ['a function that expects', "test('a', async () => {\n  await expectPage()\n})", []],
  ['hooks', 'test.beforeEach(() => {\n  if (a) b()\n})', []],
  ['a test that expects nothing', "test('a', () => {\n  a()\n})", ['1 expectation']],
  ['one of many cases', "it.each([1])('a', () => {\n  a()\n})", ['1 expectation']],
  ['one that is left out', "test.skip('a', () => {\n  a()\n})", ['1 expectation']],
  ['if', "test('a', () => {\n  if (a) expect(1).toBe(1)\n})", ['2 no-condition', '2 no-if']],
  ['if in a loop', "test('a', () => {\n  for (;;)\n    if (a) expect(1)\n})", ['3 no-condition']],
  [
    'a choice in a step',
    "test('a', () => test.step('b', () => {\n  const d = c ? 1 : 2\n  expect(d)\n}))",
    ['2 no-condition'],
  ],
  ['a choice', "test('a', () => {\n  const b = c ? 1 : 2\n  expect(b)\n})", ['2 no-condition']],
  ['a choice in an argument', "test('a', () => {\n  expect(b).toBe(c ? 1 : 2)\n})", []],
  ['a quiet network', "await page.waitForLoadState('networkidle')", ['1 no-network-idle']],
]

mkdirSync('node_modules/.cache', { recursive: true })
const folder = mkdtempSync('node_modules/.cache/lint-rules-')
afterAll(() => rmSync(folder, { recursive: true }))

const config = {
  jsPlugins: [resolve('tools/test/lint-rules.mjs')],
  categories: { correctness: 'off' },
  rules: {
    'tests/no-if': 'error',
    'tests/no-condition': 'error',
    'tests/no-network-idle': 'error',
    'tests/expectation': 'error',
  },
}
writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
const files = cases.map(([, code], i) => {
  writeFileSync(join(folder, `${i}.ts`), code)
  return `${i}.ts`
})
const args = [resolve('node_modules/oxlint/bin/oxlint'), '--config', 'config.json', '--no-ignore', '--format', 'unix']
const { stdout } = spawnSync(process.execPath, [...args, ...files], { cwd: folder, encoding: 'utf8' })

test.each(cases.map(([name, , broken], i) => ({ name, broken, i })))('$name', ({ broken, i }) => {
  const found = [...stdout.matchAll(/^(\d+)\.ts:(\d+):.*tests\((.*)\)\]$/gm)].filter(([, file]) => file === `${i}`)
  expect(found.map(([, , line, rule]) => `${line} ${rule}`).sort()).toEqual(broken)
})
