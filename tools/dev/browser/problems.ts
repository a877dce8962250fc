import type { PageProblems } from '../site-watch.ts'

type Listener = (problems: PageProblems | undefined) => void

const listeners = new Set<Listener>()
let problems: PageProblems | undefined

import.meta.hot?.on('staffroom:problems', (all: Record<string, PageProblems>) => {
  problems = all[location.pathname]
  for (const listen of listeners) listen(problems)
})

/** Calls a listener with the problems of the open page, now and on each change. */
export function onProblems(listen: Listener): void {
  listeners.add(listen)
  listen(problems)
}
