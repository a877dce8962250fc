import { expect, test } from 'vitest'
import { z } from 'zod'
import { openingTag, writeProps } from '../content/mdx/opening-tag.ts'
import { defaultValues, fieldsOf } from './form-fields.ts'

const props = z.strictObject({
  tone: z.enum(['quiet', 'loud']).default('quiet').describe('How it speaks.'),
  label: z.string().min(1).describe('Its words.'),
  rooms: z.int().min(1).max(9).describe('How many.'),
  share: z.number().optional().describe('A part.'),
  big: z.boolean().default(false).describe('Whether it is large.'),
  items: z.array(z.strictObject({ title: z.string() })).describe('What it lists.'),
})

test('each kind of prop has its control, and its type in words', () => {
  expect(
    fieldsOf(props).map(({ name, type, required, fallback, kind }) => [name, type, required, fallback, kind]),
  ).toEqual([
    ['tone', 'one of 2', false, 'quiet', 'choice'],
    ['label', 'text', true, undefined, 'text'],
    ['rooms', 'whole number, 1 to 9', true, undefined, 'number'],
    ['share', 'number', false, undefined, 'number'],
    ['big', 'true or false', false, false, 'switch'],
    ['items', 'list', true, undefined, 'json'],
  ])
  expect(defaultValues(props)).toEqual({ tone: 'quiet', big: false })
})

test('props are written as MDX reads them', () => {
  expect(
    writeProps(
      { tone: 'quiet', label: 'Say "yes" & go', rooms: 3, big: true, share: undefined },
      { tone: 'quiet', big: false },
    ),
  ).toBe(' label="Say &quot;yes&quot; & go" rooms={3} big={true}')
})

test.each([
  ['<Stamp>Yes</Stamp>', { before: '<Stamp', props: '', after: '>Yes</Stamp>' }],
  ['<Stamp />', { before: '<Stamp', props: '', after: ' />' }],
  ['A <Stamp kind="x" /> b', { before: 'A <Stamp', props: ' kind="x"', after: ' /> b' }],
  [
    '<Stamps>\n  <Stamp kind={1}>a</Stamp>\n</Stamps>',
    { before: '<Stamps>\n  <Stamp', props: ' kind={1}', after: '>a</Stamp>\n</Stamps>' },
  ],
  ['<Stamps />', undefined],
])('the tag in %s', (mdx, tag) => {
  expect(openingTag(mdx, 'Stamp')).toEqual(tag)
})
