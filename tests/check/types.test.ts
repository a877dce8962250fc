import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkRecordTypes, checkTypes } from '../../tools/check/types.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = temporaryFolder()

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, types: [] },
  include: ['data'],
  exclude: ['node_modules'],
})

/** A repository of a few files. */
function repository(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries({ 'package.json': '{}', 'tsconfig.json': TSCONFIG, ...files })) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true })
    writeFileSync(join(root, name, file), text)
  }
  return join(root, name)
}

/** A repository with a compiler of its own. */
const withCompiler = (name: string, code: string) =>
  repository(name, {
    'node_modules/typescript7/package.json': '{}',
    'node_modules/typescript7/bin/tsc': code,
    'data/prices.ts': 'export const price = 99\n',
  })

test('an error of the compiler is reported at its place', async () => {
  const wrong = repository('wrong', { 'data/prices.ts': "// 😀 A price.\nexport const price: number = '99'\n" })
  symlinkSync(resolve('node_modules'), join(wrong, 'node_modules'))
  expect((await checkTypes(wrong)).map(({ message }) => message.split('\n')[0])).toEqual([
    'data/prices.ts:2:30  "price" must be a number. Write 99.',
  ])
})

test('wrong values of a record are said in plain words', async () => {
  const wrong = repository('plain', {
    'data/agents.ts':
      'const agents: Record<string, { price: number; name: string }> = {\n' +
      "  sales: {\n    price: '£1,299',\n    name: 'Sales',\n  },\n  support: { price: 99 },\n}\nexport { agents }\n" +
      "export const steps: readonly [string, string] = [\n  'One',\n]\n" +
      "export type Status = 'pending' | 'held'\n" +
      "export const papers: { status: Status; days: number; of?: string[] }[] = [\n  { status: 'Pending', days: 3 },\n" +
      "  { status: 'held', days: three },\n  { status: 'held', days: 3, off: 1 },\n  { status: 'held', days: 3, of: 'one' },\n]\n",
  })
  symlinkSync(resolve('node_modules'), join(wrong, 'node_modules'))
  expect((await checkTypes(wrong)).map(({ place, reason, fix }) => [place.line, `${reason} ${fix}`])).toEqual([
    [3, '"price" of "sales" must be a number. Write price: 1299.'],
    [6, '"support" has no "name". Add a line to it: name: …,'],
    [9, '"steps" has 1 entry, but the page is drawn for 2. Write 2 entries.'],
    [14, `"status" cannot be 'Pending'. Did you mean "pending"?`],
    [15, '"three" is neither a number nor a text in quotation marks. Write 3.'],
    [16, 'There is no "off" here. Delete it, or correct its name: the entries beside it show the names.'],
    [17, '"of" must be a list. Write of: [\'one\'].'],
  ])
})

test('records are compiled without the code that reads them', async () => {
  const files = {
    'data/prices.ts': "export const bands: { from: number; price: number }[] = [\n  { from: 1, price: '£99' },\n]\n",
    'components/price.ts': "export const price: number = '£99'\n",
  }
  const wrong = repository('records', files)
  mkdirSync(join(wrong, 'node_modules'))
  symlinkSync(resolve('node_modules/typescript7'), join(wrong, 'node_modules/typescript7'))
  expect((await checkRecordTypes(wrong)).map(({ message }) => message.split('\n')[0])).toEqual([
    'data/prices.ts:2:21  "price" must be a number. Write price: 99.',
  ])
})

test('a compiler that finds nothing', async () => {
  expect(await checkTypes(withCompiler('right', ''))).toEqual([])
})

test.each([
  ['crashes', "console.error('panic: out of memory'); process.exit(2)", /exit code 2.*panic: out of memory/s],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", /SIGKILL/],
  ['says what cannot be read', "console.log('Something new')", /Something new/],
  ['cannot read its configuration', "console.log('error TS5083: No file.'); process.exit(1)", /TS5083: No file/],
  ['is missing', undefined, /typescript7/],
])('a compiler that %s fails the check', async (name, code, message) => {
  const broken = code === undefined ? repository(name, {}) : withCompiler(name, code)
  await expect(async () => checkTypes(broken)).rejects.toThrow(message)
})
