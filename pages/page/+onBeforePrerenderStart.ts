import { routes } from './pages.ts'

/** The URLs that a build pre-renders. */
export function onBeforePrerenderStart(): string[] {
  return routes
}
