import * as Radix from '@radix-ui/react-accordion'
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'

/** Parts that unfold in place, in whatever surrounds them: one is open at a time, and the open one can be closed. */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState('')
  const pressed = useRef<{ button: Element; top: number }>(undefined)

  // What closes above the pressed button must not carry it away from under the pointer.
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {}
    pressed.current = undefined
    if (button) scrollBy({ top: button.getBoundingClientRect().top - top!, behavior: 'instant' })
  }, [open])

  // From the click, which a key makes, too: Safari does not focus a button that is clicked.
  function press({ target }: MouseEvent) {
    const button = (target as Element).closest('button')
    if (button) pressed.current = { button, top: button.getBoundingClientRect().top }
  }

  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} onClickCapture={press}>
      {children}
    </Radix.Root>
  )
}

type DisclosureProps = {
  /** Its name, unique in the group. */
  id: string
  /** What is written on its button. */
  summary: ReactNode
  children: ReactNode
}

/**
 * Radix hands the height to style sheets in a style attribute, which the page's policy would forbid and nothing here
 * needs.
 */
const unstyled = { '--radix-accordion-content-height': undefined, '--radix-accordion-content-width': undefined }

/**
 * A part that unfolds. It is on the page whether it is open or not; where no script runs it stands open, without a
 * button.
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
