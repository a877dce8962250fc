/**
 * Where notifications are announced and shown. It is in every page's HTML, empty: a screen reader announces only what
 * changes in a region that it has already seen. `aria-live` says nothing new; by it a modal dialog knows to leave them
 * audible.
 */
export function NotificationRegions() {
  return (
    <div id="notifications" className="notices">
      <p role="status" aria-live="polite" aria-atomic="false" className="sr-only" />
      <p role="alert" aria-live="assertive" aria-atomic="false" className="sr-only" />
    </div>
  )
}
