import { useCallback, useSyncExternalStore } from 'react'

/** Sent when a page changes its own address, of which the browser says nothing. */
const CHANGED = 'staffroom:address'

/** Parameters that the address does not show yet: browsers take only so many changes of it in a while. */
const pending = new Map<string, string | null>()
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * A query parameter of the page's address as state: reload, Back and a sent link bring it back. It is null when the page is
 * rendered on the build's side and while that HTML is hydrated, so what it opens appears right after.
 */
export function useQueryParameter(name: string): [value: string | null, write: (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => read(name), () => null)
  const write = useCallback((next: string | null) => {
    pending.set(name, next)
    save()
    dispatchEvent(new Event(CHANGED))
  }, [name])
  return [value, write]
}

function read(name: string): string | null {
  return pending.has(name) ? pending.get(name)! : new URLSearchParams(location.search).get(name)
}

function save(): void {
  clearTimeout(retry)
  const address = new URL(location.href)
  for (const [name, value] of pending) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Safari throws where others stay silent.
  }
  if (location.href === address.href) pending.clear()
  else retry = setTimeout(save, 1000)
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', forget)
  for (const type of ['popstate', CHANGED]) addEventListener(type, listener)
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, listener)
  }
}

/** Another address has come: what the last one still lacked is no longer meant. */
function forget(): void {
  clearTimeout(retry)
  pending.clear()
}
