import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../content-folder.ts'
import { parseContent, unlinkExpired } from './mdx-options.ts'

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
