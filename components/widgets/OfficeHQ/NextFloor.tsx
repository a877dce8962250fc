import { builtDesks, canAddFloor, MAX_FLOORS, type Office } from './office-state.ts'
import { desks } from '../../../data/office.ts'
import { levelFor } from '../../../data/pricing.ts'
import { Button } from '../../ui/Button.tsx'

type NextFloorProps = {
  office: Office
  onAdd: () => void
  onReset: () => void
}

/** The end of the floors: the button that adds a floor once all are full, and the reset button. */
export function NextFloor({ office, onAdd, onReset }: NextFloorProps) {
  const left = builtDesks(office).length - office.hired.length
  const full = office.floors === MAX_FLOORS && left === 0
  return (
    <div className="office-next-floor with-script">
      {canAddFloor(office) && (
        <Button size="lg" onClick={onAdd}>
          Add a floor
        </Button>
      )}
      {full && (
        <p>
          <b>{levelFor(office.hired.length)}.</b> All {desks.length} desks are taken.
        </p>
      )}
      {left > 0 && (
        <p>
          {left} {left === 1 ? 'desk is' : 'desks are'} free on this floor.{' '}
          {office.floors < MAX_FLOORS && 'Fill them all to add another floor.'}
        </p>
      )}
      <Button variant="ghost" onClick={onReset}>
        Reset
      </Button>
    </div>
  )
}
