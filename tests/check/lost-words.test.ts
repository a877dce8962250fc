import { expect, test } from 'vitest'
import { unusualPages as unusualFiles } from '../content/unusual-mdx.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'
import { ruleErrors } from '../../tools/check/site/check-site.ts'
import { lostWords } from '../../tools/check/rules/pages/lost-words.ts'
import { Rendering } from '../../tools/check/site/page-items.ts'
import { readPage, type Site } from '../../tools/check/site/site-reader.ts'
import { unusualPages } from './unusual.ts'

const HEAD = '---\ntitle: A page\ndescription: A page.\n---\n# One\n\n'

/** What is wrong with a page with the widgets of the site, or with others. */
async function messages(text: string, widgets = vocabulary.widgets, head = HEAD): Promise<string[]> {
  const known = { ...vocabulary, widgets }
  const page = readPage('content/some-page.mdx', head + text, new Rendering(known))
  const site = { pages: [page], vocabulary: known, publication: { buildDate: '2026-11-21', preview: false } }
  const errors = [...page.errors, ...(await ruleErrors(site as unknown as Site, [lostWords]))]
  return errors.map(({ place: { line, column }, reason, fix }) => `${line}:${column}  ${reason} ${fix}`)
}

test.each([
  '[Write to us](mailto:hello@example.com)',
  '[Call us](tel:+441632960123)',
  '[Call us](tel:hotline)',
  '[Their site](http://example.com) [Prices](/pricing)',
])('the paragraph %s is a row of buttons', async (text) => {
  expect(await messages(text)).toEqual([])
  expect(await messages(`${text}\n\n# One\n\n## Two\n\n${text}`, undefined, HEAD.replace('# One\n\n', ''))).toEqual([])
})

test('the records of a widget may be named in braces', async () => {
  expect(await messages('<Questions of={"pricing"} />\n\n<Questions of={`pricing`} />')).toEqual([])
})

test('a widget that fails is an error at its tag', async () => {
  const fails = () => {
    throw new Error('No desk is free')
  }
  const widgets = { ...vocabulary.widgets, Stamp: { ...vocabulary.widgets['Stamp']!, component: fails } }
  expect(await messages('Words, and\n<Stamp>one stamp</Stamp>.', widgets)).toEqual([
    '8:2  <Stamp> cannot be shown: No desk is free. Change its props or its text, or delete it.',
  ])
})

test.each([
  [
    '<List as="facts">\n\nTwo words.\n\n- One\n\n</List>',
    '9:1  <List> does not show the words "Two words.": it shows only the list between its tags. Move them out of <List>.',
  ],
  [
    '<Timeline>\n\nTwo words.\n\n- _0 min_ One\n\n</Timeline>',
    '9:1  <Timeline> does not show the words "Two words.": it shows only the list between its tags. Move them out of ' +
      '<Timeline>.',
  ],
  [
    '<List of="messages">\n\n- Two words\n- Three words\n\n</List>',
    '9:3  <List> shows the records that "of" names, so the words "Two words" are not shown. Delete "of", or move the ' +
      'words out of the tags.',
  ],
  [
    '<GrowthSteps>\n\nWords before the steps of an office.\n\n### Step\n\nWords.\n\n</GrowthSteps>',
    '9:1  <GrowthSteps> does not show the words "Words before the steps of …": it shows only what follows its first ' +
      '###. Move them out of <GrowthSteps>.',
  ],
  [
    '| A | B |\n| - | - |\n| 1 | 2 | 3 | 4 |',
    '9:11  The row has more cells than the head of its table, so this one is not shown. Write a cell more in the head, ' +
      'or delete the | before these words. To show the sign, write \\|',
  ],
  [
    'Words.\n\n[^9]: A note.',
    '9:1  Nothing refers to the note [^9], so it is not shown. Write [^9] where it belongs, or delete the note.',
  ],
])('words that vanish are found: %j', async (text, message) => {
  expect(await messages(text)).toEqual([message])
})

test.each(Object.values(vocabulary.widgets))(
  'the example of $name is shown with all its words',
  async ({ example }) => {
    expect(await messages(`## Two\n\n${example}`)).toEqual([])
  },
)

test.each(Object.entries({ ...unusualFiles, ...unusualPages }))(
  '%s, unusual but right, is shown with all its words',
  async (_, source) => {
    expect((await messages(source, undefined, '')).filter((message) => /shown?\b/.test(message))).toEqual([])
  },
)
