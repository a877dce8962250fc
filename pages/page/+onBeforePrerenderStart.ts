import { prerenderedRoutes } from './pages.ts'

/** The URLs that a build pre-renders. */
export function onBeforePrerenderStart(): string[] {
  return prerenderedRoutes
}
