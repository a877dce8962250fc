import { useId, useState, type KeyboardEvent } from 'react'
import { sliders, type Slider, type SliderId } from '../../../data/roi.ts'
import { position, readPosition, type PositionEntry } from './roi-state.ts'
import { FieldError } from '../../ui/Field.tsx'
import { SliderTrack } from '../../ui/SliderTrack.tsx'

type SliderFieldProps = {
  id: SliderId
  /** The position. */
  value: number
  onMove: (value: number) => void
}

/**
 * A slider and, beside its name, the same value as a number field. What is typed counts at once where it is a position,
 * else when the field is left.
 */
export function SliderField({ id: name, value, onMove }: SliderFieldProps) {
  const slider: Slider = sliders[name]
  const [draft, setDraft] = useState<string>()
  const [said, setSaid] = useState<PositionEntry>()
  const id = useId()

  function take(entry: PositionEntry, text?: string) {
    setDraft(text)
    setSaid(entry)
    if (entry.value !== undefined) onMove(entry.value)
  }

  function type(text: string) {
    const entry = readPosition(text, slider)
    if (entry.value !== undefined && entry.note === undefined) take(entry, text)
    else setDraft(text)
  }

  function settle(text: string) {
    if (draft === undefined) return
    const entry = readPosition(text, slider)
    take(entry, entry.problem === undefined ? undefined : text)
  }

  return (
    <div className="slider">
      <label htmlFor={id} id={`${id}-label`}>
        {slider.label}
        {slider.prefix && <span className="sr-only"> in pounds</span>}
      </label>
      <span className="slider-value">
        {slider.prefix && <span aria-hidden="true">{slider.prefix}</span>}
        <input
          className="in"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => settle(event.currentTarget.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) =>
            event.key === 'Enter' && settle(event.currentTarget.value)
          }
          aria-invalid={said?.problem !== undefined || undefined}
          aria-describedby={`${id}-said`}
        />
      </span>
      <SliderTrack
        range={slider}
        value={value}
        valueText={position(value, slider)}
        labelledBy={`${id}-label`}
        onMove={(moved) => take({ value: moved })}
      />
      <p className="mono ends" aria-hidden="true">
        <span>{position(slider.min, slider)}</span>
        <span>{position(slider.max, slider)}</span>
      </p>
      <div className="slider-said" id={`${id}-said`} aria-live="polite">
        {said?.problem && <FieldError id={`${id}-error`}>{said.problem}</FieldError>}
        {said?.note && <p className="hint">{said.note}</p>}
      </div>
    </div>
  )
}
