import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { pounds } from '../../../data/pricing.ts'
import {
  ROI_CAVEAT,
  ROI_EXAMPLE,
  sliderIds,
  sliders,
  startingRoi,
  type RoiFigures,
  type RoiRates,
  type Slider,
  type SliderId,
} from '../../../data/roi.ts'
import { auditPath } from '../../forms/audit-request.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CopyAndPrint } from '../../ui/CopyAndPrint.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { SliderTrack } from '../../ui/SliderTrack.tsx'
import { writeParameters } from '../../ui/address-parameters.ts'
import {
  isExample,
  position,
  readPosition,
  roi,
  roiBasis,
  roiFromQuery,
  roiMethod,
  roiParts,
  roiText,
  roiToQuery,
  type PositionEntry,
} from './roi-state.ts'

/** The delay before the positions are written to the address. Browsers limit how often it may change. */
const WRITE_DELAY_MS = 250

/**
 * The value of a year of automation: three sliders with number fields, and the sum. The positions are in the address.
 */
export function RoiSlider({ errorReduction, revenueUplift }: RoiRates) {
  const [figures, setFigures] = useState(startingRoi)

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    // Sliders moved before hydration are replayed after this, and take precedence over the address.
    if (sliderIds.some((id) => query.has(id))) setFigures(roiFromQuery(query))
  }, [])

  useEffect(() => {
    if (figures === startingRoi) return
    const timer = setTimeout(() => writeParameters(roiToQuery(figures)), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [figures])

  return (
    <div className="roi">
      <div className="roi-sliders with-script">
        {sliderIds.map((id) => (
          <SliderField
            key={id}
            id={id}
            value={figures[id]}
            onMove={(value) => setFigures((current) => ({ ...current, [id]: value }))}
          />
        ))}
        <p className="hint">Your figures are saved in this page’s address, so you can share it or come back to it.</p>
      </div>
      <RoiResult figures={figures} rates={{ errorReduction, revenueUplift }} />
    </div>
  )
}

/** A year's sum: its three parts as a bar and as a list, the total, how it is worked out, and ways to keep it. */
function RoiResult({ figures, rates }: { figures: RoiFigures; rates: RoiRates }) {
  const card = useRef<HTMLElement>(null)
  const result = roi(figures, rates)
  const parts = roiParts(result)
  return (
    <section className="card roi-result" ref={card}>
      <h3>Each year</h3>
      <p className="mono">{roiBasis(figures)}</p>
      <ShareBar shares={parts} whole="Total impact" />
      <dl>
        {parts.map(({ label, amount }, index) => (
          <div key={label}>
            <dt>
              <i className={`roi-part-${index + 1}`} />
              {label}
            </dt>
            <dd>{pounds(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total impact</dt>
          <dd>
            <output aria-label="Total impact">{pounds(result.total)}</output>
          </dd>
        </div>
      </dl>
      <p className="hint">
        {ROI_CAVEAT} {isExample(figures) && ROI_EXAMPLE}
      </p>
      <details className="more">
        <summary>How it’s worked out</summary>
        <p>{roiMethod(rates)}</p>
      </details>
      <div className="cta">
        <ButtonLink href={auditPath({ impact: isExample(figures) ? undefined : result.total })}>
          Book Free Audit Call
        </ButtonLink>
        <div className="with-script copy">
          <CopyAndPrint what="Calculation" text={() => roiText(figures, rates)} printOnly={card} />
        </div>
      </div>
    </section>
  )
}

type SliderFieldProps = {
  id: SliderId
  /** The position. */
  value: number
  onMove: (value: number) => void
}

/**
 * A slider and, beside its label, a number field with the same value. Typed text takes effect at once if it is a valid
 * position, otherwise on blur or Enter.
 */
function SliderField({ id: name, value, onMove }: SliderFieldProps) {
  const slider: Slider = sliders[name]
  const [draft, setDraft] = useState<string>()
  const [message, setMessage] = useState<PositionEntry>()
  const id = useId()

  function commit(entry: PositionEntry, text?: string) {
    setDraft(text)
    setMessage(entry)
    if (entry.value !== undefined) onMove(entry.value)
  }

  function onInput(text: string) {
    const entry = readPosition(text, slider)
    if (entry.value !== undefined && entry.note === undefined) commit(entry, text)
    else setDraft(text)
  }

  function onBlur(text: string) {
    if (draft === undefined) return
    const entry = readPosition(text, slider)
    commit(entry, entry.error === undefined ? undefined : text)
  }

  return (
    <div className="roi-slider">
      <label htmlFor={id} id={`${id}-label`}>
        {slider.label}
        {slider.prefix && <span className="sr-only"> in pounds</span>}
      </label>
      <span className="roi-value">
        {slider.prefix && <span aria-hidden="true">{slider.prefix}</span>}
        <input
          className="in"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? String(value)}
          onChange={(event) => onInput(event.currentTarget.value)}
          onBlur={(event) => onBlur(event.currentTarget.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) =>
            event.key === 'Enter' && onBlur(event.currentTarget.value)
          }
          aria-invalid={message?.error !== undefined || undefined}
          aria-describedby={`${id}-message`}
        />
      </span>
      <SliderTrack
        range={slider}
        value={value}
        valueText={position(value, slider)}
        labelledBy={`${id}-label`}
        ends={[position(slider.min, slider), position(slider.max, slider)]}
        onMove={(moved) => commit({ value: moved })}
      />
      <div className="roi-message" id={`${id}-message`} aria-live="polite">
        {message?.error && <FieldError id={`${id}-error`}>{message.error}</FieldError>}
        {message?.note && <p className="hint">{message.note}</p>}
      </div>
    </div>
  )
}

/** One part of a whole. */
type Share = {
  label: string
  /** Its share in percent. */
  share: number
}

/** In percent: below this a share has no room for its figure. */
const MIN_LABELLED_SHARE = 6

/** The parts of a whole as one bar, each with its share below it. The list beside it names them in the same order. */
function ShareBar({
  shares,
  whole,
}: {
  shares: readonly Share[]
  /** The name of the whole, such as 'Total impact'. */
  whole: string
}) {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  const altText = `${whole}: ${shares.map(({ label, share }) => `${label} ${share}%`).join(', ')}.`
  return (
    // Without a viewBox: the parts grow with the card, the figures keep their size.
    <svg className="roi-shares" width="100%" height="62" role="img" aria-label={altText}>
      {shares.map(({ label, share }, index) => (
        <g key={label}>
          <rect x={`${starts[index]}%`} y="1" width={`${share}%`} height="32" className={`roi-part-${index + 1}`} />
          {share >= MIN_LABELLED_SHARE && (
            <text x={`${starts[index]! + share / 2}%`} y="53">
              {share}%
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
