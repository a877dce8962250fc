import * as Radix from '@radix-ui/react-accordion'
import { useEffect, useLayoutEffect, useRef, useState, useId, type MouseEvent, type ReactNode } from 'react'

/**
 * A group of collapsible panels. At most one is open; the address names it (`#id`), so that a link opens it, and reload
 * and Back restore it.
 */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState('')
  const clicked = useRef<{ button: Element; top: number }>(undefined)
  const linkedId = useRef('')

  useEffect(() => {
    const openLinked = () => setOpen((current) => location.hash.slice(1) || current)
    const onHashChange = () => {
      linkedId.current = location.hash.slice(1)
      openLinked()
    }
    openLinked()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])

  function change(id: string) {
    setOpen(id)
    // Not `location.hash`: the page must not scroll, and Back must leave it.
    history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search)
  }

  // A panel that closes above the button must not move it away from the pointer.
  useLayoutEffect(() => {
    const { button, top } = clicked.current ?? {}
    clicked.current = undefined
    if (button) scrollBy({ top: button.getBoundingClientRect().top - top!, behavior: 'instant' })
    // Another panel has closed above it since the browser scrolled.
    else if (linkedId.current === open) document.getElementById(open)?.scrollIntoView({ behavior: 'instant' })
    linkedId.current = ''
  }, [open])

  // On click, because Safari does not focus a clicked button. Keys dispatch it, too.
  function onClick({ target }: MouseEvent) {
    const button = (target as Element).closest('button')
    if (button) clicked.current = { button, top: button.getBoundingClientRect().top }
  }

  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={change} onClickCapture={onClick}>
      {children}
    </Radix.Root>
  )
}

type DisclosureProps = {
  /** Unique in the group, and without spaces and accents: it is part of the address. */
  id: string
  /** The button's label. */
  summary: ReactNode
  children: ReactNode
}

/**
 * Removes Radix's style attribute with the height: the page's content security policy forbids it, and no style sheet
 * uses it.
 */
const unstyled = { '--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined }

/**
 * A collapsible panel. It is always in the HTML; without script it is open and has no button.
 */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <Radix.Item value={id} className="fold">
      <Radix.Header asChild>
        <p className="with-script">
          <Radix.Trigger>{summary}</Radix.Trigger>
        </p>
      </Radix.Header>
      <Radix.Content forceMount asChild>
        <div className="fold-body" style={unstyled as object}>
          {children}
        </div>
      </Radix.Content>
    </Radix.Item>
  )
}

type AccordionItem = {
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
    <div className="accordion">
      {items.map(({ summary, content, open }, index) => (
        <details key={index} name={name} open={open}>
          <summary>{summary}</summary>
          <div className="accordion-body">{content}</div>
        </details>
      ))}
    </div>
  )
}
