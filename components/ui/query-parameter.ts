import { useCallback, useSyncExternalStore } from 'react'
import { forgetPending, readParameter, writeParameters } from './address.ts'

/** Sent when a page changes its own address, of which the browser says nothing. */
const CHANGED = 'staffroom:address'

/**
 * A query parameter of the page's address as state: reload, Back and a sent link bring it back. It is null when the
 * page is rendered on the build's side and while that HTML is hydrated, so what it opens appears right after.
 */
export function useQueryParameter(name: string): [value: string | null, write: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readParameter(name),
    () => null,
  )
  const write = useCallback(
    (next: string | null) => {
      writeParameters([[name, next]])
      dispatchEvent(new Event(CHANGED))
    },
    [name],
  )
  return [value, write]
}

function subscribe(listener: () => void): () => void {
  // Before the listener reads.
  addEventListener('popstate', forgetPending)
  for (const type of ['popstate', CHANGED]) addEventListener(type, listener)
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, listener)
  }
}
