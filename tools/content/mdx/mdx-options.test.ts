import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import type { Element, Root } from 'hast'
import type { ContentFolder } from '../content-folder.ts'
import { parseContent, unlinkExpired, headingTypography, nonBreakingCompounds } from './mdx-options.ts'

const folder = (buildDate: string) =>
  ({
    index: () => Promise.resolve({ pages: [{ route: '/offer', frontMatter: { expires: '2026-12-31' } }] }),
    publication: () => ({ buildDate, preview: false }),
  }) as unknown as ContentFolder

/** The texts and the linked paths of a text, as a build on a day shows it. */
async function onDay(day: string, source: string) {
  const tree = parseContent(source)
  await unlinkExpired(folder(day))(tree)
  let words = ''
  const linked: string[] = []
  visit(tree, (node) => {
    if (node.type === 'text') words += node.value
    if (node.type === 'link') linked.push(node.url)
    if (node.type === 'linkReference') linked.push(`[${node.identifier}]`)
  })
  return { words, linked }
}

const SOURCE = 'See [the **best** offer](/offer#now), [another][o] and [prices](/pricing).\n\n[o]: /offer'

test('a link to an expired page leaves its words', async () => {
  expect(await onDay('2027-01-01', SOURCE)).toEqual({
    words: 'See the best offer, another and prices.',
    linked: ['/pricing'],
  })
})

test('until its last day the links stay', async () => {
  expect((await onDay('2026-12-31', SOURCE)).linked).toEqual(['/offer#now', '[o]', '/pricing'])
})

test.each([
  ['Oops! Page not found', 'Oops! Page·not·found'],
  ['The web learned to read. Now it acts', 'The web learned to·read. Now·it·acts'],
  ['Digital staff for businesses', 'Digital staff for businesses'],
  ['Good morning', 'Good morning'],
  ['From here to there to us', 'From here to·there to·us'],
  [
    'Hello. A sentence that is too long for one line of a phone',
    'Hello. A sentence that is too long for one line of a phone',
  ],
])('%s', (words, set) => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: words }] }],
  }
  headingTypography()(tree)
  expect(JSON.stringify(tree)).toContain(`"${set.replaceAll('·', '\u00a0')}"`)
})

const run = (tagName: string, value: string) => {
  const element: Element = { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] }
  nonBreakingCompounds()({ type: 'root', children: [element] } satisfies Root)
  return element.children
}

test('a short compound in a sentence stays on one line', () => {
  const compound = { type: 'text', value: 'year-end' }
  expect(run('p', 'Book a year-end meeting')).toEqual([
    { type: 'text', value: 'Book a ' },
    { type: 'element', tagName: 'span', properties: { className: ['whitespace-nowrap'] }, children: [compound] },
    { type: 'text', value: ' meeting' },
  ])
})

test('code and text without compounds stay as they are', () => {
  expect(run('code', 'npm run dev-server')).toEqual([{ type: 'text', value: 'npm run dev-server' }])
  expect(run('p', 'No compound here')).toEqual([{ type: 'text', value: 'No compound here' }])
})
