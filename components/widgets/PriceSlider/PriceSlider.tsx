import { useId, useState } from 'react'
import { FULL_OFFICE, levelFor, priceTerms } from '../../../data/pricing.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SliderTrack } from '../../ui/SliderTrack.tsx'
import { officePrice } from './price-steps.ts'

/** Four agents: the size of an industry bundle, so that the two prices can be compared. */
const START = 4

/** A slider from 1 to 16 agents, with the price of each, the total, and what one more agent would change. */
export function PriceSlider() {
  const [count, setCount] = useState(START)
  const id = useId()
  const { each, total, saving, next } = officePrice(count)
  const agents = `${count} ${count === 1 ? 'agent' : 'agents'}`
  return (
    <div className="price-slider">
      <div className="with-script">
        <p className="price-slider-label">
          <span id={id}>How many agents?</span> <b aria-hidden="true">{count}</b>
        </p>
        <SliderTrack
          range={{ min: 1, max: FULL_OFFICE, step: 1 }}
          value={count}
          valueText={agents}
          labelledBy={id}
          onMove={setCount}
        />
        <p className="mono price-slider-ends" aria-hidden="true">
          <span>1</span>
          <span>{FULL_OFFICE}</span>
        </p>
      </div>
      <div className="price-slider-sum card">
        <p role="status">
          <b>
            {agents}, {each} each
          </b>
          <span className="price-slider-total">
            {total} <small>a month</small>
          </span>
          <span>
            {levelFor(count)}. {saving}
          </span>
          <span>{next}</span>
        </p>
        <dl>
          {priceTerms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href="/office">Choose your agents</ButtonLink>
      </div>
    </div>
  )
}
