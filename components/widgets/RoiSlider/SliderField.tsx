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
 * A slider and, beside its label, a number field with the same value. Typed text takes effect at once if it is a valid
 * position, otherwise on blur or Enter.
 */
export function SliderField({ id: name, value, onMove }: SliderFieldProps) {
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
