/**
 * Where notifications are announced and shown. It is in every page's HTML, empty: a screen reader announces only what
 * changes in a region that it has already seen.
 */
export function NotificationRegions() {
  return (
    <div id="notifications" className="notices">
      <p role="status" aria-atomic="false" className="sr-only" />
      <p role="alert" aria-atomic="false" className="sr-only" />
    </div>
  )
}
