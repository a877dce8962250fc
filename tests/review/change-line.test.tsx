import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseBuiltPage } from '../../tools/review/page/page.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import type { Picture, ReportPage } from '../../tools/review/folder/model.ts'
import { captionOf } from '../../tools/review/pictures/places.ts'
import { PageView } from '../../tools/review/folder/views/PageView.tsx'
import { Pictures } from '../../tools/review/folder/views/Pictures.tsx'
import { noContents, ReportContext, type Versions } from '../../tools/review/folder/views/Document.tsx'
import { ChangeLine } from '../../tools/review/folder/views/ChangeLine.tsx'

function first(html: string, tag: string) {
  return parseBuiltPage('/a', 'a.html', html).elements.find(({ tagName }) => tagName === tag)!
}

/** A mark of the unit of an element; by default of the first paragraph. */
function markIn(html: string, tag = 'p') {
  const page = parseBuiltPage('/a', 'a.html', html)
  const unit = page.units.find(({ element }) => element.tagName === tag)!
  return { element: unit.element, unit }
}

const inSheet: FoundChange = { kind: 'style', before: 'red', after: 'blue', in: 'color', inSheet: true, selector: 'h1' }

it.each<[string, FoundChange, string]>([
  [
    'whole prices in a long value',
    { kind: 'title', before: 'Hire an agent from £99 a month', after: 'Hire an agent from £95 a month', in: 'title' },
    'Hire an agent from <del>£99</del> <ins>£95</ins> a month',
  ],
  [
    'the first and last words of what stays',
    {
      kind: 'description',
      before: 'One agent costs £99. The more agents you hire, the less each of them costs, down to £59.',
      after: 'One agent costs £95. The more agents you hire, the less each of them costs, down to £59.',
      in: 'meta description',
    },
    '<ins>£95</ins>. The more agents you … costs, down to £59.',
  ],
  ['the element of a style', inSheet, 'colour of h1'],
  [
    'a gap in pixels',
    { ...inSheet, before: '0.6rem', after: '16px', in: 'gap', selector: 'ul' },
    '<span>10 → 16 px</span>',
  ],
  [
    'a gap between buttons',
    {
      ...{ ...inSheet, before: '1rem .5rem', after: '1rem 1.25rem', in: 'gap' },
      head: { element: first('<p><a class="btn">Sign up</a><span><button>Call us</button></span>', 'p') },
    },
    '</span> gap between buttons  <span class="inline"></span><span>8 → 20 px</span>',
  ],
  [
    'both states of a text with many changes',
    {
      kind: 'description',
      before: 'Four agents for a practice. Calls are answered while you work, recalls go out, and forms are chased.',
      after: 'Four agents for a practice answer calls while you work, send recalls and chase your forms for you.',
      in: 'meta description',
    },
    '<del>Four agents for a practice. Calls are answered while you work, recalls go out, and forms are chased.</del>',
  ],
  [
    'the theme in which a colour differs',
    { ...inSheet, before: 'light-dark(red,white)', after: 'light-dark(blue,white)' },
    'aria-label="blue"><title>blue</title><rect width="1" height="1" fill="blue"></rect></svg> in the light theme',
  ],
  [
    'the first words of structured data',
    { kind: 'json-ld', before: '{"@type":"BreadcrumbList","item":{"name":"Home"}}', after: '', in: 'BreadcrumbList' },
    '<del>breadcrumb list: Home</del>',
  ],
  [
    'the name of structured data in words',
    { kind: 'json-ld', before: '1', after: '2', in: 'FAQPage.mainEntity[5].acceptedAnswer.text' },
    'answer 6',
  ],
  [
    'the words of a link that broke',
    { kind: 'broken-link', before: 'a', after: 'a', in: 'what it costs', target: '/a' },
    '“what it costs”',
  ],
  ['a weight in kilobytes', { kind: 'weight', before: '12040', after: '24500', in: 'bytes' }, '12.0 kB → 24.5 kB'],
  [
    'that a page is found again',
    { kind: 'robots', before: 'noindex', after: '', in: 'meta robots' },
    '<span>shown to search engines again</span>',
  ],
  ['what is gone of a layout', { kind: 'layout', before: 'footer', after: '', in: 'footer' }, 'the footer is gone'],
  ['what came to a layout', { kind: 'layout', before: '', after: 'footer', in: 'footer' }, 'the footer is new'],
  ['only what moved', { kind: 'move', before: 'Call us', after: 'Call us', in: 'A' }, '<span>Call us</span>'],
  [
    'from where to where something moved',
    {
      ...{ kind: 'move', before: 'Call us', after: 'Call us', in: 'A' },
      base: markIn('<header><p>Call us</header>'),
      head: markIn('<footer><p>Call us</footer>'),
    },
    'Call us: from the header to the footer',
  ],
  [
    'the words around a figure that stands alone, which others have',
    {
      ...{ kind: 'text', before: '9', after: '10', in: 'A' },
      head: { ...markIn('<dl><dt>Agents</dt><dd><b>10</b></dd><dd>a shop</dd></dl>', 'dd'), range: [0, 2] },
    },
    '<span class="inline">Agents </span><del>9</del> <ins>10</ins><span class="inline"> a shop</span>',
  ],
  [
    'a colour once, if it is the same in both themes',
    { ...inSheet, before: 'red', after: 'blue' },
    '<span><svg class="swatch" viewBox="0 0 1 1" role="img" aria-label="red"><title>red</title>' +
      '<rect width="1" height="1" fill="red"></rect></svg> → <svg class="swatch" viewBox="0 0 1 1" role="img" aria-label="blue">' +
      '<title>blue</title><rect width="1" height="1" fill="blue"></rect></svg> </span>',
  ],
  [
    'both colours, if they differ in both themes',
    { ...inSheet, before: 'light-dark(red,white)', after: 'light-dark(blue,black)' },
    'fill="white"></rect></svg> → <svg class="swatch" viewBox="0 0 1 1" role="img" aria-label="black">' +
      '<title>black</title><rect width="1" height="1" fill="black"></rect></svg> </span>',
  ],
  [
    'that a colour differs in the dark theme',
    { ...inSheet, before: 'light-dark(red,white)', after: 'light-dark(red,black)' },
    '<span><svg class="swatch" viewBox="0 0 1 1" role="img" aria-label="white">',
  ],
  [
    'a size that only one side has in pixels as it is written',
    { ...inSheet, before: '4px', after: 'auto', in: 'width', selector: 'ul' },
    '<del>4 px</del> <ins>auto</ins>',
  ],
  [
    'all sizes, if there were others',
    { ...inSheet, before: '4px', after: '4px 8px', in: 'gap', selector: 'ul' },
    '<span>4 → 4 × 8 px</span>',
  ],
  [
    'that nobody read the words inside a new picture',
    { kind: 'image', before: '/a.png', after: '/b.png', in: 'Partners' },
    'Words inside pictures are not read',
  ],
])('says %s', (_, finding, expected) => {
  expect(renderToStaticMarkup(<ChangeLine finding={finding} />)).toContain(expected)
})

it('says of a picture that changed what it was and is, and that its description stayed', () => {
  const [base, head] = ['a', 'b'].map((name) => ({ element: first(`<img src="/${name}.png" alt="Shops">`, 'img') }))
  const finding: FoundChange = { kind: 'image', before: '/a.png', after: '/b.png', in: 'A', base: base!, head: head! }
  const render = (files: Versions) =>
    renderToStaticMarkup(
      <ReportContext value={{ ...noContents, root: '../', images: new Map([[finding, files]]) }}>
        <ChangeLine finding={finding} />
      </ReportContext>,
    )
  const both = render({ base: 'assets/a.png', head: 'assets/b.png' })
  expect(both).toContain(
    '<span class="swap"><img src="../assets/a.png" alt="Before"/> → <img src="../assets/b.png" alt="After"/>' +
      ' still described as “Shops”</span>',
  )
  expect(render({ head: 'assets/b.png' })).toContain('<span class="swap"> → <img src="../assets/b.png" alt="After"/>')
})

const shot = { side: 'head', x: 20, y: 30, width: 40, height: 10 } as const
const taken = { variant: '390 light', before: 'a.webp', after: 'b.webp', width: 600, height: 300, scale: 2 }

/** The pictures of a page with a change, its places framed. */
function picturesOf(...pictures: Partial<Picture>[]): string {
  const findings: FoundChange[] = ['One', 'Two'].map((after) => ({ kind: 'text', before: '', after, in: 'A' }))
  const spots = findings.map((finding) => ({ ...shot, finding, caption: captionOf(finding) }))
  const captions = spots.map(({ caption }) => caption)
  const entry: ReportPage = {
    ...{ path: '/a', slug: 'a', status: 'changed', findings, causes: [], causeUnknown: false },
    pictures: pictures.map((picture) => ({ ...taken, captions, spots, ...picture })),
  }
  return renderToStaticMarkup(<Pictures entry={entry} />)
}

it('frames in a picture what changed, on its side, where it is', () => {
  const html = picturesOf({})
  expect(html).toContain('<figcaption>Changes 1 and 2. First: ')
  expect(html.match(/<svg.*?<\/svg>/g)).toEqual([
    '<svg viewBox="0 0 300 150" aria-hidden="true"></svg>',
    '<svg viewBox="0 0 300 150" aria-hidden="true">' +
      '<rect x="16" y="26" width="48" height="18"></rect>'.repeat(2) +
      '</svg>',
  ])
  const otherPage = { ...shot, finding: undefined, caption: 'Words: One' }
  const others = [
    { ...otherPage, caption: 'Other' },
    { ...otherPage, width: 300 },
  ]
  expect(picturesOf({ spots: others, captions: ['Words: One'] })).not.toContain('<rect')
  expect(picturesOf({ before: '' })).not.toMatch(/<svg|Before/)
})

it('shows a picture at its width, unless there are none of the other, and says its theme', () => {
  const html = picturesOf({}, { variant: '1440 dark' })
  expect(html).toMatch(/<figure class="shots" data-shown-at="390"[^]*<figure class="shots wide" data-shown-at="1440"/)
  expect(html.match(/in the dark theme/g)).toHaveLength(1)
  expect(html.indexOf('in the dark theme')).toBeGreaterThan(html.indexOf('shots wide'))
  expect(picturesOf({}, { variant: '390 dark' })).not.toContain('data-shown-at')
})

it('says in words what a picture shows, also of a change that other pages have too', () => {
  const finding: FoundChange = {
    ...inSheet,
    isCommon: true,
    before: 'light-dark(red,white)',
    after: 'light-dark(blue,white)',
  }
  const picture = { variant: '390 light', before: 'a.webp', after: 'b.webp', width: 9, height: 9, spots: [], scale: 1 }
  const entry: ReportPage = {
    ...{ path: '/a', slug: 'a', status: 'changed', findings: [finding], causes: [], causeUnknown: false },
    pictures: [{ ...picture, captions: [captionOf(finding)] }],
  }
  const rest = { old: [], marked: 'after.html', previews: { before: undefined, after: undefined } }
  const html = renderToStaticMarkup(<PageView entry={entry} {...rest} />)
  const [, caption] = /<figcaption>(.*?)<\/figcaption>/.exec(html)!
  expect(caption).toContain('colour of h1')
  expect(caption).not.toContain('light-dark')
})
