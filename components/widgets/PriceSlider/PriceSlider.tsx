import { useId, useState } from 'react'
import {
  agentCountText,
  bandFor,
  FULL_OFFICE,
  levelFor,
  priceTerms,
  agentPrice,
  monthlyTotal,
  pounds,
  priceFor,
  volumeSaving,
} from '../../../data/pricing.ts'
import { desks } from '../../../data/office.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SliderTrack } from '../../ui/SliderTrack.tsx'

/** Four agents: the size of an industry bundle, so that the two prices can be compared. */
const STARTING_COUNT = 4

/**
 * A slider from 1 to 16 agents: the price of each, the total, what one more would change; and the terms, or the
 * building.
 */
export function PriceSlider({ show }: { show: 'terms' | 'building' }) {
  const [count, setCount] = useState(STARTING_COUNT)
  const id = useId()
  const { each, total, saving, next } = officePrice(count)
  const agents = agentCountText(count)
  return (
    <div className="price-slider">
      <div className={show === 'terms' ? 'with-script' : undefined}>
        {show === 'building' && (
          <figure className="price-slider-building">
            {count < FULL_OFFICE && <Elevation band={bandFor(FULL_OFFICE)} proposed />}
            <Elevation band={bandFor(count)} />
          </figure>
        )}
        <div className="with-script">
          <p className="price-slider-label">
            <span id={id}>How many agents?</span> <b aria-hidden="true">{count}</b>
          </p>
          <SliderTrack
            range={{ min: 1, max: FULL_OFFICE, step: 1 }}
            value={count}
            valueText={agents}
            labelledBy={id}
            ends={[1, FULL_OFFICE]}
            onMove={setCount}
          />
        </div>
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
        {show === 'building' && <Agents count={count} />}
        <ButtonLink href="/office">Choose your agents</ButtonLink>
      </div>
      {show === 'terms' && <Terms />}
    </div>
  )
}

function Terms() {
  return (
    <dl>
      {priceTerms.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One way to fill an office of `count` desks: the order in which the office offers them. */
function Agents({ count }: { count: number }) {
  const names = desks.slice(0, count).map(({ name }) => name)
  return (
    <p className="price-slider-agents">
      <b>For example:</b> {names.join(', ')}.
    </p>
  )
}

/** The price of an office of `count` agents, as the widget prints it. */
type OfficePrice = {
  /** '£79' */
  each: string
  /** '£316' */
  total: string
  /** What the volume price saves, in one sentence; undefined for one agent. */
  saving: string | undefined
  /** What one more agent changes, in one or two sentences. */
  next: string
}

/** The price of an office of `count` agents, from 1 on. */
export function officePrice(count: number): OfficePrice {
  const saving = volumeSaving(count)
  return {
    each: pounds(priceFor(count)),
    total: pounds(monthlyTotal(count)),
    saving: saving > 0 ? `${pounds(saving)} less than at ${pounds(agentPrice)} each.` : undefined,
    next: nextAgent(count),
  }
}

function nextAgent(count: number): string {
  const [each, nextEach] = [priceFor(count), priceFor(count + 1)]
  const change = monthlyTotal(count + 1) - monthlyTotal(count)
  if (each === nextEach) return `One more agent adds ${pounds(change)} a month.`
  const total = change < 0 ? `${pounds(-change)} less in all` : `${pounds(change)} more in all`
  return `One more agent brings all of them down to ${pounds(nextEach)} each: ${total}.`
}
