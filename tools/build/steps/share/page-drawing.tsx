import type { ReactElement } from 'react'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { growingOffice } from '../../../../components/drawings/axonometric/growing-office.ts'
import { buildingOf } from '../../../../components/drawings/elevation/buildings.ts'
import { Elevation } from '../../../../components/drawings/elevation/Elevation.tsx'
import type { FloorPlan } from '../../../../components/drawings/plan/floor-plan.ts'
import { FloorPlanDrawing } from '../../../../components/drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../../../components/drawings/premises/industry-plan.ts'
import { agentRoom } from '../../../../components/drawings/rooms/agent-room.ts'
import { bands } from '../../../../data/pricing.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'

/**
 * What a page's share picture shows beside its title: its own room or premises, else a building of the street where it shows one, else the office.
 * @param source the page's MDX
 */
export function pageDrawing({ agent, industry, template }: FrontMatter, source: string): ReactElement | undefined {
  if (agent) return <FloorPlanDrawing plan={withoutWords(agentRoom(agent))} />
  if (industry) return <FloorPlanDrawing plan={withoutWords(industryPlan(industry))} />
  // Texts to read have no drawings, least of all policies.
  if (template === 'article') return undefined
  const shows = (drawing: string) => source.includes(`<${drawing}`) || source.includes(`drawing="${drawing}"`)
  if (shows('OfficeStreet') && !shows('office')) return <Elevation building={buildingOf(bands[5]!, bands)} />
  return <Axonometric office={growingOffice} />
}

/** Words and numbers in a plan are too small in a preview, and the list that explains them is not there. */
function withoutWords({ callouts: _callouts, rooms: _rooms, count: _count, ...plan }: FloorPlan): FloorPlan {
  return plan
}
