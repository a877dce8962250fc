import type { ReactElement } from 'react'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { growingOffice } from '../../../../components/drawings/axonometric/offices.ts'
import { buildingOf } from '../../../../components/drawings/elevation/buildings.ts'
import { Elevation } from '../../../../components/drawings/elevation/Elevation.tsx'
import type { FloorPlan } from '../../../../components/drawings/plan/floor-plan.ts'
import { FloorPlanDrawing } from '../../../../components/drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../../../components/drawings/premises/industry-plan.ts'
import { agentRoom } from '../../../../components/drawings/rooms/agent-room.ts'
import { bands } from '../../../../data/pricing.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'

/**
 * The drawing in a page's share picture: the agent's room, the industry's premises, a building if the page shows the
 * street, otherwise the office. Articles have none.
 * @param source the page's MDX
 */
export function pageDrawing({ agent, industry, template }: FrontMatter, source: string): ReactElement | undefined {
  if (agent) return <FloorPlanDrawing plan={withoutWords(agentRoom(agent))} />
  if (industry) return <FloorPlanDrawing plan={withoutWords(industryPlan(industry))} />
  if (template === 'article') return undefined
  const shows = (drawing: string) => source.includes(`<${drawing}`) || source.includes(`drawing="${drawing}"`)
  if (shows('OfficeStreet') && !shows('office')) return <Elevation building={buildingOf(bands[5]!, bands)} />
  return <Axonometric office={growingOffice} />
}

/** Removes words and numbers, which are too small to read in a link preview. */
function withoutWords({ callouts: _callouts, rooms: _rooms, count: _count, ...plan }: FloorPlan): FloorPlan {
  return plan
}
