import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Assets } from '../../tools/review/folder/assets.ts'
import { PageCopy } from '../../tools/review/folder/copy.ts'
import { compareFiles } from './corpus/run.ts'
import { memoryFiles, Site } from '../../tools/review/site/folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const asset = (name: string) => readFileSync(join(folder, 'assets', name), 'utf8')

it('keeps imported stylesheets, including those that import each other', () => {
  const site = new Site(
    memoryFiles({
      'a.css': '@import "b.css" screen; @import url(c.css); p { background: url(a.png) }',
      'b.css': "@import 'a.css'; b { color: red }",
      'c.css': 'i { color: blue }',
      'a.png': 'picture',
    }),
  )
  const sheet = asset(new Assets(folder).addSheet(site.read('a.css'), 'a.css', site))
  const [b, c] = [...sheet.matchAll(/@import url\("([^"]+\.css)"\)/g)].map(([, name]) => name!)
  expect(sheet).toContain(' screen;')
  expect(asset(c!)).toBe('i { color: blue }')
  expect(asset(b!)).toBe('@import url("data:,"); b { color: red }')
  expect(sheet).toMatch(/background: url\("\w+\.png"\)/)
})

it('keeps no drawing that could run a script when it is opened by itself', () => {
  const site = new Site(
    memoryFiles({
      'still.svg': '<svg><path d="M0 0"/></svg>',
      'script.svg': '<svg><script>alert(1)</script></svg>',
      'handler.svg': '<svg onload="alert(1)"/>',
      'link.svg': '<svg><a href="javascript:alert(1)"/></svg>',
    }),
  )
  const assets = new Assets(folder)
  const kept = ['still', 'script', 'handler', 'link'].map((name) => assets.addFile(`${name}.svg`, 'index.html', site))
  expect(kept).toEqual([expect.stringMatching(/\.svg$/), undefined, undefined, undefined])
})

const picture = (attributes: string) =>
  `<!doctype html><title>T</title><main><h1>T</h1><p>Words</p><img alt="A" ${attributes}></main>`

it('reads every address of a srcset, with or without spaces', () => {
  const site = new Site(
    memoryFiles({
      'index.html': picture('src="a.png" srcset="a.png 1x,b.png 2x, c,d.png 3x"'),
      'a.png': 'a',
      'b.png': 'b',
      'c,d.png': 'c',
    }),
  )
  const page = site.pages.get('/')!
  const html = new PageCopy(page, site, new Assets(folder)).write()
  expect(/srcset="([^"]*)"/.exec(html)?.[1]).toMatch(/^\S+\.png 1x, \S+\.png 2x, \S+\.png 3x$/)
  expect(readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.png')).length).toBeGreaterThanOrEqual(3)
  const changed = compareFiles(
    { 'index.html': picture('src="a.png" srcset="a.png 1x,b.png 2x"'), 'b.png': 'b' },
    { 'index.html': picture('src="a.png" srcset="a.png 1x,b.png 2x"'), 'b.png': 'other' },
  )
  expect(changed.pages.flatMap(({ changes }) => changes)).toMatchObject([{ kind: 'image', before: 'b.png' }])
})
