import type { WidgetContext } from '../declare.ts'
import { longDay } from './long-day.ts'

/** The day of a text: what front matter pins, else the build's, which the browser sets to the visitor's own. */
export function LastUpdated({ updated, script }: WidgetContext) {
  if (!updated) return null
  return (
    <p className="mono" {...(!updated.pinned && script)}>
      Last updated <time dateTime={updated.day}>{longDay(updated.day)}</time>
    </p>
  )
}
