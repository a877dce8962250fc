import { position, type Slider } from '../../../data/roi.ts'

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
  return (
    <div className="rail">
      <svg width="100%" height="20" aria-hidden="true">
        <path d="M0 3H9999" />
        <rect width={`${((value - min) / (max - min)) * 100}%`} height="6" />
      </svg>
      <input type="range" min={min} max={max} step={step} value={value} autoComplete="off" aria-labelledby={labelledBy} aria-valuetext={position(value, slider)} onChange={(event) => onMove(event.currentTarget.valueAsNumber)} />
    </div>
  )
}
