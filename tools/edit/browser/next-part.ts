import { NEXT_PART, RELEASE_EVENT, HELD_KEYS } from '../protocol.ts'

/** A part of a page that is opened when the page has loaded. */
export type NextPart = {
  route: string
  /** Its offset in the page's file; undefined for the page's own settings. */
  start?: number | undefined
  /** What it may have as its text; by default anything. */
  texts?: string[]
  /** The offset of the caret in the text. */
  caret?: number
  /** Whether it is only opened again by a reload. */
  isReload?: boolean
}

/** Lets the next page open a part. */
export function keepNextPart(part: NextPart): void {
  sessionStorage.setItem(NEXT_PART, JSON.stringify(part))
}

/** The part that this page is to open. */
export function nextPart(): NextPart | undefined {
  const part = JSON.parse(sessionStorage.getItem(NEXT_PART) ?? 'null') as NextPart | null
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
