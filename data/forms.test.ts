import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { failureToast, forms, formHeaders, formSchema, type FormId } from './forms.ts'

const filled = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Engines Ltd',
  workEmail: 'ada@engines.co.uk',
  phoneNumber: '',
  message: '',
}
const address = (length: number) => `${'a'.repeat(length - '@engines.co.uk'.length)}@engines.co.uk`

function messagesOf(change: Record<string, unknown>): string[] {
  const result = z.safeParse(formSchema(forms.demo), { ...filled, ...change })
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
  ['workEmail', "Ada.O'Brien+quotes@my-shop.co.uk", undefined],
  ['workEmail', 'ADA_1@ENGINES.LONDON', undefined],
  ['workEmail', 'ada..byron@engines.co.uk', 'Invalid email address'],
  ['workEmail', 'ada byron@engines.co.uk', 'Invalid email address'],
  ['workEmail', 'ada@engines.co.uk, b@engines.co.uk', 'Invalid email address'],
  ['workEmail', 'ada@-engines.co.uk', 'Invalid email address'],
  ['workEmail', address(255), undefined],
  ['workEmail', address(256), 'Email too long'],
  ['phoneNumber', undefined, undefined],
  ['message', 'a'.repeat(1000), undefined],
  ['message', 'a'.repeat(1001), 'Message too long'],
  ['message', `${'a'.repeat(499)}\r\n${'b'.repeat(500)}`, undefined],
  ['firstName', '😀'.repeat(25), undefined],
  ['firstName', '😀'.repeat(26), 'First name too long'],
  ['firstName', 'Ada\tMary', undefined],
  ['firstName', 'Ada\r\nBcc: x@y.co', 'First name contains a character we can’t store'],
  ['lastName', "O'Brien-Smith, Jr.", undefined],
  ['lastName', '\u0958'.repeat(50), 'Last name too long'],
  ['phoneNumber', '\u202a020 7946 0123\u202c', undefined],
  ['message', 'one\ntwo\tthree', undefined],
  ['message', 'lone \ud800', 'Message contains a character we can’t store'],
])('%s %j: %s', (field, value, message) => {
  expect(messagesOf({ [field]: value })).toEqual(message === undefined ? [] : [message])
})

const hire = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.co.uk',
  company: 'Engines Ltd',
  industry: 'Other',
}
const playbook = { ...hire, businessType: 'Workshop', requirements: 'Answer the telephone.' }

test.each<[FormId, Record<string, unknown>, string[]]>([
  ['hire', hire, []],
  // A page that was opened before a choice got another name.
  ['hire', { ...hire, industry: 'Bakeries' }, []],
  ['hire', { ...hire, industry: '' }, ['Industry is required']],
  ['hire', { ...hire, email: '' }, ['Work email is required']],
  ['playbook', { ...playbook, email: 'ada@engines' }, ['Invalid email address']],
  ['hire', { ...hire, industry: 'a'.repeat(101) }, ['Industry too long']],
  ['hire', { ...hire, company: 'a'.repeat(101) }, ['Company name too long']],
  ['hire', { ...hire, requirements: 'a'.repeat(1001) }, ['Requirements too long']],
  ['playbook', playbook, []],
  ['playbook', { ...playbook, requirements: ' ' }, ['Requirements are required']],
  ['playbook', { ...playbook, businessType: undefined }, ['Business type is required']],
  ['playbook', { ...playbook, businessType: 'a'.repeat(101) }, ['Business type too long']],
])('%s form %#', (form, values, messages) => {
  expect(
    z.safeParse(formSchema<string>(forms[form]), values).error?.issues.map(({ message }) => message) ?? [],
  ).toEqual(messages)
})

test('characters that change the reading direction are removed, so that a name reads as it is stored', () => {
  expect(z.parse(formSchema(forms.demo), { ...filled, firstName: '\u202eAda\u202c' }).firstName).toBe('Ada')
})

test('the message of a failure names our email address', () => {
  expect(failureToast('a@b.example').description).toContain('a@b.example')
})

test('no header name is used twice', () => {
  expect(new Set(Object.values(formHeaders)).size).toBe(Object.keys(formHeaders).length)
})
