import { pounds } from '../../../data/pricing.ts'
import { schedules, type ScheduleName } from './schedules.ts'

/** Ruled rows of what is sold by the month: name, what it is, price. */
export function Schedule({ of }: { of: ScheduleName }) {
  return (
    <ul className="schedule">
      {schedules[of].map(({ name, text, price, href, note }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p className="amount">
            <b>{pounds(price)}</b>
            <small>/mo</small>
          </p>
          <p>{text}</p>
          {note && <p className="mono">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
