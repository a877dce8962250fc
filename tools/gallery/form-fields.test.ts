import { expect, test } from 'vitest'
import { z } from 'zod'
import { openingTag, writeProps } from '../content/mdx/opening-tag.ts'
import { defaultValues, fieldsOf, helpOf, invalidReason, labelOf, textKind } from './form-fields.ts'

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

test('a field says its default, unless its words do', () => {
  expect(fieldsOf(props).slice(0, 3).map(helpOf)).toEqual([
    'How it speaks. Default: "quiet".',
    'Its words.',
    'How many.',
  ])
  expect(helpOf({ help: 'Large. Default: no.', fallback: false })).toBe('Large. Default: no.')
})

test('a date, a list of texts and a value of two kinds have controls of their own', () => {
  const kinds = z.strictObject({
    day: z.iso.date().meta({ format: 'date' }),
    tags: z.array(z.string()),
    paths: z.union([z.string(), z.array(z.string())]),
    group: z.strictObject({}),
    least: z.number().min(2),
    most: z.int().max(9),
  })
  expect(fieldsOf(kinds).map(({ kind, type }) => `${kind}: ${type}`)).toEqual([
    'date: text',
    'list: list',
    'list: list',
    'json: group',
    'number: number, at least 2',
    'number: whole number, at most 9',
  ])
})

test.each([
  ['toc', 'Table of contents'],
  ['redirectFrom', 'Redirect from'],
  ['bands[0].price', 'Bands 1, price'],
  ['label(2)', 'Label'],
])('the field %s is called %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

test('a value that does not fit is refused with a sentence', () => {
  expect(invalidReason(props, 'rooms', 3)).toBeUndefined()
  expect(invalidReason(props, 'rooms', 99)).toMatch(/^[A-Z].*\.$/)
  expect(invalidReason(props, 'room', 3)).toBe('There is no field "room".')
})

test('a text of more than sixty characters has a larger field', () => {
  expect([textKind('x'.repeat(60)), textKind('x'.repeat(61)), textKind(5)]).toEqual(['text', 'long', 'text'])
})
