import { declareWidget, type WidgetContext } from '../declare.ts'
import { longDay } from '../../ui/text-format.tsx'

/**
 * The date of a text: the one that front matter pins, or else today's. The build prints its own, and the browser
 * replaces it.
 */
export function LastUpdated({ updated, script }: WidgetContext) {
  if (!updated) return null
  return (
    <p className="mono" {...(!updated.pinned && script)}>
      Last updated <time dateTime={updated.day}>{longDay(updated.day)}</time>
    </p>
  )
}

export default declareWidget({
  name: 'LastUpdated',
  description: 'The date a text was last changed: `updated` in the front matter, or today’s date without it.',
  example: '<LastUpdated />',
  hydrate: 'idle',
  component: LastUpdated,
})
