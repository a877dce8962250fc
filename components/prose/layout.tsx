import type { ReactNode } from 'react'

type BlockProps = { children?: ReactNode }

/** One of the two columns of a section. */
export function Column({ children }: BlockProps) {
  return <div className="col flow">{children}</div>
}

/** A row of buttons; on phones each takes the whole width. */
export function Buttons({ children }: BlockProps) {
  return <div className="cta">{children}</div>
}
