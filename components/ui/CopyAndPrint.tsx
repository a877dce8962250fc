import type { RefObject } from 'react'
import { Button } from './Button.tsx'
import { notify } from './notifications/notify.ts'

type CopyAndPrintProps = {
  /** Returns the text to copy; called on click. */
  text: () => string
  /** The name of the result in the confirmation, such as 'Quote' in 'Quote copied'. */
  what: string
  /** The only element to print; without it the whole page is printed. */
  printOnly?: RefObject<HTMLElement | null>
}

/** Two buttons: copy a result as plain text, and print it. */
export function CopyAndPrint({ text, what, printOnly }: CopyAndPrintProps) {
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
      <Button variant="outline" onClick={() => printElement(printOnly?.current)}>
        Print
      </Button>
    </>
  )
}

function printElement(element?: HTMLElement | null) {
  element?.classList.add('print-alone')
  addEventListener('afterprint', () => element?.classList.remove('print-alone'), { once: true })
  print()
}
