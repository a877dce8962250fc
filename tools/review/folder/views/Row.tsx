import type { ReactNode } from 'react'
import type { Urgency } from '../edit-groups.ts'
import { Sentence } from './Document.tsx'

interface RowProps {
  label: string
  tone?: Urgency | 'good'
  href?: string
  'data-left'?: number
  children: ReactNode
}

/** A subject of the verdict; nothing if there is nothing to say about it. */
export function Row({ label, tone = '', href, children, ...more }: RowProps) {
  if (![children].flat(2).some(Boolean)) return null
  return (
    <li className={tone}>
      {href ? (
        <a href={href} {...more}>
          {label}
        </a>
      ) : (
        <b>{label}</b>
      )}
      <div>{children}</div>
    </li>
  )
}

interface ItemProps {
  text?: string
  name?: ReactNode
  /** It is a point for the author. */
  'data-point'?: true
  children?: ReactNode
}

/** A sentence or a name, and what belongs to it. */
export function Item({ text, name, children, ...more }: ItemProps) {
  return (
    <div className="more" {...more}>
      <span>{text ? <Sentence text={text} /> : name}</span>
      {children}
    </div>
  )
}
