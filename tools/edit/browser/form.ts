import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Field } from '../fields.ts'
import { Refused } from './request.ts'

let count = 0

/**
 * A form whose fields are saved one by one, after a pause in typing.
 * @param save writes a value; its error is shown at the field
 */
export function formOf(fields: readonly Field[], save: (field: Field, value: unknown) => Promise<void>): HTMLElement {
  const form = createElement('form', { class: 'form' })
  form.onsubmit = (event) => event.preventDefault()
  for (const field of fields) form.append(rowOf(field, save))
  return form
}

function rowOf(field: Field, save: (field: Field, value: unknown) => Promise<void>): HTMLElement {
  const id = `field-${++count}`
  const control = controlOf(field)
  control.id = id
  control.setAttribute('aria-describedby', `${id}-help ${id}-error`)
  const error = createElement('p', { id: `${id}-error`, class: 'error', role: 'status' })
  if (field.locked) control.setAttribute('disabled', '')
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    try {
      await save(field, valueOf(field, control))
      error.textContent = ''
      control.removeAttribute('aria-invalid')
    } catch (reason) {
      error.textContent = (reason as Refused).message
      control.setAttribute('aria-invalid', 'true')
    }
  }
  control.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(), 300)
  })
  const name = createElement('label', { for: id }, nameOf(field.name))
  const fallback = field.fallback === undefined ? '' : ` Default: ${JSON.stringify(field.fallback)}.`
  const help = createElement('p', { id: `${id}-help`, class: 'help' }, `${field.help}${fallback} ${field.locked ?? ''}`)
  return createElement('div', { class: `row ${field.kind}` }, name, control, help, error)
}

function nameOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlOf({ kind, options = [], value, fallback, required }: Field): Control {
  const text = textOf(kind, value)
  if (kind === 'switch') {
    const box = createElement('input', { type: 'checkbox' })
    box.checked = (value ?? fallback) === true
    return box
  }
  if (kind === 'choice') {
    const select = createElement('select', {})
    if (!required)
      select.append(new Option(fallback === undefined ? 'none' : `${textOf('text', fallback)} (default)`, ''))
    for (const option of options) select.append(new Option(option, option))
    select.value = text
    return select
  }
  if (kind === 'text' || kind === 'number') {
    const input = createElement('input', kind === 'number' ? { inputmode: 'decimal' } : { spellcheck: 'true' })
    input.value = text
    return input
  }
  const area = createElement('textarea', { rows: kind === 'long' ? '3' : '4' })
  area.value = text
  return area
}

function textOf(kind: Field['kind'], value: unknown): string {
  if (value === undefined || value === null) return ''
  if (kind === 'list') return ([value].flat() as string[]).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** @throws {Refused} for JSON or a number that cannot be read */
function valueOf({ kind }: Field, control: Control): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  const text = control.value
  if (!text) return null
  if (kind === 'list') return text.split('\n').filter(Boolean)
  if (kind === 'number') {
    if (Number.isFinite(Number(text))) return Number(text)
    throw new Refused('Write a number, such as 99.', {})
  }
  if (kind !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('Lists and groups are written in brackets, with commas between: ["one", "two"].', {})
  }
}
