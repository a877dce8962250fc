import { gallery } from 'virtual:gallery'
import { publishedPages } from '../content/pages.ts'

/** Every URL that the build writes. */
export function onBeforePrerenderStart(): string[] {
  return [...publishedPages().map(({ route }) => route), ...(gallery?.routes ?? [])]
}
