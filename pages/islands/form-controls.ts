import type { LoggedEvent, Log } from './log.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: Element): element is FormControl => element.matches('input,select,textarea')
export const isToggle = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox],[type=radio]')

/** For each `<select>` of a hydrated island, whether each option was selected before hydration. */
const selectedOptions = new WeakMap<Element, boolean[]>()

/**
 * Completes a log with the state of the island's fields before React hydrates them. Initial values stay only if they
 * differ from the page's HTML; changes without an event, such as autofill, are added at the end.
 */
export function completeLog(island: Element, log: Log): void {
  const events = log.filter(([, , , event]) => event)
  const initial = log.filter(
    ([field, value, checked, event]) =>
      !event &&
      isOwn(island, field) &&
      differsFromHtml(field as FormControl, value, checked) &&
      !recordsValue(events[0], field as FormControl),
  )
  log.splice(0, log.length, ...earlierFocus(island, events), ...initial, ...events)

  for (const field of island.querySelectorAll<FormControl>('input,select,textarea')) {
    if (!isOwn(island, field)) continue
    const checked = isToggle(field) ? field.checked : undefined
    const last = log.findLast((entry) => recordsValue(entry, field))
    if (last ? hasChanged(field, last, checked) : differsFromHtml(field, field.value, checked))
      log.push([field, field.value, checked])
    if (field instanceof HTMLSelectElement)
      selectedOptions.set(
        field,
        [...field.options].map(({ selected }) => selected),
      )
  }
}

/** Restores the options that were selected before hydration, which resets them. */
export function restoreSelection(select: HTMLSelectElement): void {
  selectedOptions.get(select)?.forEach((selected, i) => {
    const option = select.options[i]
    if (option && option.selected !== selected) option.selected = selected
  })
}

/** An entry for the focused element if it got the focus before the page's script ran. */
function earlierFocus(island: Element, events: Log): LoggedEvent[] {
  const focused = document.activeElement
  if (!focused || !isOwn(island, focused)) return []
  if (events.some(([target, , , event]) => target === focused && event!.type === 'focusin')) return []
  return [[focused, undefined, undefined, new FocusEvent('focusin', { bubbles: true })]]
}

/** Whether an element belongs to this island, not to an island inside its children. */
function isOwn(island: Element, element: Element): boolean {
  return element.closest('[data-island]') === island
}

/** Whether an entry records the field's value. */
function recordsValue(entry: LoggedEvent | undefined, field: FormControl): boolean {
  if (entry?.[0] !== field) return false
  const type = entry[3]?.type
  return !type || (isToggle(field) ? type === 'click' : type === 'input' || type === 'change')
}

function hasChanged(field: FormControl, [, value, wasChecked]: LoggedEvent, checked: boolean | undefined): boolean {
  return isToggle(field) ? wasChecked !== checked && firesEvent(field, checked) : field.value !== value
}

/** Whether a field's value differs from the page's HTML. */
function differsFromHtml(field: FormControl, value: string | undefined, checked: boolean | undefined): boolean {
  if (isToggle(field)) return checked !== field.defaultChecked && firesEvent(field, checked)
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'file' && value !== field.defaultValue
  const defaultOption =
    field.querySelector<HTMLOptionElement>('option[selected]') ??
    (field.multiple ? null : field.querySelector<HTMLOptionElement>('option:not(:disabled)'))
  return value !== (defaultOption?.value ?? '')
}

/**
 * Whether a change to this state fires an event: a radio button fires none when another one of its group is selected.
 */
function firesEvent({ type }: HTMLInputElement, checked: boolean | undefined): boolean {
  return checked === true || type === 'checkbox'
}
