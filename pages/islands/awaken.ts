import { islands } from 'virtual:islands'
import type { Log } from './log.ts'
import { wholeSheet } from './whole-sheet.ts'

/**
 * Loads all that an island needs, at once: React, its view, and the whole sheet.
 * @param failed told when the widget breaks, at any time; the island is plain HTML again by then
 */
export async function awaken(island: HTMLElement, log: Log, failed: (error: unknown) => void): Promise<void> {
  const name = island.dataset['island']!
  const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), islands[name]?.(), wholeSheet()])
  const View = module?.[name]
  if (!View) throw new Error(`components/widgets/${name}/${name}.tsx is no island or does not export ${name}.`)
  return hydrate(island, View, log, failed)
}
