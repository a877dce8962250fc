import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select, TextArea, TextInput } from './Field.tsx'

test('a label names its control, and required fields are marked for everybody', () => {
  const html = renderToStaticMarkup(<TextInput id="x" name="firstName" label="First name" required />)
  expect(html).toContain('<label for="x">First name <span class="req" aria-hidden="true">*</span></label>')
  expect(html).toMatch(/<input class="in"[^>]*required=""/)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('an optional field says so in its label', () => {
  expect(renderToStaticMarkup(<TextArea id="x" label="Message" />)).toContain(
    'Message <span class="opt">(optional)</span>',
  )
})

test.each([
  ['an input', <TextInput key="1" id="x" label="Work email" error="Invalid email address" hint="We reply here" />],
  ['an area', <TextArea key="2" id="x" label="Work email" error="Invalid email address" hint="We reply here" />],
  ['a choice', <Select key="3" id="x" label="Work email" error="Invalid email address" hint="We reply here" />],
])('%s that is wrong points to its message first, then to its hint', (_what, field) => {
  const html = renderToStaticMarkup(field)
  expect(html).toContain('aria-invalid="true" aria-describedby="x-error x-hint"')
  expect(html).toMatch(/<p class="errm" id="x-error">.*Invalid email address<\/p>/)
  expect(html).toContain('<p class="hint" id="x-hint">We reply here</p>')
})

test('two fields without an id of their own do not share one', () => {
  const ids = [
    ...renderToStaticMarkup(
      <>
        <TextInput label="One" />
        <TextInput label="Two" />
      </>,
    ).matchAll(/<input[^>]* id="([^"]+)"/g),
  ].map((match) => match[1])
  expect(new Set(ids).size).toBe(2)
})
