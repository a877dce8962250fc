import { islands } from 'virtual:islands'
import type { EventLog } from '../islands/replay.ts'
import { preload } from './search/pagefind.ts'

/**
 * Loads everything that the search needs in parallel, then opens it with the query in the URL.
 * @param typed the text typed while the search was loading
 */
export async function loadSearch(typed: () => string | undefined): Promise<void> {
  preload()
  const [dialog] = await Promise.all([import('./search/dialog.ts'), loadFullStylesheet()])
  dialog.openSearch(typed)
}

/**
 * Loads React, an island's view and the full style sheet in parallel, then hydrates the island.
 * @param onError called when the widget throws, at any time; the island's original HTML is restored before
 * @throws if the island has no view, or if a file cannot be loaded
 */
export async function hydrateIsland(
  island: HTMLElement,
  log: EventLog,
  onError: (error: unknown) => void,
): Promise<void> {
  const name = island.dataset['island']!
  const [{ hydrate }, module] = await Promise.all([
    import('../islands/hydrate.tsx'),
    islands[name]?.(),
    loadFullStylesheet(),
  ])
  const View = module?.[name]
  if (!View) throw new Error(`components/widgets/${name} is not an island, or does not export ${name}.`)
  return hydrate(island, View, log, onError)
}

let loading: Promise<void> | undefined

/**
 * Loads the site's full style sheet once: a page includes only the rules that its HTML uses, and a hydrated widget
 * needs more. A sheet with only the widget's rules would override the page's. Resolves even if the sheet cannot be
 * loaded.
 */
export function loadFullStylesheet(): Promise<void> {
  return (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset['sheet']
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: () => resolve(),
      onerror: () => resolve(),
    })
    document.head.append(link)
  }))
}
