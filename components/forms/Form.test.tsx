import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { forms, HONEYPOT_FIELD, type FormDefinition, type FormId } from '../../data/forms.ts'
import { Form } from './Form.tsx'

const controls = (html: string) => [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]

describe.each(Object.entries(forms) as [FormId, FormDefinition][])('%s, as HTML', (id, definition) => {
  const html = renderToStaticMarkup(<Form id={id} route="/contact" />)

  test('it posts to its function without any script', () => {
    const [form] = /<form\b[^>]*>/.exec(html)!
    expect(attribute(form, 'method')).toBe('post')
    expect(attribute(form, 'action')).toBe(`/functions/v1/${definition.function}?form=${id}&amp;page=/contact`)
    expect(html).toMatch(/<button type="submit"[^>]*>Submit Request <span aria-hidden="true">.*→.*<\/button>/)
  })

  test("its fields are the definition's, in order, and the trap", () => {
    expect(controls(html).map((tag) => attribute(tag, 'name'))).toEqual([
      ...Object.keys(definition.fields),
      HONEYPOT_FIELD,
    ])
  })

  test('each field is filled in by the browser as its definition says, and nothing is chosen for the visitor', () => {
    for (const tag of controls(html)) {
      const field = definition.fields[attribute(tag, 'name')!]
      expect(attribute(tag, 'autoComplete'), tag).toBe(field?.autoComplete ?? 'off')
    }
    for (const [, first] of html.matchAll(/<select[^>]*><option([^>]*)>/g)) expect(first).toBe(' value=""')
  })

  test('the trap is out of the way of the keyboard and of screen readers', () => {
    const trap = new RegExp(`<p [^>]*aria-hidden="true"[^>]*>(?:(?!</p>).)*name="${HONEYPOT_FIELD}"[^>]*>`).exec(html)
    expect(trap?.[0]).toContain('tabindex="-1"')
  })

  test('the browser validates it until the script does, and truncates nothing', () => {
    expect(html).not.toMatch(/novalidate|maxlength/i)
    for (const tag of controls(html)) {
      const field = definition.fields[attribute(tag, 'name')!]
      expect(/\brequired=/.test(tag), tag).toBe(field?.required ?? false)
      if (field?.control === 'email') expect(attribute(tag, 'type')).toBe('email')
    }
  })

  test('its live region is there before its first message: a screen reader announces only what changes in one', () => {
    expect(html).toMatch(/<div [^>]*role="status"><\/div>/)
  })

  test('every field has its label, and what is required is marked', () => {
    for (const [name, { label, required }] of Object.entries(definition.fields)) {
      const control = controls(html).find((tag) => attribute(tag, 'name') === name)!
      const text = new RegExp(`<label for="${attribute(control, 'id')}">(.*?)</label>`)
        .exec(html)![1]!
        .replace(/<[^>]*>/g, '')
      expect(text).toBe(`${label} ${required ? '*' : '(optional)'}`)
    }
  })
})

test('beside the button stands what the asterisk means, and what happens next', () => {
  const html = renderToStaticMarkup(<Form id="demo" route="/" promise="We call you." />)
  expect(html).toMatch(/<\/button>.*<span class="req">\*<\/span> required<\/p><p class="hint">We call you\.<\/p>/)
})
