/**
 * A door in a wall 6 pixels thick, standing open into the room that is drawn: the gap in the wall, the leaf and the arc
 * that it sweeps.
 */
export function RoomDoor({
  to,
}: {
  /** Which wall of the room it is in. */
  to: 'right' | 'below'
}) {
  return to === 'right' ? (
    <svg className="door to-right" viewBox="0 0 50 44" width="50" height="44" aria-hidden="true">
      <path className="gap" d="M44 0h6v44h-6z" />
      <path className="arc" d="M0 1a44 43 0 0 0 44 43" />
      <path className="leaf" d="M0 1h50" />
    </svg>
  ) : (
    <svg className="door to-below" viewBox="0 0 44 50" width="44" height="50" aria-hidden="true">
      <path className="gap" d="M0 44h44v6H0z" />
      <path className="arc" d="M1 0a43 44 0 0 1 43 44" />
      <path className="leaf" d="M1 0v50" />
    </svg>
  )
}
