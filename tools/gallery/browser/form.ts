import { createElement } from '../../../pages/client/search/create-element.ts'
import { helpOf, labelOf, textKind, type Field } from '../form-fields.ts'

/** What a form does with its fields. */
export type FormActions<F extends Field> = {
  /** Writes a value; its error is shown at the field, and so is a warning that it resolves to. */
  save(field: F, value: unknown): Promise<string | void>
  /** What a value would change elsewhere. It is shown first, and the value is written by a button. */
  foresee?(field: F, value: unknown): Promise<HTMLElement>
  /** What a field is called; by default its name in words. */
  nameOf?(name: string): string
  /** Opens what a computed value comes from. */
  openSource?(expression: string): void
}

/** A form whose fields are saved one by one, after a pause in typing. */
export function formOf<F extends Field>(fields: readonly F[], actions: FormActions<F>): HTMLElement {
  const form = createElement('form', { class: 'form' })
  form.onsubmit = (event) => event.preventDefault()
  for (const field of fields) form.append(rowOf(field, actions))
  return form
}

/** Saves what was typed less than a pause ago, or waits for what is being saved, by the field's row. */
const pending = new Map<Element, () => Promise<void>>()

/** Saves what was typed so recently that its pause is not over, and waits for what is being saved. */
export async function savePending(): Promise<void> {
  while (pending.size) await Promise.all([...pending.values()].map((save) => save()))
}

function rowOf<F extends Field>(field: F, { save, foresee, nameOf = labelOf, openSource }: FormActions<F>) {
  const id = `field-${field.name}`
  const name = nameOf(field.name)
  const controls = controlsOf(field, name)
  const row = createElement('div', { class: `row ${field.kind}${field.isChosen ? ' chosen' : ''}` })
  const error = createElement('p', { id: `${id}-error`, class: 'error', role: 'status' })
  const result = createElement('div', { class: 'result', role: 'status' })
  const write = buttonOf('Save', () => void attempt(writeNow), { class: 'save', hidden: '' })
  for (const [index, control] of controls.entries()) {
    control.id = index ? `${id}-${index + 1}` : id
    control.setAttribute('aria-describedby', `${id}-help ${id}-error`)
    control.toggleAttribute('disabled', !!field.locked)
  }
  const attempt = async (action: (value: unknown) => Promise<void>) => {
    try {
      await action(valueOf(field, controls))
      error.textContent = ''
      controls[0].removeAttribute('aria-invalid')
    } catch (reason) {
      result.replaceChildren()
      write.hidden = true
      error.textContent = (reason as Error).message
      controls[0].setAttribute('aria-invalid', 'true')
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let typedInto: Control = controls[0]
  const writeNow = async (value: unknown) => {
    clearTimeout(timer)
    result.textContent = 'Checking …'
    const warning = await save(field, value)
    write.hidden = true
    row.removeAttribute('data-unsaved')
    result.textContent = `Saved. ${warning ?? ''}`.trim()
    typedInto.focus()
  }
  const saveNow = (): Promise<void> => {
    clearTimeout(timer)
    // Text that is typed during the save is saved after it.
    const isLast = () => pending.get(row) === wait
    const saved = attempt(async (value) => {
      result.textContent = (await save(field, value)) ?? ''
      result.classList.toggle('error', !!result.textContent)
      if (isLast()) row.removeAttribute('data-unsaved')
    }).finally(() => isLast() && pending.delete(row))
    const wait = () => saved
    pending.set(row, wait)
    return saved
  }
  const show = async (value: unknown) => {
    const seen = await foresee!(field, value)
    // It may have been saved meanwhile.
    if (!row.hasAttribute('data-unsaved')) return
    result.replaceChildren(seen)
    write.hidden = false
  }
  const onInput = () => {
    clearTimeout(timer)
    row.setAttribute('data-unsaved', '')
    write.hidden = true
    if (foresee) result.textContent = 'Looking for the pages that show it …'
    else pending.set(row, saveNow)
    timer = setTimeout(() => void (foresee ? attempt(show) : saveNow()), foresee ? 400 : 300)
  }
  for (const control of controls) {
    control.addEventListener('input', () => {
      typedInto = control
      onInput()
    })
    control.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Enter' || control instanceof HTMLTextAreaElement) return
      if (foresee && row.hasAttribute('data-unsaved')) write.click()
    })
  }
  const help = `${helpOf(field)} ${field.locked ?? ''}`.trim()
  const sources = (field.holes ?? []).map((expression, index) => {
    const title = `${expression}: opens the record that it comes from`
    return buttonOf(field.computed?.[index] ?? expression, () => openSource?.(expression), { class: 'source', title })
  })
  row.append(
    createElement('label', { for: id }, name),
    ...controls.flatMap((control, index) => [control, sources[index] ?? '']),
    ...sources.slice(controls.length),
    createElement('p', { id: `${id}-help`, class: 'help' }, ...withCode(help)),
    error,
    write,
    result,
  )
  return row
}

/** A text with what is between backticks as code. */
export function withCode(text: string): (Node | string)[] {
  return text.split('`').map((part, index) => (index % 2 ? createElement('code', {}, part) : part))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(field: Field, name: string): [Control, ...Control[]] {
  const { kind, options = [], value, fallback, required } = field
  const text = textOf(kind, value)
  if (kind === 'parts') {
    const [first = '', ...more] = value as string[]
    const controlOf = (part: string) => controlsOf({ ...field, kind: textKind(part), value: part }, name)[0]
    const controls: [Control, ...Control[]] = [controlOf(first), ...more.map(controlOf)]
    controls.forEach((control, index) => control.setAttribute('aria-label', `${name}, part ${index + 1}`))
    return controls
  }
  if (kind === 'switch') {
    const box = createElement('input', { type: 'checkbox' })
    box.checked = (value ?? fallback) === true
    return [box]
  }
  if (kind === 'choice') {
    const select = createElement('select', {})
    if (!required)
      select.append(new Option(fallback === undefined ? 'none' : `${textOf('text', fallback)} (default)`, ''))
    // The default is there already.
    for (const option of options) if (required || option !== fallback) select.append(new Option(option, option))
    select.value = required || value !== fallback ? text : ''
    return [select]
  }
  if (kind === 'text' || kind === 'number' || kind === 'date') {
    const attributes = { text: { spellcheck: 'true' }, number: { inputmode: 'decimal' }, date: { type: 'date' } }
    const input = createElement('input', attributes[kind])
    // Not while a year is being typed: 0020.
    if (kind === 'date') input.min = '2000-01-01'
    input.value = text
    return [input]
  }
  const area = createElement('textarea', { rows: { long: '3', list: '2' }[String(kind)] ?? '4', spellcheck: 'true' })
  area.value = text
  return [area]
}

function textOf(kind: Field['kind'], value: unknown): string {
  if (value === undefined || value === null) return ''
  if (kind === 'list') return ([value].flat() as string[]).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** @throws for JSON or a number that cannot be read */
function valueOf({ kind }: Field, controls: readonly [Control, ...Control[]]): unknown {
  const [control] = controls
  if (kind === 'parts') return controls.map(({ value }) => value)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  const text = control.value
  if (!control.validity.valid) throw new Error('Write the whole day, or choose it from the calendar.')
  if (!text) return null
  if (kind === 'list') return text.split('\n').filter(Boolean)
  if (kind === 'number') {
    // 1e9 would be a typo.
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
    throw new Error('Write a number, such as 99.')
  }
  if (kind !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('Lists and groups are written in brackets, with commas between: ["one", "two"].')
  }
}

/** A button that does something. */
export function buttonOf(
  label: string,
  action: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', ...attributes }, label)
  button.onclick = action
  return button
}
