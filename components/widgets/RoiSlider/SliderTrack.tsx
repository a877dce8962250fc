import type { Slider } from '../../../data/roi.ts'
import { position } from './roi-state.ts'
import { round } from '../../drawings/path.ts'

type SliderTrackProps = {
  slider: Slider
  value: number
  /** The id of the slider's name. */
  labelledBy: string
  onMove: (value: number) => void
}

/** A native range over a drawn rail: the rail is filled by an attribute, since pages carry no inline styles. */
export function SliderTrack({ slider, value, labelledBy, onMove }: SliderTrackProps) {
  const { min, max, step } = slider
  const spaces = spacesOf(slider)
  return (
    <div className="rail">
      <svg width="100%" height="20" aria-hidden="true">
        <path d="M0 3H9999" />
        <svg y="6" height="12" viewBox={`0 0 ${spaces} 1`} preserveAspectRatio="none">
          <path d={`M0 0v1${'m1-1v1'.repeat(spaces)}`} />
        </svg>
        <rect width={`${round(((value - min) / (max - min)) * 100)}%`} height="6" />
      </svg>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-valuetext={position(value, slider)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

/** How many spaces the rail's marks leave: one for each step, or, where that would be a comb, for each of so many. */
function spacesOf({ min, max, step }: Slider): number {
  const steps = Math.round((max - min) / step)
  let spaces = Math.min(steps, 20)
  while (steps % spaces) spaces -= 1
  return spaces
}
