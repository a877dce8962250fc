import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { forms } from './forms.ts'

const filled = { firstName: 'Ada', lastName: 'Byron', companyName: 'Engines Ltd', workEmail: 'ada@engines.co.uk', phoneNumber: '', message: '' }
const address = (length: number) => `${'a'.repeat(length - '@engines.co.uk'.length)}@engines.co.uk`

function messagesOf(change: Record<string, unknown>): string[] {
  const result = z.safeParse(forms.demo.schema, { ...filled, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', ' \u200b ', 'First name is required'],
  ['firstName', 'a', undefined],
  ['firstName', 'a'.repeat(50), undefined],
  ['firstName', 'a'.repeat(51), 'First name too long'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'a'.repeat(50), undefined],
  ['lastName', 'a'.repeat(51), 'Last name too long'],
  ['companyName', '', 'Company name is required'],
  ['companyName', 'a'.repeat(100), undefined],
  ['companyName', 'a'.repeat(101), 'Company name too long'],
  ['workEmail', '', 'Invalid email address'],
  ['workEmail', 'ada@engines', 'Invalid email address'],
  ['workEmail', ' ada@engines.co.uk\n', undefined],
  ['workEmail', address(255), undefined],
  ['workEmail', address(256), 'Email too long'],
  ['phoneNumber', undefined, undefined],
  ['message', 'a'.repeat(1000), undefined],
  ['message', 'a'.repeat(1001), 'Message too long'],
  ['message', `${'a'.repeat(499)}\r\n${'b'.repeat(500)}`, undefined],
  ['firstName', '😀'.repeat(25), undefined],
  ['firstName', '😀'.repeat(26), 'First name too long'],
  ['message', 'lone \ud800', 'Message holds a character that cannot be stored'],
])('%s %j: %s', (field, value, message) => {
  expect(messagesOf({ [field]: value })).toEqual(message === undefined ? [] : [message])
})
