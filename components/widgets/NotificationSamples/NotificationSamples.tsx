import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notifications/notify.ts'

/** Buttons that set off both notification systems. */
export function NotificationSamples() {
  const count = useRef(0)
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="outline" onClick={() => notify.result({ kind: 'success', title: 'Request received!', description: 'Thank you! We\'ll contact you shortly to schedule your demo.' })}>Show a success</Button>
      <Button variant="outline" onClick={() => notify.result({ kind: 'error', title: 'Error', description: 'Failed to submit your request. Please try again or email us directly at hello@staffroom.example' })}>Show an error</Button>
      <Button variant="outline" onClick={() => notify.confirm(`Copied ${++count.current}`)}>Confirm something</Button>
    </div>
  )
}
