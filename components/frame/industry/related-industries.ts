import type { AgentId } from '../../../data/agents.ts'
import { industries, industryIds, type IndustryId } from '../../../data/industries.ts'

/** The agents that two industries' bundles share, in the order of the first. */
export function sharedAgents(one: IndustryId, other: IndustryId): AgentId[] {
  const others: readonly AgentId[] = industries[other].bundle.map(({ agent }) => agent)
  return industries[one].bundle.map(({ agent }) => agent).filter((agent) => others.includes(agent))
}

/**
 * The three industries whose bundles are most like this one's: the related links at the end of its page. Of two alike,
 * the one that is nearer in the list.
 */
export function relatedIndustries(id: IndustryId): IndustryId[] {
  const place = industryIds.indexOf(id)
  const distance = (other: IndustryId) => Math.abs(industryIds.indexOf(other) - place)
  const others = industryIds.filter((other) => other !== id).sort((a, b) => distance(a) - distance(b))
  return others.sort((a, b) => sharedAgents(id, b).length - sharedAgents(id, a).length).slice(0, 3)
}
