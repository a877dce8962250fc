import { flushSync } from 'react-dom'
import { isField, isToggle, restoreSelection, type FormControl } from './form-controls.ts'
import type { LoggedEvent, Log } from './log.ts'

type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

/** Keys that commit a field's value or move in a list; all others are part of typing. */
const COMMIT_KEYS = /^(Enter|Escape|Tab|ArrowUp|ArrowDown)$/

/** Elements with a default action for clicks: the browser has already done it, so they are not clicked again. */
const NATIVE = 'a[href],area[href],summary,label,[popovertarget],[commandfor],[type=file],[type=color]'

const macrotask = () => new Promise((resolve) => setTimeout(resolve))

/** Replays the log on a newly hydrated island, in order. */
export async function replay(island: HTMLElement, log: Log): Promise<void> {
  const restoreFocus = saveFocus()
  const opened = new Set<Element>()
  /** Types of the events that do not follow because a handler called `preventDefault` on an earlier one. */
  let prevented: RegExp | undefined
  /** Where a handler moved the focus during replay. Keys that were pressed at `from` are sent to `to`. */
  let moved: { from: Element | null; to: Element } | undefined

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
      if (!allowed && type === 'pointerdown') prevented = /^mouse/
      if (!allowed && type === 'keydown' && /^(Enter| )$/.test((event as KeyboardEvent).key))
        prevented = /^(click|submit)$/
    }
  }

  for (let entry = log.shift(); entry && island.dataset['hydrated'] === undefined; entry = log.shift()) {
    const [target, , , event] = entry
    const before = document.activeElement
    log.own = /./
    try {
      play(entry)
    } catch (error) {
      reportError(error)
    }
    log.own = /^focus/
    // Radix moves the focus in a timeout, and the next key must go to the newly focused element.
    if (event?.type === 'keydown' && (!isField(target) || COMMIT_KEYS.test((event as KeyboardEvent).key)))
      await macrotask()
    const after = document.activeElement
    if (after && after !== before) moved = { from: moved?.to === before ? moved.from : before, to: after }
  }
  if (!moved) restoreFocus()
}

/** Dispatches the original event again, with its keys and coordinates. False if a handler prevented its default. */
function dispatch(target: Element, event: Event): boolean {
  const before = event.defaultPrevented
  return flushSync(() => target.dispatchEvent(event)) || before
}

function click(target: Element, event: Event): boolean {
  const control = target.closest<HTMLElement>('button,input,select,textarea,a[href],area[href],summary,label')
  if (control?.matches(NATIVE)) return true
  if (
    !control?.matches(
      'form :is([type=submit],[type=image],button:not([type])),[type=submit][form],button[form]:not([type])',
    )
  )
    return dispatch(target, event)
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
function isSuperseded([target, , , event]: LoggedEvent, log: Log): boolean {
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
