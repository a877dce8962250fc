/* What is typed while a part is being opened or inserted is kept for that part. */

/** What was typed; undefined while the page has its keys. */
let held: string | undefined

/** Keeps what is typed from now on, behind what was kept before. */
export function holdKeys(typed = held ?? ''): void {
  held = typed
}

/** Whether a part is being opened that gets what is typed. */
export function isHoldingKeys(): boolean {
  return held !== undefined
}

/**
 * Gives the page its keys back.
 * @returns what was typed meanwhile
 */
export function releaseKeys(): string {
  const typed = held ?? ''
  held = undefined
  return typed
}

/** Call it with each key that is pressed, before the editor and the page see it. */
export function keepKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (held === undefined || ctrlKey || metaKey || altKey) return
  // Meant for the text, Delete would delete the whole part.
  const signs = { Enter: `${held}\n`, Tab: `${held}\t`, Backspace: held.slice(0, -1), Delete: held }
  const typed = key.length === 1 ? held + key : signs[key as keyof typeof signs]
  if (typed === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = typed
}
