import { Children } from 'react'
import type { WidgetContext } from '../declare.ts'

/** Stamps side by side, each a little askew. */
export function Stamps({ children }: WidgetContext) {
  return <ul className="stamps">{Children.map(children, (stamp) => typeof stamp !== 'string' && <li>{stamp}</li>)}</ul>
}
