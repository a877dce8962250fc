/** Parameters that are not written yet: browsers limit how often the address may change. */
const pending = new Map<string, string | null>()
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * A query parameter of the page's address, or null. A form without script writes one parameter per checkbox; their
 * values are joined by commas.
 */
export function readParameter(name: string): string | null {
  if (pending.has(name)) return pending.get(name)!
  const values = new URLSearchParams(location.search).getAll(name)
  return values.length > 0 ? values.join() : null
}

/**
 * Writes query parameters into the page's address; null removes one. What the browser refuses is written later.
 */
export function writeParameters(parameters: Iterable<readonly [name: string, value: string | null]>): void {
  for (const [name, value] of parameters) pending.set(name, value)
  addEventListener('popstate', forgetPending)
  save()
}

/** Discards pending parameters after a navigation. */
export function forgetPending(): void {
  clearTimeout(retryTimer)
  pending.clear()
}

function save(): void {
  clearTimeout(retryTimer)
  const address = new URL(location.href)
  for (const [name, value] of pending) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  try {
    // Browsers count a write of the same address, too.
    if (location.href !== address.href) history.replaceState(history.state, '', address)
  } catch {
    // Safari throws above its limit; other browsers ignore the call.
  }
  if (location.href === address.href) pending.clear()
  else retryTimer = setTimeout(save, 1000)
}
