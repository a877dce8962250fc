/** Parameters that the address does not show yet: browsers take only so many changes of it in a while. */
const pending = new Map<string, string | null>()
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * A query parameter of the page's address; null where it has none. What a form without script wrote, one parameter for
 * each checkbox, is joined by commas.
 */
export function readParameter(name: string): string | null {
  if (pending.has(name)) return pending.get(name)!
  const values = new URLSearchParams(location.search).getAll(name)
  return values.length > 0 ? values.join() : null
}

/**
 * Writes query parameters into the page's address and leaves the rest of it as it is; null takes one out. What the
 * browser refuses for now is written later.
 */
export function writeParameters(parameters: Iterable<readonly [name: string, value: string | null]>): void {
  for (const [name, value] of parameters) pending.set(name, value)
  addEventListener('popstate', forgetPending)
  save()
}

/** Another address has come: what the last one still lacked is no longer meant. */
export function forgetPending(): void {
  clearTimeout(retry)
  pending.clear()
}

function save(): void {
  clearTimeout(retry)
  const address = new URL(location.href)
  for (const [name, value] of pending) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  try {
    // The same address counts as a change, too.
    if (location.href !== address.href) history.replaceState(history.state, '', address)
  } catch {
    // Safari throws where others stay silent.
  }
  if (location.href === address.href) pending.clear()
  else retry = setTimeout(save, 1000)
}
