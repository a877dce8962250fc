import type { Ref } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type ConfirmationProps = {
  heading: string
  text: string
  /** What the button says that brings an empty form back. */
  again: string
  onAgain: () => void
  /** The heading's element, which takes the focus: the button that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>
}

/** Replaces a form once its request has been stored. */
export function Confirmation({ heading, text, again, onAgain, headingRef }: ConfirmationProps) {
  return (
    <div className="card form-done">
      <h3 ref={headingRef} tabIndex={-1}>
        <Icon name="check" width="32" height="32" />
        {heading}
      </h3>
      <p className="lead">{text}</p>
      <Button variant="outline" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
