import { expect, test } from 'vitest'
import { z } from 'zod'
import { records } from '../records.ts'
import { explainIssue, missingProp } from './explain-prop.ts'

test.each<[string, z.ZodType, unknown, string]>([
  ['no day', z.iso.date(), '31/01/2026', 'must be a day such as 2026-01-31.'],
  ['no pattern', z.string().regex(/^[a-z]+$/, 'must be lower case'), 'A', 'does not fit: must be lower case.'],
  [
    'no kind of value',
    z.union([z.string(), z.boolean()], 'must be a text or a flag'),
    5,
    'does not fit: must be a text or a flag.',
  ],
  ['an empty text', z.string().min(1), '', 'must have at least 1 character.'],
  ['a long text', z.string().max(2), 'abc', 'must have at most 2 characters.'],
  ['a long list', z.array(z.number()).max(1), [1, 2], 'must have at most 1 entry.'],
  ['a short list', z.array(z.number()).min(2), [1], 'must have at least 2 entries.'],
  ['a small number', z.number().min(2), 1, 'must be at least 2.'],
  ['a large number', z.int().max(9), 10, 'must be at most 9.'],
  ['no whole number', z.int(), 1.5, 'must be a whole number, not the number 1.5.'],
])('a prop that is %s says what it must be', (_, schema, value, reason) => {
  const { error } = z.object({ of: schema }).safeParse({ of: value }, { reportInput: true })
  expect(explainIssue(error!.issues[0]!, 'Countdown', records).reason).toBe(`"of" of <Countdown> ${reason}`)
})

test.each<[z.ZodType, string]>([
  [z.enum(['quiet', 'loud']), 'Write it as tone="…". Use one of: quiet, loud.'],
  [z.number(), 'Write it as tone={3}.'],
  [z.boolean(), 'Write it as tone={true}.'],
  [z.array(z.string()), 'Write it as tone={[…]}.'],
  [z.object({}), 'Write it as tone={{ … }}.'],
])('a missing prop says how to write it: $def.type', (schema, fix) => {
  expect(missingProp('Figure', 'tone', schema)).toEqual({ reason: '<Figure> needs the prop "tone".', fix })
})

test.each<[z.ZodType, unknown, string]>([
  [z.string(), true, 'Write it as of="…".'],
  [z.string(), 5, 'Write of="5".'],
  [z.number(), '£1,200 ', 'Write of={1200}.'],
  [z.number(), 'about 99', 'Write it as of={3}.'],
  [z.number(), '%', 'Write it as of={3}.'],
  [z.number(), true, 'Write it as of={3}.'],
  [z.boolean(), 'TRUE', 'Write of={true}.'],
  [z.boolean(), 'not true', 'Write it as of={true}.'],
  [z.boolean(), 'truly', 'Write it as of={true}.'],
  [z.int(), 'many', 'Write it as of={3}.'],
  [z.array(z.string()), '5', 'Write it as of={[…]}.'],
  [z.tuple([z.string()]), '5', 'Write it as of={[…]}.'],
  [z.record(z.string(), z.string()), '5', 'Write it as of={{ … }}.'],
  [z.object({}), 'true', 'Write it as of={{ … }}.'],
  [z.enum(['quiet', 'loud']), 5, 'Use one of: quiet, loud.'],
])('a prop with a value of a wrong kind says how to write it: $0.def.type, %j', (schema, value, fix) => {
  const { error } = z.object({ of: schema }).safeParse({ of: value }, { reportInput: true })
  const { fix: found, text } = explainIssue(error!.issues[0]!, 'Countdown', records)
  expect([found, text]).toEqual([fix, /^Write (of=.*)\.$/.exec(fix)?.[1]])
})

test('a wrong part of a value is named from the inside out', () => {
  const schema = z.object({ of: z.array(z.object({ label: z.string(), more: z.tuple([z.number(), z.number()]) })) })
  const value = { of: [{ label: 'One', more: [1, 2] }, { label: 5, more: [1, 'two'] }, {}] }
  const { error } = schema.safeParse(value, { reportInput: true })
  expect(error!.issues.map((issue) => explainIssue(issue, 'List', records)).slice(0, 3)).toEqual([
    { reason: '"label" in entry 2 of "of" of <List> must be a text, not the number 5.' },
    { reason: 'Entry 2 in "more" in entry 2 of "of" of <List> must be a number, not the text "two".' },
    { reason: '"label" in entry 3 of "of" of <List> is missing.', fix: 'It must be a text.' },
  ])
})

test('an id that no record has is said with the file of its records, though others are as many', () => {
  const kinds = ['agent', 'industry', 'department'] as const
  const ids = Object.fromEntries(
    kinds.map((kind) => [kind, { ids: [`${kind}-one`, `${kind}-seven`], file: `${kind}.ts` }]),
  )
  const known = { ...records, ...ids }
  const explained = kinds.map((kind) => {
    const { error } = z.object({ of: z.enum(ids[kind]!.ids) }).safeParse({ of: `${kind}-onne` }, { reportInput: true })
    return explainIssue(error!.issues[0]!, 'Card', known)
  })
  expect(explained).toEqual(
    kinds.map((kind) => ({
      reason: `There is no ${kind} "${kind}-onne" in ${kind}.ts.`,
      fix: `Did you mean "${kind}-one"?`,
      text: `of="${kind}-one"`,
    })),
  )
})
