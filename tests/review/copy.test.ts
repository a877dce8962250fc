import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import { markChanges, markOld } from '../../tools/review/folder/marks.ts'
import { Assets } from '../../tools/review/folder/assets.ts'
import { FRAME_SCRIPT, PageCopy } from '../../tools/review/folder/copy.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

function copyOf(body: string): string {
  const files = { 'index.html': `<!doctype html><title>T</title><body>${body}`, 'a.css': 'p { color: red }' }
  const site = new BuiltSite(memoryFiles(files))
  const html = new PageCopy(site.pages.get('/')!, site, new Assets(folder)).write()
  return html.replace(`<script>${FRAME_SCRIPT}</script>`, '').replace(/^[^]*<body>/, '')
}

it.each([
  '<script>own()</script>',
  '<p onclick="own()" onfocus=own()>Words</p>',
  '<iframe srcdoc="<script>own()</script>"></iframe>',
  '<object data="http://tracker.invalid"></object><embed src="http://tracker.invalid">',
  '<base href="http://tracker.invalid/"><meta http-equiv="x-url" content="http://tracker.invalid">',
  '<svg><script>own()</script><animate attributeName="href" values="javascript:own()"/></svg>',
  '<svg><rect fill="url(http://tracker.invalid/#a)"/></svg>',
  '<a href="javascript:own()" ping="http://tracker.invalid">Link</a>',
  '<form action="http://tracker.invalid"><button formaction="javascript:own()">Send</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=own()>"></noscript>',
  '<math><mtext><table><mglyph><style><img src=x onerror=own()></style></mglyph></table></mtext></math>',
  '<template><img src=x onerror=own()></template><xmp><img src=x onerror=own()></xmp>',
  '<img src="http://tracker.invalid/a.png" srcset="http://tracker.invalid/b.png 2x">',
  '<p style="background: url(//tracker.invalid)">Words</p>',
  '<unknown onerror=own() href="http://tracker.invalid">Words</unknown>',
])('lets nothing run and asks for nothing: %s', (body) => {
  expect(copyOf(body)).not.toMatch(
    /own\(|tracker\.invalid|javascript:|<(script|iframe|object|embed|base|form(?! inert))/,
  )
})

it('leaves out what only a printer needs', () => {
  const sheet = (media: string) => copyOf(`<link rel="stylesheet" href="a.css" media="${media}">`)
  expect(sheet('screen')).toContain('rel="stylesheet"')
  expect(sheet('print,(forced-colors:active)')).not.toContain('rel="stylesheet"')
})

it('puts the mark of a removed block into the block, wherever the page puts that', () => {
  const site = (body: string) => new BuiltSite(memoryFiles({ 'index.html': `<title>T</title><main>${body}</main>` }))
  const [base, head] = [
    site('<p>It stays.</p><ol><li>One</li></ol><p>It goes away.</p>'),
    site('<p>It stays.</p><ol><li>One</li></ol>'),
  ]
  const { pages } = compareSites(base, head)
  const assets = new Assets(folder)
  const { combined } = markChanges(pages[0]!, (element) => new PageCopy(pages[0]!.base!, base, assets).part(element))
  expect(new PageCopy(pages[0]!.head!, head, assets, combined).write()).toContain(
    '</ol><p data-rv="del"><span class="rv-n" id="c1" data-n="1"></span>It goes away.</p>',
  )
})

it('frames of a drawing only the words that changed', () => {
  const site = (price: string) => {
    const drawing = `<svg><text>An agent</text><text>${price}</text></svg>`
    return new BuiltSite(memoryFiles({ 'index.html': `<title>T</title><main><p>Words</p>${drawing}</main>` }))
  }
  const [base, head] = [site('£99'), site('£105')]
  const [page] = compareSites(base, head).pages
  const { after } = markChanges(page!, () => undefined)
  const html = new PageCopy(page!.head!, head, new Assets(folder), after).write()
  expect(html).toMatch(/data-n="1"><\/span><svg[^>]*><text>An agent<\/text><text data-rv="chg">£105<\/text>/)
})

it('shows removed rows where they were, each with its number', () => {
  const site = (...rows: string[]) =>
    new BuiltSite(
      memoryFiles({ 'index.html': `<title>T</title><table>${rows.map((row) => `<tr><td>${row}`).join('')}` }),
    )
  const [base, head] = [site('One', 'Alpha', 'Beta', 'Two', 'Gamma'), site('One', 'Two')]
  const [page] = compareSites(base, head).pages
  const assets = new Assets(folder)
  const { combined } = markChanges(page!, (element) => new PageCopy(page!.base!, base, assets).part(element))
  const rows = new PageCopy(page!.head!, head, assets, combined)
    .write()
    .matchAll(/<td>(?:<span.*?data-n="(\d)".*?>)?(\w+)/g)
  expect([...rows].map(([, number = '', words]) => number + words)).toEqual(['One', '1Alpha', '2Beta', 'Two', '3Gamma'])
})

it('marks words in colour, of a cell and of an old value, too', () => {
  const site = (price: string) => {
    const table = `<table><tr><th>A month<th>A year</tr><tr><td>£99<td>${price}</tr></table>`
    return new BuiltSite(memoryFiles({ 'index.html': `<title>T</title><main>${table}</main>` }))
  }
  const [base, head] = [site('£1,089'), site('£1,199')]
  const [page] = compareSites(base, head).pages
  const marks = markChanges(page!, () => undefined)
  const element = page!.head!.elements.find(({ tagName }) => tagName === 'td')!
  markOld(marks, { element, value: '£99', id: 'old-1' }, page!)
  const html = new PageCopy(page!.head!, head, new Assets(folder), marks.combined).write()
  expect(html).toMatch(/<span [^>]*id="old-1"[^>]*><\/span><mark class="rv" data-of="old-1">£99<\/mark>/)
  expect(html).toMatch(/<del class="rv" data-of="c1">£1,089<\/del> <ins class="rv" data-of="c1">£1,199<\/ins>/)
})

it('has the place of what is only wrong after the change on the other side, too', () => {
  const target = (id: string) => `<p id="${id}">Far away</p>`
  const card = '<a href="#demo"><h2>A card</h2><p>It is a link.</p></a>'
  const words = '<p>A long paragraph, at £99 and <a href="#demo">by link</a>.</p>'
  const sites = ['demo', 'call'].map(
    (id) => new BuiltSite(memoryFiles({ 'index.html': `<title>T</title><main>${words}${card}${target(id)}</main>` })),
  )
  const [page] = compareSites(sites[0]!, sites[1]!).pages
  for (const link of page!.head!.elements.filter(({ tagName }) => tagName === 'a')) {
    const finding = { kind: 'broken-anchor', before: '#demo', after: '#demo', in: '', head: { element: link } } as const
    const marks = markChanges({ ...page!, findings: [finding] }, () => undefined)
    const element = page!.head!.elements.find(({ tagName }) => tagName === 'p')!
    markOld(marks, { element, value: '£99', id: 'old-1' }, page!)
    const html = new PageCopy(page!.base!, sites[0]!, new Assets(folder), marks.before).write()
    expect(html).toMatch(/<p><rv-text>A long paragraph, at <span [^>]*id="old-1"/)
    expect(html).toMatch(/<(a|h2)[^>]*><span [^>]*id="c1"/)
  }
})

it('marks of a button only the words that changed, as one part of its row', () => {
  const site = (price: string) =>
    new BuiltSite(
      memoryFiles({ 'index.html': `<title>T</title><main><button>Hire for ${price} a month</button></main>` }),
    )
  const [base, head] = [site('£99'), site('£109')]
  const [page] = compareSites(base, head).pages
  const { combined } = markChanges(page!, () => undefined)
  expect(new PageCopy(page!.head!, head, new Assets(folder), combined).write()).toMatch(
    /<button><rv-text>Hire for <span [^>]*><\/span><del [^>]*>£99<\/del> <ins [^>]*>£109<\/ins> a month<\/rv-text>/,
  )
})

it('keeps elements and attributes that affect how a page looks', () => {
  const kept =
    '<main class="a" data-state="open" style="color:red"><h1 id="b">Shop &amp; more</h1>' +
    '<shop-card lang="en">Custom</shop-card><svg viewBox="0 0 9 9"><linearGradient id="g"></linearGradient>' +
    '<path d="M1 1" fill="url(#g)" stroke-width="2"></path></svg>' +
    '<table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table>' +
    '<input type="text" value="x" aria-label="Name"></main>'
  expect(copyOf(kept)).toContain(kept)
})

it('opens what is closed around a change, and marks what many pages share with the names of their changes', () => {
  const site = (words: string) =>
    new BuiltSite(
      memoryFiles({
        'index.html': `<title>T</title><details><summary>More</summary><p>${words}</details><p>Same<svg><text>${words}</text></svg>`,
      }),
    )
  const sites = [site('Old'), site('New')] as const
  const [page] = compareSites(...sites).pages
  const written = (findings: FoundChange[]) => {
    const { after } = markChanges({ ...page!, findings }, () => undefined)
    return new PageCopy(page!.head!, sites[1], new Assets(folder), after).write()
  }
  expect(written(page!.findings)).toContain('<details open="">')
  const shared = written(page!.findings.map((finding) => ({ ...finding, isCommon: true })))
  expect(shared).toContain('<p data-of="s1">New</p>')
  expect(shared).toMatch(/<svg[^>]* data-of="s2">/)
  expect(shared).not.toContain('data-n=')
})

it('brings the old styles for removed parts alone, and no id that the page may have', () => {
  const site = (style: string, body: string) =>
    new BuiltSite(memoryFiles({ 'index.html': `<title>T</title><style>${style}</style><main>${body}</main>` }))
  const [base, head] = [site('.a { color: red }', '<p>One<p id="b" class="a">Two'), site('.c { top: 0 }', '<p>One')]
  const [page] = compareSites(base, head).pages
  const assets = new Assets(folder)
  const { combined } = markChanges(page!, (element) => new PageCopy(page!.base!, base, assets).part(element))
  const html = new PageCopy(page!.head!, head, assets, combined, page!.base).write()
  expect(html).toMatch(/<p class="a" data-rv="del"><span[^>]*><\/span>Two/)
  const sheets = [...html.matchAll(/assets\/([^"]*\.css)/g)].map(([, file]) =>
    readFileSync(join(folder, 'assets', file!), 'utf8'),
  )
  expect(sheets).toEqual(["@scope ([data-rv='del']) {\n.a { color: red }\n}", '.c { top: 0 }'])
})

it.each([
  ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">'],
  ['<svg><use href="#a"></use></svg>', '<use href="#a">'],
  ['<dialog open><p>A</dialog>', '<dialog>'],
  ['<details open name="x"><summary>A</details>', '<details open="">'],
  ['<video src="/a.mp4"></video>', '>video</div>'],
  ['<p style="background: url(#a)">A', 'style="background: url(&quot;#a&quot;)"'],
])('writes %s', (body, copied) => {
  expect(copyOf(body)).toContain(copied)
})
