import { routes } from './pages.ts'

/** The URLs of the pages that a build holds. */
export function onBeforePrerenderStart(): string[] {
  return routes
}
