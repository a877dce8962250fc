import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTypes } from '../../tools/check/types.ts'

const root = mkdtempSync(join(tmpdir(), 'staffroom-types-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

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
    "data/prices.ts:2:14  Type 'string' is not assignable to type 'number'.",
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
