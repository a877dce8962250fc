import { bandRange, bands, pounds } from '../../../data/pricing.ts'
import { buildingOf } from '../../drawings/elevation/buildings.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'

/** The seven office levels as a street of growing buildings: the price list. */
export function OfficeStreet() {
  return (
    <ol className="street" aria-label="Price per agent by office size">
      {bands.map((band) => (
        <li key={band.level}>
          <Elevation building={buildingOf(band, bands)} />
          <div className="lv">
            <b>{band.level}</b>
            <span><em>{bandRange(band)}</em> {band.to === 1 ? 'agent' : 'agents'}</span>
            <span><em>{pounds(band.price)}</em> each</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
