import { activeSynergies, deskStatus, priceOfNext, type Office } from './office-state.ts'
import { desks, type DeskId } from '../../../data/office.ts'
import { officePlan, synergyRoute } from '../../drawings/plan/office-plan.ts'
import { OfficePlanDrawing } from '../../drawings/plan/OfficePlanDrawing.tsx'
import { DeskPlate } from './DeskPlate.tsx'

type OfficeFloorProps = {
  name: string
  /** 1 for the ground floor. */
  floor: number
  office: Office
  onHire: (desk: DeskId) => void
}

/**
 * One floor: its plan, and over it the plates of its desks, which are one list in reading order. On phones the list
 * is shown below the plan.
 */
export function OfficeFloor({ name, floor, office, onHire }: OfficeFloorProps) {
  const desksOnFloor = desks.filter((desk) => desk.floor === floor)
  const filled = desksOnFloor.filter(({ id }) => deskStatus(office, id) === 'filled')
  const plan = officePlan(
    desksOnFloor.map(({ id, type, x, y }) => ({
      id,
      department: type,
      x,
      y,
      filled: deskStatus(office, id) === 'filled',
    })),
    { columns: 2 },
  )
  const routes = activeSynergies(office)
    .filter(({ between }) => between.every((id) => desksOnFloor.some((desk) => desk.id === id)))
    .map(({ between }, index, { length }) => synergyRoute(plan, between, index - (length - 1) / 2)!)
  const last = office.hired.length > 1 ? office.hired.at(-1) : undefined
  const fresh = filled.some(({ id }) => id === last) ? last : filled.length === 0 ? 'corridor' : undefined
  return (
    <section className="office-floor" aria-labelledby={`office-floor-${floor}`}>
      <header>
        <h2 id={`office-floor-${floor}`} tabIndex={-1}>
          {name}
        </h2>
        <span className="mono">
          {filled.length} of {desksOnFloor.length} desks hired
        </span>
      </header>
      <div className="office-plan">
        <OfficePlanDrawing
          plan={plan}
          altText={sentenceFor(
            name,
            desksOnFloor.map((desk) => ({ name: desk.name, filled: filled.includes(desk) })),
          )}
          numberOf={numberOf}
          routes={routes}
          fresh={fresh}
        />
        <ul className="office-plates">
          {desksOnFloor.map((desk) => (
            <DeskPlate
              key={desk.id}
              desk={desk}
              number={numberOf(desk.id)}
              filled={filled.includes(desk)}
              fresh={desk.id === fresh}
              rise={priceOfNext(office)}
              onHire={() => onHire(desk.id)}
            />
          ))}
        </ul>
      </div>
      <p className="office-plan-key mono">
        <span>Hired</span>
        <span>Available</span>
        {routes.length > 0 && <span>Synergy</span>}
      </p>
    </section>
  )
}

function numberOf(id: string): number {
  return desks.findIndex((desk) => desk.id === id) + 1
}

function sentenceFor(floor: string, desksOnFloor: readonly { name: string; filled: boolean }[]): string {
  const list = (filled: boolean) =>
    desksOnFloor
      .filter((desk) => desk.filled === filled)
      .map(({ name }) => name)
      .join(', ')
  const parts = [
    list(true) && `Hired, in solid lines: ${list(true)}.`,
    list(false) && `Available, dashed: ${list(false)}.`,
  ]
  return [`${floor} plan, four rooms on a corridor.`, ...parts].filter(Boolean).join(' ')
}
