import { expect, test } from 'vitest'
import { withoutTable } from './small-preload.ts'

test('files stand where they are named, without a table of them', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","b.js"])))=>i.map(i=>d[i]);\nload(()=>import(`./a.js`),__vite__mapDeps([0,1]));load(()=>import(`./b.js`),__vite__mapDeps([]))'
  expect(withoutTable(code)).toBe('load(()=>import(`./a.js`),["a.js","b.js"]);load(()=>import(`./b.js`),[])')
  expect(withoutTable('load()')).toBe('load()')
})
