import { NEXT_PART, RELEASE_EVENT, HELD_KEYS } from '../protocol.ts'
import type { RecordPlace } from '../record-actions.ts'
import type { TypedFields } from './typed-fields.ts'

/** What is opened when a page has loaded: a part of it, or a panel. */
export type NextPart = {
  route: string
  /** The part's offset in the page's file; undefined for a panel. */
  start?: number | undefined
  /** What the part may have as its text; by default anything. */
  texts?: string[]
  /** The offset of the caret in its text, if it is open as text. */
  caret?: number | undefined
  /** The panel, by its title; by default that of the page. */
  panel?: string
  /** The record of the panel. */
  record?: RecordPlace | undefined
  /** What fields have that is not saved. */
  fields?: TypedFields
  /** Whether it is only opened again by a reload. */
  isReload?: boolean
}

/** Lets the next page open a part. What a reload opens does not replace what the author has asked for. */
export function keepNextPart(part: NextPart): void {
  if (part.isReload && storedPart()?.isReload === false) return
  sessionStorage.setItem(NEXT_PART, JSON.stringify({ isReload: false, ...part }))
}

function storedPart(): NextPart | null {
  return JSON.parse(sessionStorage.getItem(NEXT_PART) ?? 'null') as NextPart | null
}

/** The part that this page is to open. */
export function nextPart(): NextPart | undefined {
  const part = storedPart()
  return part?.route === location.pathname ? part : undefined
}

/**
 * Call it when the part is open, or cannot be.
 * @returns what was typed while the page loaded
 */
export function finishNextPart(): string {
  const typed = sessionStorage.getItem(HELD_KEYS) ?? ''
  for (const key of [NEXT_PART, HELD_KEYS]) sessionStorage.removeItem(key)
  dispatchEvent(new Event(RELEASE_EVENT))
  return typed
}

/** Keeps what was typed for a part that is not open yet. What is typed from now on stands behind it. */
export function keepHeldKeys(typed: string): void {
  sessionStorage.setItem(HELD_KEYS, typed)
}

/** Forgets what was typed for a part that was never opened. */
export function clearHeldKeys(): void {
  sessionStorage.removeItem(HELD_KEYS)
}
