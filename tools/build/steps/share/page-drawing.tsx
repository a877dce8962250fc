import type { ReactElement } from 'react'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { growingOffice } from '../../../../components/drawings/axonometric/offices.ts'
import type { FloorPlan } from '../../../../components/drawings/plan/floor-plan.ts'
import { FloorPlanDrawing } from '../../../../components/drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../../../components/drawings/premises/industry-plan.ts'
import { agentRoom } from '../../../../components/drawings/rooms/agent-room.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'
import type { Vocabulary } from '../../../content/vocabulary.ts'

/**
 * The drawing in a page's share picture: the agent's room, the industry's premises, the drawing of a widget on the
 * page, otherwise the office. Articles have none.
 * @param source the page's MDX
 */
export function pageDrawing(
  { agent, industry, template }: FrontMatter,
  source: string,
  widgets: Vocabulary['widgets'],
): ReactElement | undefined {
  if (agent) return <FloorPlanDrawing plan={withoutWords(agentRoom(agent))} />
  if (industry) return <FloorPlanDrawing plan={withoutWords(industryPlan(industry))} />
  if (template === 'article') return undefined
  const drawn = Object.values(widgets).find(({ name, shareDrawing }) => shareDrawing && source.includes(`<${name}`))
  return drawn?.shareDrawing ?? <Axonometric office={growingOffice} />
}

/** Removes words and numbers, which are too small to read in a link preview. */
function withoutWords({ callouts: _callouts, rooms: _rooms, count: _count, ...plan }: FloorPlan): FloorPlan {
  return plan
}
