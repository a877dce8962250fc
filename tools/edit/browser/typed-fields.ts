import { editorRoot } from './editor-parts.ts'

/** What was typed into fields and is not saved, by their ids, and where the caret is. */
export type TypedFields = { values: Record<string, string | boolean>; focused: string; caret: number | null }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Reads what was typed into the fields of a form or a panel. */
export function readTypedFields(): TypedFields {
  const fields = [...editorRoot.querySelectorAll<Field>(':is(input:not([type=file]), select, textarea)[id]')]
  const values = fields.filter(isTyped).map((field) => [field.id, isBox(field) ? field.checked : field.value] as const)
  const focused = fields.find((field) => field === editorRoot.activeElement)
  const caret = focused && isText(focused) ? focused.selectionEnd : null
  return { values: Object.fromEntries(values), focused: focused?.id ?? '', caret }
}

/**
 * Types again what was typed into fields.
 * @param more what was typed since, at the caret
 */
export function restoreTypedFields({ values, focused, caret }: TypedFields, more: string): void {
  for (const [id, value] of Object.entries(values)) {
    const field = fieldWith(id)
    if (!field) continue
    if (isBox(field)) field.checked = value === true
    else field.value = String(value)
    field.closest('details')?.setAttribute('open', '')
    notice(field)
  }
  const field = fieldWith(focused)
  field?.focus()
  if (!field || !isText(field)) return
  const at = caret ?? field.value.length
  field.setRangeText(more, at, at, 'end')
  if (more) notice(field)
}

function notice(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fieldWith(id: string): Field | null {
  return editorRoot.getElementById(id) as Field | null
}

/** Rows of a form know whether they are saved; other fields begin with a value of their own. */
function isTyped(field: Field): boolean {
  const row = field.closest('.row')
  return row ? row.hasAttribute('data-unsaved') : isText(field) && field.value !== field.defaultValue
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

function isText(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  return !(field instanceof HTMLSelectElement) && !isBox(field)
}
