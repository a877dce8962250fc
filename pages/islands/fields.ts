import type { Entry, Log } from './log.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: Element): element is Field => element.matches('input,select,textarea')
export const isToggle = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox],[type=radio]')

const chosen = new WeakMap<Element, boolean[]>()

/**
 * Makes a log tell all that fields went through before React takes them over: what they held when the island was first
 * touched stays only where it differs from the page's HTML, and what changed since without an event is added at the end.
 */
export function adoptFields(island: Element, log: Log): void {
  const happened = log.filter(([, , , event]) => event)
  const held = log.filter(
    ([field, value, checked, event]) =>
      !event && isOwn(island, field) && differs(field as Field, value, checked) && !tells(happened[0], field as Field),
  )
  log.splice(0, log.length, ...focusBefore(island, happened), ...held, ...happened)

  for (const field of island.querySelectorAll<Field>('input,select,textarea')) {
    if (!isOwn(island, field)) continue
    const checked = isToggle(field) ? field.checked : undefined
    const last = log.findLast((entry) => tells(entry, field))
    if (last ? changed(field, last, checked) : differs(field, field.value, checked))
      log.push([field, field.value, checked])
    if (field instanceof HTMLSelectElement)
      chosen.set(
        field,
        [...field.options].map(({ selected }) => selected),
      )
  }
}

/** Writes what was chosen in a list when its island was taken over: hydration resets it. */
export function writeChoice(select: HTMLSelectElement): void {
  chosen.get(select)?.forEach((selected, i) => {
    const option = select.options[i]
    if (option && option.selected !== selected) option.selected = selected
  })
}

/** The focus that came before this page's script listened. */
function focusBefore(island: Element, happened: Log): Entry[] {
  const focused = document.activeElement
  if (!focused || !isOwn(island, focused)) return []
  if (happened.some(([target, , , event]) => target === focused && event!.type === 'focusin')) return []
  return [[focused, undefined, undefined, new FocusEvent('focusin', { bubbles: true })]]
}

/** An island within this one's children answers for its own fields. */
function isOwn(island: Element, element: Element): boolean {
  return element.closest('[data-island]') === island
}

/** Whether an entry says what the field holds. */
function tells(entry: Entry | undefined, field: Field): boolean {
  if (entry?.[0] !== field) return false
  const type = entry[3]?.type
  return !type || (isToggle(field) ? type === 'click' : type === 'input' || type === 'change')
}

function changed(field: Field, [, value, was]: Entry, checked: boolean | undefined): boolean {
  return isToggle(field) ? was !== checked && counts(field, checked) : field.value !== value
}

/** Whether what a field holds is not what the page's HTML gave it. */
function differs(field: Field, value: string | undefined, checked: boolean | undefined): boolean {
  if (isToggle(field)) return checked !== field.defaultChecked && counts(field, checked)
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'file' && value !== field.defaultValue
  const given =
    field.querySelector<HTMLOptionElement>('option[selected]') ??
    (field.multiple ? null : field.querySelector<HTMLOptionElement>('option:not(:disabled)'))
  return value !== (given?.value ?? '')
}

/** A radio button is let go of by choosing another, and only the other one tells. */
function counts({ type }: HTMLInputElement, checked: boolean | undefined): boolean {
  return checked === true || type === 'checkbox'
}
