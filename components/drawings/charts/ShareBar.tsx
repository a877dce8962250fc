/** One part of a whole. */
type Share = {
  label: string
  /** Its share in percent. */
  share: number
}

/** Below this a share has no room for its figure. */
const NARROW = 6

/** The parts of a whole as one bar, each with its share below it. The list beside it names them in the same order. */
export function ShareBar({
  shares,
  whole,
}: {
  shares: readonly Share[]
  /** The name of the whole, such as 'Total impact'. */ whole: string
}) {
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  const altText = `${whole}: ${shares.map(({ label, share }) => `${label} ${share}%`).join(', ')}.`
  return (
    // Without a viewBox: the parts grow with the card, the figures keep their size.
    <svg className="shares" width="100%" height="62" role="img" aria-label={altText}>
      {shares.map(({ label, share }, at) => (
        <g key={label}>
          <rect x={`${starts[at]}%`} y="1" width={`${share}%`} height="32" className={`part${at + 1}`} />
          {share >= NARROW && (
            <text x={`${starts[at]! + share / 2}%`} y="53">
              {share}%
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
