import type { FoundChange } from '../compare/found-change.ts'
import { listed, shorten } from '../page/words.ts'
import type { EditGroup } from './edit-groups.ts'
import { nameOfPage, type Breakage, type OldValue } from './model.ts'

/** More places with an old value are counted. */
const MAX_PLACES = 3
/** "£99 (now £109) is still in the description of /a, on /b and in 2 more places" */
export function staleInWords({ value, after, redirects, places }: OldValue): string {
  const isText = (place: string) => place === 'text'
  const words = places.map(({ path, element, in: place }) => {
    const page = nameOfPage(path)
    if (redirects) return `from ${page}`
    return element ? `on ${page}` : isText(place) ? `in ${path.slice(1)}` : `in the ${place} of ${page}`
  })
  const different = [...new Set(words)]
  const left = different.length - MAX_PLACES
  const shown = left > 1 ? [...different.slice(0, MAX_PLACES), `in ${left} more places`] : different
  if (redirects) return `${value} is still linked ${listed(shown)}; it redirects to ${after}`
  return `${value} (now ${shorten(after, 40)}) is still ${listed(shown)}`
}

/** The anchor that was renamed, if that broke the links: back again it makes all of them work. */
export function repairOf({ finding: { kind, after } }: Breakage, edits: readonly EditGroup[]): FoundChange[] {
  const id = after.replace(/^[^#]*#/, '')
  const changes = kind === 'broken-anchor' ? edits.flatMap((edit) => edit.changes) : []
  return changes.flatMap(({ finding }) => (finding.kind === 'anchor' && finding.before === id ? finding : []))
}

/** How to fix the links to an anchor. */
export function repairInWords({ before, after }: FoundChange): string {
  const links = after ? `, or let the links end in #${after}` : ''
  return `To fix all at once, bring the anchor #${before} back${links}`
}
