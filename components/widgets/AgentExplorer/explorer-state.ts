import {
  explorerAgentIds,
  explorerCards,
  explorerTabIds,
  type ExplorerAgentId,
  type ExplorerTab,
} from '../../../data/explorer.ts'

/** The agents that a tab shows. */
export function agentsInTab(tab: ExplorerTab): readonly ExplorerAgentId[] {
  return explorerAgentIds.filter((id) => tab === 'all' || explorerCards[id].category === tab)
}

/** The tab in the address; 'all' if it names none that exists. */
export function asExplorerTab(text: string | null): ExplorerTab {
  return explorerTabIds.find((id) => id === text) ?? 'all'
}

/** The agents in the address whose benefits are shown, such as 'sales,finance'; all others show their problems. */
export function benefitsFromText(text: string | null): readonly ExplorerAgentId[] {
  const names = (text ?? '').split(',')
  return explorerAgentIds.filter((id) => names.includes(id))
}

/** The same as a query parameter; null if it is left out. */
export function benefitsToText(ids: readonly ExplorerAgentId[]): string | null {
  return explorerAgentIds.filter((id) => ids.includes(id)).join() || null
}
