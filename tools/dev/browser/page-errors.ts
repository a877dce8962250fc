import type { PageErrors } from '../site-diagnostics.ts'

type Listener = (errors: PageErrors | undefined) => void

const listeners = new Set<Listener>()
let errors: PageErrors | undefined

import.meta.hot?.on('staffroom:errors', (all: Record<string, PageErrors>) => {
  errors = all[location.pathname]
  for (const listen of listeners) listen(errors)
})

/** Calls a listener with the errors and warnings of the open page, now and on each change. */
export function onPageErrors(listen: Listener): void {
  listeners.add(listen)
  listen(errors)
}
