import { desks, floorNames, type Desk, type DeskId } from '../../../data/office.ts'
import { pounds } from '../../../data/pricing.ts'
import { departmentClass } from '../../../data/departments.ts'
import { OfficePlanDrawing, officePlan, synergyRoute } from '../../drawings/plan/OfficePlanDrawing.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { activeSynergies, deskStatus, priceIncrease, type Office } from './office-state.ts'

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
  const lastHired = office.hired.length > 1 ? office.hired.at(-1) : undefined
  const fresh = filled.some(({ id }) => id === lastHired) ? lastHired : filled.length === 0 ? 'corridor' : undefined
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
          altText={altTextOf(
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
              rise={priceIncrease(office)}
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

function altTextOf(floor: string, desksOnFloor: readonly { name: string; filled: boolean }[]): string {
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

type DeskPlateProps = {
  desk: Desk
  number: number
  filled: boolean
  /** Just hired: the plate turns solid after its walls are drawn. */
  fresh: boolean
  /** What the monthly bill rises by once this agent is hired, in pounds. */
  rise: number
  onHire: () => void
}

/** A desk's plate: who would sit there, and either 'Hire Agent' or 'Active'. */
function DeskPlate({
  desk: { id, type, name, description, x, y },
  number,
  filled,
  fresh,
  rise,
  onHire,
}: DeskPlateProps) {
  const className = [
    'office-plate',
    departmentClass(type),
    x < 50 ? 'left' : 'right',
    y < 50 ? 'above' : 'below',
    filled && 'on',
    fresh && 'fresh',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={className} data-desk={id}>
      <span className="office-desk-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
        {filled ? (
          <p className="active" tabIndex={-1}>
            <Icon name="check" />
            Active
          </p>
        ) : (
          <>
            <Button variant="agent" size="sm" className="with-script" onClick={onHire}>
              Hire Agent<span className="sr-only">: {name},</span>{' '}
              <span className="mono">{rise < 0 ? `saves ${pounds(-rise)}` : `adds ${pounds(rise)}`}</span>
            </Button>
            <span className="without-script mono">Available</span>
          </>
        )}
      </div>
    </li>
  )
}

/** The floors that are not built yet, for visitors without script: their agents, and links onward. */
export function UpperFloors() {
  return (
    <section className="without-script office-upper-floors">
      <h2>More floors</h2>
      <p>Each floor adds four desks, up to {desks.length} in total.</p>
      <ul>
        {floorNames.slice(1).map((name, index) => (
          <li key={name}>
            <b>{name}:</b>{' '}
            {desks
              .filter(({ floor }) => floor === index + 2)
              .map((desk) => desk.name)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p>
        <a href="/pricing">See what each size of office costs</a>, or{' '}
        <a href="/hire-receptionist">tell us which agents you want to hire</a>.
      </p>
    </section>
  )
}
