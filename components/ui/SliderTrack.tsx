import type { ReactNode } from 'react'

/** The positions of a slider. */
type SliderRange = {
  min: number
  max: number
  /** The distance between two positions. */
  step: number
}

type SliderTrackProps = {
  range: SliderRange
  value: number
  /** The value for screen readers, such as '£25'. */
  valueText: string
  /** The id of the element that names the slider. */
  labelledBy: string
  /** What is written at its ends. */
  ends: readonly [ReactNode, ReactNode]
  onMove: (value: number) => void
}

/**
 * A native range input over a drawn rail. An attribute fills the rail, because the policy forbids inline styles.
 */
export function SliderTrack({ range, value, valueText, labelledBy, ends, onMove }: SliderTrackProps) {
  const { min, max, step } = range
  const spaces = spacesOf(range)
  return (
    <>
      <div className="rail">
        <svg width="100%" height="20" aria-hidden="true">
          <path d="M0 3H9999" />
          <svg y="6" height="12" viewBox={`0 0 ${spaces} 1`} preserveAspectRatio="none">
            <path d={`M0 0v1${'m1-1v1'.repeat(spaces)}`} />
          </svg>
          <rect width={`${Math.round(((value - min) / (max - min)) * 1000) / 10}%`} height="6" />
        </svg>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          autoComplete="off"
          aria-labelledby={labelledBy}
          aria-valuetext={valueText}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="mono rail-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </>
  )
}

/** The number of spaces between the rail's marks: one for each step, but at most 20. */
function spacesOf({ min, max, step }: SliderRange): number {
  const steps = Math.round((max - min) / step)
  let spaces = Math.min(steps, 20)
  while (steps % spaces) spaces -= 1
  return spaces
}
