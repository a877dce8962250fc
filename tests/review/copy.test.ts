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

/**
 * A page's copies before, after, and after with what was removed. A number in brackets is that of a change, with i in
 * a line of words, with p at the place of what is on the other side and with e at the end of what is before that; what
 * follows a = is how an element is framed.
 */
function markedCopies(before: string, after: string): string[] {
  const [base, head] = [before, after].map(
    (body) => new BuiltSite(memoryFiles({ 'index.html': `<!doctype html><title>T</title><main>${body}</main>` })),
  ) as [BuiltSite, BuiltSite]
  const [page] = compareSites(base, head).pages
  const assets = new Assets(folder)
  const marks = markChanges(page!, (element) => new PageCopy(page!.base!, base, assets).part(element))
  return [
    new PageCopy(page!.base!, base, assets, marks.before),
    new PageCopy(page!.head!, head, assets, marks.after),
    new PageCopy(page!.head!, head, assets, marks.combined),
  ].map((copy) =>
    copy
      .write()
      .replace(/^[^]*<main>|<\/main>[^]*$|<link [^>]*>/g, '')
      .replace(/<span class="rv-n ?(?:rv-place (?=rv-end))?(?:rv-(\w)\w*)?" id="c(\d)" data-n="\2"><\/span>/g, '($2$1)')
      .replace(/ class="rv" data-of="c(\d)"/g, '$1')
      .replace(/ data-rv="(\w+)"/g, '=$1'),
  )
}

const rows = (gap: string) =>
  `<style>.r{${gap}}</style><p class="r"><b>One</b><b>Two</b></p><p class="r"><b>Three</b><b>Four</b></p>`
const framedRows = (was: string) =>
  `<p class="r"${was}=chg>(1)<b>One</b><b>Two</b></p><p class="r"${was}=chg><b>Three</b><b>Four</b></p>`
const table = (...lines: string[][]) => {
  const rowOf = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  return `<table><tbody>${lines.map(rowOf).join('')}</tbody></table>`
}

it.each<[string, string, string, string[]]>([
  [
    'an added paragraph, and where it would have been',
    '<p>One<p>Two',
    '<p>One<p>It is new<p>Two',
    [
      '<p>(1e)One</p><p>Two</p>',
      '<p>One</p><p=ins>(1)It is new</p><p>Two</p>',
      '<p>One</p><p=ins>(1)It is new</p><p>Two</p>',
    ],
  ],
  [
    'a removed paragraph at the beginning, and where it was',
    '<p>It goes away now<p>Two',
    '<p>Two',
    ['<p=del>(1)It goes away now</p><p>Two</p>', '<p>(1p)Two</p>', '<p=del>(1)It goes away now</p><p>Two</p>'],
  ],
  [
    'a removed list as a whole, once',
    '<p>One<ul><li>It goes<li>It goes too</ul><p>Two',
    '<p>One<p>Two',
    [
      '<p>One</p><ul><li=del>(1)It goes</li><li=del>(2)It goes too</li></ul><p>Two</p>',
      '<p>(1e)(2e)One</p><p>Two</p>',
      '<p>One</p>(1)<ul=del><li>It goes</li><li>It goes too</li></ul>(2)<p>Two</p>',
    ],
  ],
  [
    'the end of a section where an addition would have been',
    '<section><p>One</section><section><p>Two</section>',
    '<section><p>One<p>It is new</section><section><p>Two</section>',
    [
      '<section><p>(1e)One</p></section><section><p>Two</p></section>',
      ...Array(2).fill('<section><p>One</p><p=ins>(1)It is new</p></section><section><p>Two</p></section>'),
    ],
  ],
  [
    'the last item of a list before what was removed',
    '<ul><li>One<li>Two</ul><p>It goes away now',
    '<ul><li>One<li>Two</ul>',
    [
      '<ul><li>One</li><li>Two</li></ul><p=del>(1)It goes away now</p>',
      '<ul><li>One</li><li>(1e)Two</li></ul>',
      '<ul><li>One</li><li>Two</li></ul><p=del>(1)It goes away now</p>',
    ],
  ],
  [
    'a changed gap of all rows, with what it was',
    rows('gap:1px'),
    rows('gap:2px'),
    [
      '<p class="r"=chg>(1)<b>One</b><b>Two</b></p><p class="r"><b>Three</b><b>Four</b></p>',
      ...Array(2).fill(framedRows(' data-was="gap: 1px"')),
    ],
  ],
  [
    'a gap where there was none',
    rows('color:red'),
    rows('color:red;gap:2px'),
    [
      '<p class="r"=chg>(1)<b>One</b><b>Two</b></p><p class="r"><b>Three</b><b>Four</b></p>',
      ...Array(2).fill(framedRows(' data-was="gap: unset"')),
    ],
  ],
  [
    'a gap that a pointer changes, without what it was',
    rows('').replace('.r{}', '.r:hover{gap:1px}'),
    rows('').replace('.r{}', '.r:hover{gap:2px}'),
    [
      '<p class="r"=chg>(1)<b>One</b><b>Two</b></p><p class="r"><b>Three</b><b>Four</b></p>',
      ...Array(2).fill(framedRows('')),
    ],
  ],
  [
    'the end of a large section before an added one',
    '<section><h2>First</h2><p>One</section><section><h2>Third</h2><p>Two</section>',
    '<section><h2>First</h2><p>One</section><section><h2>Second</h2><p>It is new</section>' +
      '<section><h2>Third</h2><p>Two</section>',
    [
      '<section>(1e)(2e)<h2>First</h2><p>One</p></section><section><h2>Third</h2><p>Two</p></section>',
      ...Array(2).fill(
        '<section><h2>First</h2><p>One</p></section><section><h2=ins>(1)Second</h2><p=ins>(2)It is new</p></section>' +
          '<section><h2>Third</h2><p>Two</p></section>',
      ),
    ],
  ],
  [
    'another style without what it was',
    rows('color:red'),
    rows('color:blue'),
    [
      '<p class="r"=chg>(1)<b>One</b><b>Two</b></p><p class="r"><b>Three</b><b>Four</b></p>',
      ...Array(2).fill(framedRows('')),
    ],
  ],
  [
    'a new column of a table',
    table(['A', 'B'], ['One', 'Two']).replaceAll('<td>A</td><td>B</td>', '<th>A</th><th>B</th>'),
    table(['A', 'B'], ['One', 'Two', 'Three']).replaceAll('<td>A</td><td>B</td>', '<th>A</th><th>B</th><th>C</th>'),
    [
      '<table=chg><tbody><tr><th>(1)A</th><th>B</th></tr><tr><td>One</td><td>Two</td></tr></tbody></table>',
      ...Array(2).fill(
        '<table><tbody><tr><th>A</th><th>B</th><th=ins>(1)C</th></tr>' +
          '<tr><td>One</td><td>Two</td><td=ins>Three</td></tr></tbody></table>',
      ),
    ],
  ],
  [
    'a new row of a table, after the row that both have',
    table(['One'], ['Two']),
    table(['One'], ['Quite new'], ['Two']),
    [
      '<table><tbody><tr><td>(1)One</td></tr><tr><td>Two</td></tr></tbody></table>',
      ...Array(2).fill(
        '<table><tbody><tr><td>One</td></tr><tr=ins><td>(1)Quite new</td></tr><tr><td>Two</td></tr></tbody></table>',
      ),
    ],
  ],
  [
    'a link in a sentence, which broke and leads elsewhere',
    '<p>See <a href="/">it</a>',
    '<p>See <a href="/b">it</a>',
    ['<p>See <a href="#_"=chg>(1)(2)it</a></p>', ...Array(2).fill('<p>See <a href="#_"=bad>(1i)(2i)it</a></p>')],
  ],
  [
    'a link by itself',
    '<a href="/">It</a>',
    '<a href="/b">It</a>',
    ['<a href="#_"=chg>(1)(2)It</a>', ...Array(2).fill('<a href="#_"=bad>(1)(2)It</a>')],
  ],
  [
    'a picture, beside all of its sources',
    '<p>One<p><picture><img src="data:image/png;base64,AA" alt="A"></picture>',
    '<p>One<p><picture><img src="data:image/png;base64,AA" alt="B"></picture>',
    [
      '<p>One</p><p>(1)<picture><img src="data:image/png;base64,AA" alt="A"=chg></picture></p>',
      ...Array(2).fill('<p>One</p><p>(1)<picture><img src="data:image/png;base64,AA" alt="B"=chg></picture></p>'),
    ],
  ],
  [
    'a colour of the dark theme, only there',
    '<p style="color:light-dark(red,white)">One',
    '<p style="color:light-dark(red,black)">One',
    [
      '<p style="color:light-dark(red,white)"=dark>(1)One</p>',
      ...Array(2).fill('<p style="color:light-dark(red,black)"=dark>(1)One</p>'),
    ],
  ],
  [
    'a paragraph that moved, on both sides',
    '<p>We refund every customer who asks.<p>We answer each letter by post.',
    '<p>We answer each letter by post.<p>We refund every customer who asks.',
    [
      '<p=chg>(1)We refund every customer who asks.</p><p>We answer each letter by post.</p>',
      ...Array(2).fill('<p>We answer each letter by post.</p><p=chg>(1)We refund every customer who asks.</p>'),
    ],
  ],
  [
    'words that reach over several elements',
    '<p>One <b>old</b> word',
    '<p>One <b>new</b> letter',
    [
      '<p>One <b><rv-text>(1i)<del1>old</del></rv-text></b><rv-text> <del1>word</del></rv-text></p>',
      '<p>One <b><rv-text>(1i)<ins1>new</ins></rv-text></b><rv-text> <ins1>letter</ins></rv-text></p>',
      '<p>One <b><rv-text>(1i)<del1>old word</del> <ins1>new</ins></rv-text></b>' +
        '<rv-text> <ins1>letter</ins></rv-text></p>',
    ],
  ],
])('marks %s', (_, before, after, copies) => {
  expect(markedCopies(before, after)).toEqual(copies)
})
