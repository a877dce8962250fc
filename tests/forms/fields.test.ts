import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FormDefinition } from '../../data/forms.ts'
import type { StoredLead } from '../../supabase/functions/_shared/delivery.ts'
import { openTestBackEnd, type TestBackEnd } from '../../supabase/tests/test-back-end.ts'
import { csv, formatLeads, type ListedLead } from '../../tools/leads/format-leads.ts'

// A copy of data/forms.ts with one required field more: whatever is added there must arrive everywhere.
vi.mock('../../data/forms.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../data/forms.ts')>()
  const { demo } = original.forms
  const budget = { label: 'Monthly budget', control: 'text', required: true, maxLength: 20, autoComplete: 'off' }
  return { ...original, forms: { ...original.forms, demo: { ...demo, fields: { ...demo.fields, budget } } } }
})
const { forms } = await import('../../data/forms.ts')

let backEnd: TestBackEnd
let receiver: Server
/** What was sent to the mail provider and to the webhook, by path. */
const received: Record<string, string[]> = { '/mail': [], '/hook': [] }
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received[request.url!]!.push(body)
      response.end('{"id":"1"}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  backEnd = await openTestBackEnd({
    ...{ RESEND_API_KEY: 're_test', MAIL_FROM: 'a@staffroom.example', MAIL_TO: 'b@staffroom.example' },
    ...{ MAIL_API_URL: `${url}/mail`, WEBHOOK_URL: `${url}/hook`, WEBHOOK_SECRET: 'whsec_YSBzZWNyZXQ=' },
  })
})
afterAll(async () => {
  await backEnd.close()
  receiver.close()
})

/** A value of its own for each field, as its rules want it. */
function filled(id: string, { fields }: FormDefinition): Record<string, string> {
  const value = (name: string, { control, options }: FormDefinition['fields'][string]) =>
    control === 'email' ? `${id}.${name}@engines.co.uk` : (options?.[0] ?? `${id} ${name} é`)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]))
}

describe.each(Object.entries<FormDefinition>(forms))('%s', (id, definition) => {
  const values = filled(id, definition)
  let lead: ListedLead
  beforeAll(async () => {
    const headers = { 'x-form': id, 'idempotency-key': crypto.randomUUID() }
    const answer = await backEnd.send(definition.function, { body: values, headers })
    expect(answer.status).toBe(201)
    const { id: request } = (await answer.json()) as { id: string }
    const list = () => backEnd.rpc('list_requests', { id: request }) as Promise<ListedLead[]>
    const sent = async () => expect((await list())[0]!.deliveries.map(({ state }) => state)).toEqual(['sent', 'sent'])
    await vi.waitFor(sent, { timeout: 60_000 })
    lead = (await list())[0]!
  })

  test.each(Object.entries(values))('%s arrives in the listing, the CSV, the mail and the webhook', (name, value) => {
    const { label } = definition.fields[name]!
    expect(formatLeads([lead]).split('\n')).toContain(`  ${label.padEnd(14)} ${value}`)
    const [header, row] = csv([lead]).slice(1).split('\r\n')
    expect(row!.split(',')[header!.split(',').indexOf(label)]).toBe(value)
    const mail = JSON.parse(received['/mail']!.find((body) => body.includes(lead.id))!) as {
      text: string
      html: string
    }
    expect(mail.text.split('\n')).toContain(`${label}: ${value}`)
    expect(mail.html).toContain(value)
    const hook = JSON.parse(received['/hook']!.find((body) => body.includes(lead.id))!) as { data: StoredLead }
    expect(hook.data.fields[name]).toBe(value)
  })

  test('no two fields have the same label: they would share a column', () => {
    const labels = Object.values(definition.fields).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

test('a page that is newer than the function loses nothing: fields that only it has are stored', async () => {
  const { contact } = forms
  const more = { seats: 3, callback: false, 'lead-source': 'fair', days: ['Mon', 'Tue'], opening: { from: '9:00' } }
  const body = { ...filled('newer', contact), teamSize: ' 12 ', empty: '', ...more }
  const answer = await backEnd.send('send-contact-form', { body, headers: { 'x-form': 'contact' } })
  const { id } = (await answer.json()) as { id: string }
  const [lead] = (await backEnd.rpc('list_requests', { id })) as ListedLead[]
  const kept = {
    seats: '3',
    callback: 'false',
    'lead-source': 'fair',
    days: '["Mon","Tue"]',
    opening: '{"from":"9:00"}',
  }
  expect(lead!.fields).toEqual({ ...filled('newer', contact), teamSize: '12', ...kept })
  expect(formatLeads([lead!])).toMatch(/teamSize +12/)
})

test.each<[string, Record<string, unknown>, unknown]>([
  ['too long', { long: 'x'.repeat(1001) }, { long: ['Field too long'] }],
  ['deep', { deep: JSON.parse(`${'['.repeat(600)}${']'.repeat(600)}`) }, { deep: ['Field too long'] }],
  ['with a character that no database stores', { odd: 'a\u0000b' }, { odd: [expect.any(String)] }],
  ['whose name is no name', { 'not a name': 'x' }, { 'not a name': [expect.any(String)] }],
  ['called __proto__', JSON.parse('{"__proto__": "x"}'), JSON.parse('{"__proto__": ["This form has no such field"]}')],
  ['among too many', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 1])), undefined],
])('an unknown field that cannot be kept is refused, not dropped: %s', async (_, more, fields) => {
  const body = JSON.stringify({ ...filled('odd', forms.contact), ...more })
  const headers = { 'x-form': 'contact', 'content-type': 'application/json' }
  const answer = await backEnd.send('send-contact-form', { body, headers })
  expect([answer.status, ((await answer.json()) as { fields?: unknown }).fields]).toEqual([422, fields])
})
