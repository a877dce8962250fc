import type { RefObject } from 'react'
import { Button } from './Button.tsx'
import { notify } from './notifications/notify.ts'

type TakeAwayProps = {
  /** What is copied, made when it is asked for. */
  text: () => string
  /** What is taken away, in the confirmation: 'Quote copied'. */
  what: string
  /** What alone goes on paper; without it the page does, as its print style says. */
  sheet?: RefObject<HTMLElement | null>
}

/** Two buttons to take a result away: as plain text, or on paper. */
export function TakeAway({ text, what, sheet }: TakeAwayProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      notify.confirm(`${what} copied`)
    } catch {
      notify.confirm('Your browser does not allow copying. Print it instead.')
    }
  }
  return (
    <>
      <Button variant="outline" onClick={copy}>
        Copy as text
      </Button>
      <Button variant="outline" onClick={() => printOut(sheet?.current)}>
        Print
      </Button>
    </>
  )
}

function printOut(sheet?: HTMLElement | null) {
  sheet?.classList.add('print-alone')
  addEventListener('afterprint', () => sheet?.classList.remove('print-alone'), { once: true })
  print()
}
