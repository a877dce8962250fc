/**
 * The live regions of notifications. They are in every page's HTML, because screen readers announce only changes within
 * an existing region. `aria-live` also keeps a modal dialog from hiding them.
 */
export function NotificationRegions() {
  return (
    <div id="notifications" className="notices">
      <p role="status" aria-live="polite" aria-atomic="false" className="sr-only" />
      <p role="alert" aria-live="assertive" aria-atomic="false" className="sr-only" />
    </div>
  )
}
