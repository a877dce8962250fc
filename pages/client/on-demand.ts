import { wholeSheet } from '../islands/whole-sheet.ts'
import { prepare } from './search/pagefind.ts'

export { awaken } from '../islands/awaken.ts'

/**
 * Opens the search, with what the address holds of it. What it needs is loaded at once.
 * @param typed what was typed while it was on its way
 */
export async function openSearch(typed: () => string | undefined): Promise<void> {
  prepare()
  const [dialog] = await Promise.all([import('./search/dialog.ts'), wholeSheet()])
  dialog.openSearch(typed)
}
