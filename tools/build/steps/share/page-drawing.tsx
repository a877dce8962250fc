import type { ReactElement } from 'react'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { headOffices } from '../../../../components/drawings/axonometric/offices.ts'
import type { FloorPlan } from '../../../../components/drawings/plan/floor-plan.ts'
import { FloorPlanDrawing } from '../../../../components/drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../../../components/drawings/premises/industry-plan.ts'
import { agentRoom } from '../../../../components/drawings/rooms/agent-room.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'

/**
 * The drawing in a page's share picture: the agent's room, the industry's premises, otherwise the office of the page's
 * head. Articles have none.
 */
export function pageDrawing({ agent, industry, template, drawing }: FrontMatter): ReactElement | undefined {
  if (agent) return <FloorPlanDrawing plan={withoutWords(agentRoom(agent))} />
  if (industry) return <FloorPlanDrawing plan={withoutWords(industryPlan(industry))} />
  if (template === 'article') return undefined
  return <Axonometric office={headOffices[drawing ?? 'office']} />
}

/** Removes words and numbers, which are too small to read in a link preview. */
function withoutWords({ callouts: _callouts, rooms: _rooms, count: _count, ...plan }: FloorPlan): FloorPlan {
  return plan
}
