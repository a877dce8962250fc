import { Button } from './Button.tsx'
import { notify } from './notifications/notify.ts'

type TakeAwayProps = {
  /** What is copied, made when it is asked for. */
  text: () => string
  /** What is taken away, in the confirmation: 'Quote copied'. */
  what: string
}

/** Two buttons to take a result away: as plain text, or on paper. The page's print style decides what is printed. */
export function TakeAway({ text, what }: TakeAwayProps) {
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
      <Button variant="outline" onClick={copy}>Copy as text</Button>
      <Button variant="outline" onClick={() => print()}>Print</Button>
    </>
  )
}
