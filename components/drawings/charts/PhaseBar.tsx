type PhaseBarProps = {
  /** The phase, as it is read out: 'Phase 1, Customers and calls'. */
  name: string
  percent: number
}

/** The progress of a phase: solid for what is done, dashed for the rest. The text beside it has the figure. */
export function PhaseBar({ name, percent }: PhaseBarProps) {
  return (
    <svg className="phase-bar" width="100%" height="16" role="img" aria-label={`${name}: ${percent}%`}>
      <rect className="rest" x="1" y="1" width="99%" height="14" />
      <rect width={`${percent}%`} height="16" />
    </svg>
  )
}
