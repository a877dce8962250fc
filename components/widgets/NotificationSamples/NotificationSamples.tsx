import { useRef } from 'react'
import { failureToast, forms } from '../../../data/forms.ts'
import { site } from '../../../data/site.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notifications/notify.ts'

/** Buttons that show both kinds of notification. */
export function NotificationSamples() {
  const count = useRef(0)
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="outline" onClick={() => notify.result({ kind: 'success', ...forms.demo.toast })}>
        Show a success
      </Button>
      <Button variant="outline" onClick={() => notify.result({ kind: 'error', ...failureToast(site.email) })}>
        Show an error
      </Button>
      <Button variant="outline" onClick={() => notify.confirm(`Copied ${++count.current}`)}>
        Confirm something
      </Button>
    </div>
  )
}
