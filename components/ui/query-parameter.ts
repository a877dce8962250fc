import { useCallback, useSyncExternalStore } from 'react'
import { forgetPending, readParameter, writeParameters } from './address-parameters.ts'

/** Dispatched when a page changes its own address, because browsers have no event for it. */
const CHANGED = 'staffroom:address'

/**
 * A query parameter as state, so that reload, Back and shared links restore it. It is null during prerendering and
 * hydration.
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
  // Before the listener reads the address.
  addEventListener('popstate', forgetPending)
  for (const type of ['popstate', CHANGED]) addEventListener(type, listener)
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, listener)
  }
}
