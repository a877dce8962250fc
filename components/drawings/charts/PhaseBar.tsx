type PhaseBarProps = {
  /** The phase, as it is read out: 'Phase 1, Customers and calls'. */
  name: string
  percent: number
}

/**
 * How far a phase is: solid as far as it is done, dashed where it is still to come. Its figure is beside it in
 * words.
 */
export function PhaseBar({ name, percent }: PhaseBarProps) {
  return (
    <svg className="phase-bar" width="100%" height="16" role="img" aria-label={`${name}: ${percent}%`}>
      <rect className="rest" x="1" y="1" width="99%" height="14" />
      <rect width={`${percent}%`} height="16" />
    </svg>
  )
}
