import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Rendering } from '../../tools/check/rules/rendering.ts'
import { readPage } from '../../tools/check/rules/site.ts'
import { checkTypes } from '../../tools/check/types/run.ts'
import { vocabulary } from './vocabulary.tsx'

const root = mkdtempSync(join(tmpdir(), 'staffroom-types-'))
beforeAll(() => {
  const files = {
    'package.json': '{}',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'preserve',
        module: 'esnext',
        moduleResolution: 'bundler',
        skipLibCheck: true,
        types: [],
      },
      include: ['data'],
      exclude: ['node_modules'],
    }),
    'data/prices.ts': 'export const price: number = 99\n',
    'components/widgets/mdx-components.d.ts': `declare global { namespace JSX { interface IntrinsicElements { [name: string]: object } } }
export type MdxComponents = { Go: (props: { href: '/' | '/prices'; children?: unknown }) => unknown }\n`,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const FRONT_MATTER =
  '---\ntitle: A page\ndescription: A page whose link leads somewhere, and whose types are checked.\n---\n\n'
const page = (name: string, text: string) =>
  readPage(`content/${name}.mdx`, FRONT_MATTER + text, vocabulary, new Rendering(vocabulary))
const check = async (...pages: ReturnType<typeof page>[]) =>
  (await checkTypes(root, pages)).map(({ message }) => message.split('\n')[0])

test('two checks at once tell what is wrong with their own pages, and leave nothing behind', async () => {
  const wrong = (name: string) => page(name, `Words.\n\n<Go href="/${name}">There</Go>\n`)
  const [one, two, three] = await Promise.all([
    check(wrong('one')),
    check(wrong('two'), page('right', '<Go href="/prices">Prices</Go>\n')),
    check(),
  ])
  expect(one).toEqual([`content/one.mdx:8:5  Type '"/one"' is not assignable to type '"/" | "/prices"'.`])
  expect(two).toEqual([`content/two.mdx:8:5  Type '"/two"' is not assignable to type '"/" | "/prices"'.`])
  expect(three).toEqual([])
  expect(readdirSync(join(root, '.staffroom/types'))).toEqual([])
})

test('what a check has left that was killed goes', async () => {
  const [left, young] = ['left', 'young'].map((name) => join(root, '.staffroom/types', name))
  for (const folder of [left!, young!]) mkdirSync(folder, { recursive: true })
  const long = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(left!, long, long)
  await check()
  expect([existsSync(left!), existsSync(young!)]).toEqual([false, true])
})
