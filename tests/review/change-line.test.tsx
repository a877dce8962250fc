import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseBuiltPage } from '../../tools/review/page/page.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import type { ReportPage } from '../../tools/review/folder/model.ts'
import { captionOf } from '../../tools/review/pictures/places.ts'
import { PageView } from '../../tools/review/folder/views/PageView.tsx'
import { ChangeLine } from '../../tools/review/folder/views/ChangeLine.tsx'

function first(html: string, tag: string) {
  return parseBuiltPage('/a', 'a.html', html).elements.find(({ tagName }) => tagName === tag)!
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
  [
    'that nobody read the words inside a new picture',
    { kind: 'image', before: '/a.png', after: '/b.png', in: 'Partners' },
    'Words inside pictures are not read',
  ],
])('says %s', (_, finding, expected) => {
  expect(renderToStaticMarkup(<ChangeLine finding={finding} />)).toContain(expected)
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
