import { prerenderedRoutes } from './load-page.ts'

/** The URLs that a build pre-renders. */
export function onBeforePrerenderStart(): string[] {
  return prerenderedRoutes
}
