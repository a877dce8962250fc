import { flushSync } from 'react-dom'
import { isField, isToggle, writeChoice, type Field } from './fields.ts'
import type { Entry, Log } from './log.ts'

type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

/** Keys after which a field's value counts as it stands; all others are part of typing. */
const DECISIVE = /^(Enter|Escape|Tab|ArrowUp|ArrowDown)$/

/** What the browser did by itself when it was clicked: a second click would do it twice. */
const NATIVE = 'a[href],area[href],summary,label,[popovertarget],[commandfor],[type=file],[type=color]'

const macrotask = () => new Promise((resolve) => setTimeout(resolve))

/** Lets everything in the log happen again, in order, to the island that React has just taken over. */
export async function replay(island: HTMLElement, log: Log): Promise<void> {
  const restoreFocus = rememberFocus()
  const opened = new Set<Element>()
  /** What a handler that prevented an event's default has kept from happening. */
  let prevented: RegExp | undefined
  /** Where a handler moved the focus, for keys that were pressed while it could not move. */
  let moved: { from: Element | null; to: Element } | undefined

  const play = (entry: Entry): void => {
    const [target, value, checked, event] = entry
    const type = event?.type ?? 'input'
    if (prevented?.test(type)) return
    if (isField(target) && /input|change/.test(type)) {
      if (!isToggle(target)) enter(target, value!, event, isSuperseded(entry, log))
      else if (!event) check(target, checked!)
    } else if (isField(target) && isToggle(target) && type === 'click') {
      check(target, checked!)
    } else if (type === 'submit') {
      submit(target as HTMLFormElement, (event as SubmitEvent).submitter)
    } else if (event && target.isConnected) {
      const opener = target.closest('[aria-haspopup]')
      // An impatient second click on what opens something would close it.
      if (opener && opened.has(opener) && /^(pointer|mouse|click)/.test(type)) return
      if (type === 'click') {
        if (opener) opened.add(opener)
        prevented = click(target, event) ? undefined : /^submit$/
        return
      }
      if (/down$/.test(type)) prevented = undefined
      if (type === 'focusin') moved = undefined
      const went = dispatch(moved && moved.from === target && type.startsWith('key') ? moved.to : target, event)
      if (!went && type === 'pointerdown') prevented = /^mouse/
      if (!went && type === 'keydown' && /^(Enter| )$/.test((event as KeyboardEvent).key))
        prevented = /^(click|submit)$/
    }
  }

  for (let entry = log.shift(); entry && island.dataset['awake'] === undefined; entry = log.shift()) {
    const [target, , , event] = entry
    const before = document.activeElement
    log.own = /./
    try {
      play(entry)
    } catch (error) {
      reportError(error)
    }
    log.own = /^focus/
    // Radix moves the focus in a timer of its own, and the next key is meant for where it went.
    if (event?.type === 'keydown' && (!isField(target) || DECISIVE.test((event as KeyboardEvent).key)))
      await macrotask()
    const after = document.activeElement
    if (after && after !== before) moved = { from: moved?.to === before ? moved.from : before, to: after }
  }
  if (!moved) restoreFocus()
}

/** Sends the event itself again, with its keys and coordinates. False when a handler prevented its default. */
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
  // The submit that it caused is in the log as well: as a plain button it says only that it was clicked.
  const type = control.getAttribute('type')
  control.setAttribute('type', 'button')
  const went = dispatch(target, event)
  if (type) control.setAttribute('type', type)
  else control.removeAttribute('type')
  return went
}

/** React hears of a toggle by the click that changes it. */
function check(toggle: HTMLInputElement, wanted: boolean): void {
  toggle.checked = !wanted
  flushSync(() => toggle.click())
}

function enter(field: Field, value: string, event: Event | undefined, superseded: boolean): void {
  const isSelect = field instanceof HTMLSelectElement
  if (superseded) return
  if (isSelect && field.multiple) writeChoice(field)
  // Written only where it differs: the caret, a selection and a running composition survive.
  else if (field.value !== value && field.type !== 'file') field.value = value
  // React took the typed value for its own while it hydrated, and would not hear of it as a change.
  if (event?.type !== 'change') (field as Tracked)._valueTracker?.setValue(`${value}\0`)
  dispatch(field, event ?? new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  flushSync(() => form.requestSubmit((submitter as HTMLButtonElement | null)?.form === form ? submitter : null))
}

/** While nothing but typing lies between two values of a field, the later one stands for both. */
function isSuperseded([target, , , event]: Entry, log: Log): boolean {
  for (const [next, , , then] of log) {
    if (next !== target) return false
    if (!then || then.type === (event?.type ?? 'input')) return true
    if (!/^key/.test(then.type) || DECISIVE.test((then as KeyboardEvent).key)) return false
  }
  return false
}

/** Earlier values that are written once more move the caret, and handlers move the focus; the function given back undoes both. */
function rememberFocus(): () => void {
  const field = document.activeElement as HTMLInputElement | null
  const { value, selectionStart, selectionEnd, selectionDirection } = field ?? {}
  return () => {
    if (!field?.isConnected) return
    if (document.activeElement !== field) field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number' && field.value === value && field.selectionStart !== selectionStart)
      field.setSelectionRange(selectionStart, selectionEnd!, selectionDirection ?? undefined)
  }
}
