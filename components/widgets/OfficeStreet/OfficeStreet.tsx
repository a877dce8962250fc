import { agentWord, bandRange, priceBands, pounds } from '../../../data/pricing.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { declareWidget } from '../declare.ts'

/** The seven office levels as a street of growing buildings: the price list. */
export function OfficeStreet() {
  return (
    <ol className="street" aria-label="Price per agent by office size">
      {priceBands.map((band) => (
        <li key={band.level}>
          <Elevation band={band} />
          <div className="street-level">
            <p>
              <b>{band.level}</b>
            </p>
            <p>
              <em>{bandRange(band)}</em> {agentWord(band.to)}
            </p>
            <p>
              <em>{pounds(band.price)}</em> each
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

export default declareWidget({
  name: 'OfficeStreet',
  description:
    'The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs.',
  example: '<OfficeStreet />',
  component: OfficeStreet,
})
