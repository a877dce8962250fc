import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withHashes } from './chunk-hashes.ts'

const hash = (code: string) => createHash('sha256').update(code).digest('base64').slice(0, 43)

/** A bundle, each script with what it imports and with what it asks for later. */
function bundle(scripts: Record<string, { imports?: string[]; asks?: string[][] }>) {
  return Object.entries(scripts).map(([name, { imports = [], asks = [] }]) => ({
    fileName: file(name),
    imports: imports.map(file),
    code: [
      ...imports.map((each) => `import"./${each}.js"`),
      ...asks.map((files) => `load(()=>import("./${files[0]}.js"),${JSON.stringify(files.map(file))})`),
    ].join(';'),
  }))
}
const file = (name: string) => (name === 'page' ? 'page.js' : `chunks/${name}.js`)

test('each file that is asked for gets its hash, which is of the file with the hashes that it holds itself', () => {
  const codes = withHashes(
    bundle({
      page: { asks: [['hydrate0', 'react000']] },
      hydrate0: { imports: ['react000'], asks: [['view0000', 'react000']] },
      react000: {},
      view0000: { imports: ['react000'] },
    }),
    'page.js',
    'chunks/',
  )
  const view = codes.get('chunks/view0000.js')!
  expect(view).toBe('import"./react000.js"')
  const hydrate = codes.get('chunks/hydrate0.js')!
  expect(hydrate).toContain(`["view0000${hash(view)}"]`)
  expect(codes.get('page.js')).toBe(
    `load(()=>import("./hydrate0.js"),["hydrate0${hash(hydrate)}","react000${hash('')}"])`,
  )
})

test('what is asked for may import who asks: that is there already', () => {
  const codes = withHashes(
    bundle({
      page: { asks: [['form0000']] },
      form0000: { imports: ['page'], asks: [['client00', 'form0000', 'page']] },
      client00: { imports: ['form0000', 'page'] },
    }),
    'page.js',
    'chunks/',
  )
  expect(codes.get('chunks/form0000.js')).toContain(`["client00${hash(codes.get('chunks/client00.js')!)}"]`)
})

test('a file that nothing leads to is left as it is', () => {
  expect([
    ...withHashes(bundle({ page: {}, other000: { asks: [['more0000']] }, more0000: {} }), 'page.js', 'chunks/').keys(),
  ]).toEqual(['page.js'])
})

test('of two files that ask for each other neither hash can be first, and the build says so', () => {
  const circle = bundle({
    page: { asks: [['one00000']] },
    one00000: { asks: [['two00000']] },
    two00000: { asks: [['one00000']] },
  })
  expect(() => withHashes(circle, 'page.js', 'chunks/')).toThrow(
    'chunks/one00000.js → chunks/two00000.js → chunks/one00000.js',
  )
})
