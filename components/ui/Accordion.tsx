import { useId, type ReactNode } from 'react'

/** One question of an accordion. */
export type AccordionItem = {
  summary: ReactNode
  /** Unique in its accordion. Default: the summary, where that is text. */
  key?: string
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
      {items.map(({ summary, key, content, open }) => (
        <details key={key ?? String(summary)} name={name} open={open}>
          <summary>{summary}</summary>
          <div className="acc-body">{content}</div>
        </details>
      ))}
    </div>
  )
}
