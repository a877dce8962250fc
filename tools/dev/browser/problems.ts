import type { PageProblems } from '../site-watch.ts'

type Listener = (problems: PageProblems | undefined) => void

const listeners = new Set<Listener>()
let problems: PageProblems | undefined

import.meta.hot?.on('staffroom:problems', (all: Record<string, PageProblems>) => {
  problems = all[location.pathname]
  for (const listen of listeners) listen(problems)
})

/** Tells what breaks a rule on the open page, now and whenever that changes. */
export function onProblems(listen: Listener): void {
  listeners.add(listen)
  listen(problems)
}
