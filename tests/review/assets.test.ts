import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Assets } from '../../tools/review/folder/assets.ts'
import { PageCopy } from '../../tools/review/folder/copy.ts'
import { compareFiles } from './corpus/run-corpus.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const asset = (name: string) => readFileSync(join(folder, 'assets', name), 'utf8')

it('keeps imported stylesheets, including those that import each other', () => {
  const site = new BuiltSite(
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

it('keeps the parts that two long stylesheets have in common once', () => {
  const rules = Array.from({ length: 300 }, (_, index) => `.part${'abc'[index % 3]}${index} { top: ${index}px }`)
  const sheet = (color: string) => `:root { --x: ${color} } @layer parts { ${rules.join(' ')} }`
  const assets = new Assets(folder)
  const site = new BuiltSite(memoryFiles({}))
  const [old, fresh] = ['red', 'blue'].map((color) =>
    [...asset(assets.addSheet(sheet(color), 'a.css', site)).matchAll(/"(\w+\.css)"/g)].map(([, name]) => name!),
  )
  expect(fresh!.filter((name) => !old!.includes(name))).toHaveLength(1)
  expect(
    fresh!
      .map(asset)
      .join('')
      .match(/\.part/g),
  ).toHaveLength(300)
})

it('keeps the imports of each side, whose own text may be the same', () => {
  const colours = ['red', 'blue'].map((color) => {
    const site = new BuiltSite(memoryFiles({ 'a.css': '@import "b.css";', 'b.css': `b { color: ${color} }` }))
    return { color, site }
  })
  const assets = new Assets(folder)
  for (const { color, site } of colours) {
    const sheet = asset(assets.addSheet(site.read('a.css'), 'a.css', site))
    expect(asset(/url\("([^"]+)"\)/.exec(sheet)![1]!)).toContain(color)
  }
})

it('keeps of a drawing what it shows, and nothing that runs or loads', () => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
  const contents: Record<string, string | Buffer> = {
    'plain.svg': svg('<linearGradient id="g"><stop offset="0"/></linearGradient><path fill="url(#g)" d="M0 0"/>'),
    'script.svg': svg('<script>alert(1)</script>'),
    'prefix.svg': '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>',
    'inner.svg': svg('<g xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></g>'),
    'entity.svg': `<!DOCTYPE svg [<!ENTITY e "<script xmlns='http://www.w3.org/2000/svg'>alert(1)</script>">]>${svg('&e;')}`,
    'handler.svg': svg('<path onload="alert(1)" d="M0 0"/>'),
    'link.svg': svg('<a xlink:href="javascript:alert(1)" href="java&#9;script:alert(1)"><text>A</text></a>'),
    'animated.svg': svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    'foreign.svg': svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
    'cdata.svg': svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
    'remote.svg': svg(
      '<image href="http://tracker.invalid/a.png"/><style>a { fill: url(http://tracker.invalid/b) }</style>',
    ),
    'utf16.svg': Buffer.from(`\ufeff${svg('<script>alert(1)</script>')}`, 'utf16le'),
  }
  const site = new BuiltSite(memoryFiles(contents))
  const assets = new Assets(folder)
  const copies = Object.keys(contents).map((name) => assets.addFile(name, 'index.html', site))
  for (const copy of copies.filter((name) => name !== undefined)) {
    expect(asset(copy)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(asset(copy)).not.toMatch(/<[\w:]*script|onload|<foreignObject|<iframe|<set|<!|tracker|="\s*java/i)
  }
  expect(asset(copies[0]!)).toContain('<path fill="url(#g)" d="M0 0"></path>')
})

const picture = (attributes: string) =>
  `<!doctype html><title>T</title><main><h1>T</h1><p>Words</p><img alt="A" ${attributes}></main>`

it('reads every address of a srcset, with or without spaces', () => {
  const site = new BuiltSite(
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
