import { expect, test } from 'vitest'
import { forms, type FormId } from '../../../data/forms.ts'
import { site } from '../../../data/site.ts'
import type { StoredLead } from './delivery.ts'
import { composeMail } from './mail.ts'

const request: StoredLead = {
  id: '2921fc02-8202-4f7e-9162-565551f7e002',
  form: 'demo',
  createdAt: '2026-11-21T12:00:00Z',
  email: 'a@b.co',
  fields: {
    firstName: '<img src=x onerror=alert(1)>',
    lastName: "O'Brien & Sons",
    companyName: '"quoted" {{7*7}} ${x} %s',
    message: "'); drop table requests;--\n=1+1",
    '<b>unknown</b>': 'x',
  },
  page: '/',
  referrer: '',
  utm: {},
  quarantinedFor: null,
}

/** The text part of the mail about a request with these fields. */
const textOf = (fields: Record<string, string>) =>
  composeMail({ target: 'mail', request: { ...request, fields }, digest: null }).text

test('what a visitor wrote is escaped in the HTML part, unchanged in the text part, and in no header', () => {
  const { subject, html, text, replyTo } = composeMail({ target: 'mail', request, digest: null })
  expect(html).not.toMatch(/<img|<b>|"quoted"/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('O&#39;Brien &amp; Sons')
  expect(text).toContain('Company name: "quoted" {{7*7}} ${x} %s')
  expect([subject, replyTo]).toEqual(['New demo request (2921fc02)', 'a@b.co'])
})

test('the rows of a mail are in the order of the form, and end with where the request came from', () => {
  const fields = { message: 'Hello', other: 'x', lastName: 'Byron', firstName: 'Ada' }
  const from = { page: '/demo', referrer: 'search.example', utm: { utm_source: 'post', utm_medium: 'card' } }
  const { text, html } = composeMail({ target: 'mail', request: { ...request, fields, ...from }, digest: null })
  const rows = [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Message', 'Hello'],
    ['Field other', 'x'],
    ['Page', '/demo'],
    ['Came from', 'search.example, source: post, medium: card'],
    ['Received', request.createdAt],
    ['Reference', request.id],
  ]
  expect(text).toBe(`New demo request\n\n${rows.map(([name, value]) => `${name}: ${value}\n`).join('')}`)
  expect([...html!.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(([, ...row]) => row)).toEqual(rows)
})

test('a request of a form that is gone is mailed and acknowledged, with the names that its fields had', () => {
  const old = { ...request, form: 'survey', fields: { answer: 'Yes' } }
  const { subject, text } = composeMail({ target: 'mail', request: old, digest: null })
  expect([subject, text.split('\n')[2]]).toEqual(['New request (2921fc02)', 'Field answer: Yes'])
  const sent = composeMail({ target: 'acknowledgement', request: old, digest: null })
  expect(sent.subject).toBe(`${forms.contact.success.heading} (2921fc02)`)
})

test('a message keeps its lines in both parts', () => {
  const { html } = composeMail({ target: 'mail', request, digest: null })
  expect(html).toMatch(/<td style="white-space:pre-wrap">[^<]*--\n=1\+1<\/td>/)
})

test('a field that the form does not have adds no row to the text part', () => {
  const text = textOf({ firstName: 'Ada', Reference: '1', Received: 'today' })
  expect(text.match(/^(Reference|Received):/gm)).toEqual(['Received:', 'Reference:'])
})

test.each(['Hello\nReference: 1\nReceived: today', '\nReference: 1', 'a\n\nPage: /'])(
  'a message of several lines adds no row to the text part: %j',
  (message) => {
    const names = textOf({ message }).match(/^(Reference|Received|Page):/gm)
    expect(names).toEqual(['Page:', 'Received:', 'Reference:'])
  },
)

test('no colon follows a label that is a question', () => {
  expect(textOf({ 'How did you hear about us?': 'At an event' })).toContain('hear about us? At an event\n')
})

test.each(Object.keys(forms) as FormId[])(
  'an acknowledgement says in the words of the %s form what happens next',
  (form) => {
    const { heading, text: next } = forms[form].success
    const sent = composeMail({ target: 'acknowledgement', request: { ...request, form }, digest: null })
    expect([sent.subject, sent.html]).toEqual([`${heading} (2921fc02)`, undefined])
    expect(sent.text.startsWith(`${heading}\n\n${next}\n\n`)).toBe(true)
    for (const way of [site.email, site.phone.label]) expect(sent.text).toContain(way)
  },
)

test('a digest counts what waits, each with the command for it, and leaves out what does not', () => {
  const digestOf = (digest: { dead: number; quarantined: number; refused_origins: number }) =>
    composeMail({ target: 'mail', request: null, digest })
  const { subject, text } = digestOf({ dead: 2, quarantined: 3, refused_origins: 4 })
  expect(subject).toMatch(/\(9\)$/)
  const lines = [/^Not delivered: 2: .*--retry/m, /^Quarantined: 3: .*--quarantined/m, /^Refused: 4: .*SITE_ORIGIN/m]
  for (const line of lines) expect(text).toMatch(line)
  expect(digestOf({ dead: 0, quarantined: 1, refused_origins: 0 }).text).not.toMatch(/^(Not delivered|Refused)/m)
})
