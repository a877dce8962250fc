type MeasureProps = {
  value: number
  /** The value of a full bar. */
  max: number
  /** What is measured, for screen readers. */
  label: string
}

/** A progress bar. */
export function Progress({ value, max, label }: MeasureProps) {
  return <progress className="bar" value={value} max={max} aria-label={label} />
}

/** Progress through countable steps: a ruler with a tick at each, such as 15 questions. */
export function Ruler({ value, max, label }: MeasureProps) {
  const ticks = Array.from({ length: max + 1 }, (_, unit) => `M${unit * 10} 4v12`).join('')
  return (
    <svg
      className="ruler"
      viewBox={`0 0 ${max * 10} 16`}
      width={max * 10}
      height="16"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <path d={`${ticks}M0 16H${max * 10}`} />
      <rect width={value * 10} height="16" />
    </svg>
  )
}
