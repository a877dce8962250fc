import { loadFullStylesheet } from '../islands/full-stylesheet.ts'
import { preload } from './search/pagefind.ts'

export { hydrateIsland } from '../islands/hydrate-island.ts'

/**
 * Loads everything that the search needs in parallel, then opens it with the query in the URL.
 * @param typed the text typed while the search was loading
 */
export async function loadSearch(typed: () => string | undefined): Promise<void> {
  preload()
  const [dialog] = await Promise.all([import('./search/dialog.ts'), loadFullStylesheet()])
  dialog.openSearch(typed)
}
