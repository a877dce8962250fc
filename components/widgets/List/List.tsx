import type { ReactNode } from 'react'
import { listItems } from '../../ui/list-items.ts'
import { StampMark } from '../../ui/marks.tsx'
import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'
import type { WidgetContext } from '../declare.ts'
import { lists, type listVariants } from './lists.ts'

type ListProps = WidgetContext & {
  /** Its variant. A list of points has none. */
  as: (typeof listVariants)[number]
  /** A list of the records, instead of one between the tags. */
  of?: keyof typeof lists
}

/** A list with a look: from the records, or the Markdown list between its tags. */
export function List({ as, of, children }: ListProps) {
  const records: readonly (string | { title: string; text: string })[] = of ? lists[of] : []
  const points = records.filter((item) => typeof item === 'object')
  if (points.length) return <Points points={points} />
  const items: ReactNode[] = of
    ? (records as readonly string[]).map((text) => <NonBreakingCompounds key={text}>{text}</NonBreakingCompounds>)
    : listItems(children)
  const content = items.map((item, index) => (
    <li key={index}>{as === 'stamps' ? <StampMark>{item}</StampMark> : item}</li>
  ))
  return as === 'stamps' ? (
    <ul className="stamps">{content}</ul>
  ) : (
    <div className={as}>
      <ul>{content}</ul>
    </div>
  )
}

/** The points of an argument, each a heading and a sentence or two, under rules of their own. */
function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
