import { flushSync } from 'react-dom'

type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

/** Keys that commit a field's value or move in a list; all others are part of typing. */
const COMMIT_KEYS = /^(Enter|Escape|Tab|ArrowUp|ArrowDown)$/

/** Elements with a default action for clicks: the browser has already done it, so they are not clicked again. */
const NATIVE = 'a[href],area[href],summary,label,[popovertarget],[commandfor],[type=file],[type=color]'

const macrotask = () => new Promise((resolve) => setTimeout(resolve))

/** Replays the log on a newly hydrated island, in order. */
export async function replay(island: HTMLElement, log: EventLog): Promise<void> {
  const restoreFocus = saveFocus()
  const opened = new Set<Element>()
  /** Types of the events that do not follow because a handler called `preventDefault` on an earlier one. */
  let prevented: RegExp | undefined
  /** Where a handler moved the focus during replay. Keys that were pressed at `from` are sent to `to`. */
  let moved: { from: Element | null; to: Element } | undefined

  /** Whether a handler acted on a key in place of the browser. */
  let isHandled = false

  const play = (entry: LoggedEvent): void => {
    const [target, value, checked, event] = entry
    const type = event?.type ?? 'input'
    if (prevented?.test(type)) return
    if (isField(target) && /input|change/.test(type)) {
      if (!isToggle(target)) setValue(target, value!, event, isSuperseded(entry, log))
      else if (!event) setChecked(target, checked!)
    } else if (isField(target) && isToggle(target) && type === 'click') {
      setChecked(target, checked!)
    } else if (type === 'submit') {
      submit(target as HTMLFormElement, (event as SubmitEvent).submitter)
    } else if (event && target.isConnected) {
      const opener = target.closest('[aria-haspopup]')
      // A second click on the same opener would close the popup again.
      if (opener && opened.has(opener) && /^(pointer|mouse|click)/.test(type)) return
      if (type === 'click') {
        if (opener) opened.add(opener)
        prevented = click(target, event) ? undefined : /^submit$/
        return
      }
      if (/down$/.test(type)) prevented = undefined
      if (type === 'focusin') moved = undefined
      const allowed = dispatch(moved && moved.from === target && type.startsWith('key') ? moved.to : target, event)
      if (!allowed && type === 'keydown' && /^(Enter| )$/.test((event as KeyboardEvent).key))
        prevented = /^(click|submit)$/
      isHandled = !allowed && type === 'keydown'
    }
  }

  for (let entry = log.shift(); entry && island.dataset['hydrated'] === undefined; entry = log.shift()) {
    const before = document.activeElement
    isHandled = false
    log.replayed = /./
    try {
      play(entry)
    } catch (error) {
      reportError(error)
    }
    log.replayed = /^focus/
    // Radix moves the focus in a timeout, and the next key must go to the newly focused element. Keys that no handler
    // took are not waited for: the visitor might move the focus meanwhile, which looks the same.
    if (isHandled) await macrotask()
    const after = document.activeElement
    if (after && after !== before) moved = { from: moved?.to === before ? moved.from : before, to: after }
  }
  if (!moved) restoreFocus()
}

/** Dispatches the original event again, with its keys and coordinates. False if a handler prevented its default. */
function dispatch(target: Element, event: Event): boolean {
  return flushSync(() => target.dispatchEvent(event))
}

function click(target: Element, event: Event): boolean {
  const control = target.closest<HTMLElement>('button,input,select,textarea,a[href],area[href],summary,label')
  if (control?.matches(NATIVE)) return true
  if (!control || !/^(submit|image)$/.test((control as HTMLButtonElement).type)) return dispatch(target, event)
  // The log also has the submit event that this click caused. As type=button the click does not submit twice.
  const type = control.getAttribute('type')
  control.setAttribute('type', 'button')
  const allowed = dispatch(target, event)
  if (type) control.setAttribute('type', type)
  else control.removeAttribute('type')
  return allowed
}

/** React listens to clicks on checkboxes and radio buttons, so the state is changed by a click. */
function setChecked(toggle: HTMLInputElement, checked: boolean): void {
  toggle.checked = !checked
  flushSync(() => toggle.click())
}

function setValue(field: FormControl, value: string, event: Event | undefined, superseded: boolean): void {
  const isSelect = field instanceof HTMLSelectElement
  if (superseded) return
  if (isSelect && field.multiple) restoreSelection(field)
  // Set only if it differs, to keep the caret, the selection and a running composition.
  else if (field.value !== value && field.type !== 'file') field.value = value
  // During hydration React recorded the typed value as the current one, so it would ignore the event.
  if (event?.type !== 'change') (field as Tracked)._valueTracker?.setValue(`${value}\0`)
  dispatch(field, event ?? new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  flushSync(() => form.requestSubmit((submitter as HTMLButtonElement | null)?.form === form ? submitter : null))
}

/** Whether a later entry sets the same field with only typing in between, so that this value can be skipped. */
function isSuperseded([target, , , event]: LoggedEvent, log: EventLog): boolean {
  for (const [next, , , nextEvent] of log) {
    if (next !== target) return false
    if (!nextEvent || nextEvent.type === (event?.type ?? 'input')) return true
    if (!/^key/.test(nextEvent.type) || COMMIT_KEYS.test((nextEvent as KeyboardEvent).key)) return false
  }
  return false
}

/** Returns a function that restores the current focus and caret, which the replay of values and handlers may move. */
function saveFocus(): () => void {
  const field = document.activeElement as HTMLInputElement | null
  const { value, selectionStart, selectionEnd, selectionDirection } = field ?? {}
  return () => {
    if (!field?.isConnected) return
    if (document.activeElement !== field) field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number' && field.value === value && field.selectionStart !== selectionStart)
      field.setSelectionRange(selectionStart, selectionEnd!, selectionDirection ?? undefined)
  }
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is FormControl => element.matches('input,select,textarea')
const isToggle = (element: Element): element is HTMLInputElement => element.matches('[type=checkbox],[type=radio]')

/** For each `<select>` of a hydrated island, whether each option was selected before hydration. */
const selectedOptions = new WeakMap<Element, boolean[]>()

/**
 * Completes a log with the state of the island's fields before React hydrates them. Initial values stay only if they
 * differ from the page's HTML; changes without an event, such as autofill, are added at the end.
 */
export function completeLog(island: Element, log: EventLog): void {
  const events = log.filter(([, , , event]) => event)
  const initial = log.filter(
    ([field, value, checked, event]) =>
      !event &&
      belongsTo(island, field) &&
      differsFromHtml(field as FormControl, value, checked) &&
      !recordsValue(events[0], field as FormControl),
  )
  log.splice(0, log.length, ...earlierFocus(island, events), ...initial, ...events)

  for (const field of island.querySelectorAll<FormControl>('input,select,textarea')) {
    if (!belongsTo(island, field)) continue
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
function restoreSelection(select: HTMLSelectElement): void {
  selectedOptions.get(select)?.forEach((selected, i) => {
    const option = select.options[i]
    if (option && option.selected !== selected) option.selected = selected
  })
}

/** An entry for the focused element if it got the focus before the page's script ran. */
function earlierFocus(island: Element, events: EventLog): LoggedEvent[] {
  const focused = document.activeElement
  if (!focused || !belongsTo(island, focused)) return []
  if (events.some(([target, , , event]) => target === focused && event!.type === 'focusin')) return []
  return [[focused, undefined, undefined, new FocusEvent('focusin', { bubbles: true })]]
}

/** Whether an element belongs to this island, not to an island inside its children. */
function belongsTo(island: Element, element: Element): boolean {
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

/**
 * An event in an island before it was hydrated: its target, the target's value and checked state then, and the event
 * itself. Without an event: a field's value when the visitor first touched the island, or when hydration started.
 */
type LoggedEvent = [target: Element, value?: string, checked?: boolean, event?: Event]

/** The events in an island before it was hydrated, in order. */
export type EventLog = LoggedEvent[] & {
  /** Set during replay: events of these types come from the replay itself, all others are added to the log. */
  replayed?: RegExp
  /** The forms whose validation by the browser is off until the island is hydrated. */
  forms?: HTMLFormElement[]
}
