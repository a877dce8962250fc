import { afterEach, expect, test, vi } from 'vitest'
import { fillEmptyFields, focusNext } from './fields.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A form that has these parts, and how its focus and its view move. */
function formWith(parts: string[], focused: 'nothing' | 'another field' = 'nothing') {
  const body = {}
  vi.stubGlobal('document', { body, activeElement: focused === 'nothing' ? body : {} })
  const moves: string[] = []
  const element = (part: string) => ({
    focus: () => moves.push(`focus ${part}`),
    parentElement: { scrollIntoView: () => moves.push(`show ${part}`) },
  })
  const querySelector = (selector: string) => {
    const part = parts.find((name) => selector.includes(name))
    return part ? element(part) : null
  }
  focusNext({ querySelector } as unknown as HTMLFormElement)
  return moves
}

test('the list of wrong fields gets the focus, although a message is beside the button, too', () => {
  expect(formWith(['input', 'submit', 'form-problem', 'form-errors'])).toEqual(['focus form-errors'])
})

test('after a failure the message is in view, and the button has the focus that it lost', () => {
  const parts = ['input', 'submit', 'form-problem']
  expect(formWith(parts)).toEqual(['focus submit', 'show form-problem'])
  // A visitor who has gone on to another field stays there.
  expect(formWith(parts, 'another field')).toEqual(['show form-problem'])
})

test('a new form begins with its first field', () => {
  expect(formWith(['input', 'submit'])).toEqual(['focus input'])
})

test('values from the address fill in empty fields only', () => {
  const fields: Record<string, { value: string }> = { message: { value: '' }, firstName: { value: 'Ada' } }
  const form = { elements: { namedItem: (name: string) => fields[name] ?? null } } as unknown as HTMLFormElement
  fillEmptyFields(form, { message: 'Hello', firstName: 'Bea', other: 'x' })
  expect(fields).toEqual({ message: { value: 'Hello' }, firstName: { value: 'Ada' } })
})
