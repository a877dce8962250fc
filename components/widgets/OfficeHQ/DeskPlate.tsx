import type { Desk } from '../../../data/office.ts'
import { pounds } from '../../../data/pricing.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

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
export function DeskPlate({
  desk: { id, type, name, description, x, y },
  number,
  filled,
  fresh,
  rise,
  onHire,
}: DeskPlateProps) {
  const look = [
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
    <li className={look} data-desk={id}>
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
