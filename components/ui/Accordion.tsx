import { useId, type ReactNode } from 'react'

/** One question of an accordion. */
export type AccordionItem = {
  summary: ReactNode
  content: ReactNode
  /** Whether it is open at first. */
  open?: boolean
}

/**
 * Questions of which one is open at a time. Native `details`, so it needs no script and the browser's search finds
 * closed answers.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId()
  return (
    <div className="acc">
      {items.map(({ summary, content, open }, index) => (
        <details key={index} name={name} open={open}>
          <summary>{summary}</summary>
          <div className="acc-body">{content}</div>
        </details>
      ))}
    </div>
  )
}
