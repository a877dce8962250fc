import type { FoundChange } from '../compare/found-change.ts'
import { listed, shorten } from '../page/words.ts'
import { isNewPicture } from './doubts.ts'
import type { EditGroup } from './edit-groups.ts'
import { nameOfPage, type Breakage, type OldValue, type ReportModel, type ReportPage } from './model.ts'
import { patternOf } from './old-values.ts'

/** More places with an old value are counted. */
const MAX_PLACES = 3
/** "£99 (now £109) is still in the description of /a, on /b and in 2 more places" */
export function staleInWords(old: OldValue, model: ReportModel): string {
  const { value, after, redirects, places } = old
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
  const pictures = picturesBeside(old, model)
  const unread = pictures.length
    ? `; perhaps also in the new ${pictures.length > 1 ? 'pictures' : 'picture'} on ${listed(pictures)}, ` +
      'whose words are not read'
    : ''
  return `${value} (now ${shorten(after, 40)}) is still ${listed(shown)}${unread}`
}

/** The pages with a new picture, or new pages with pictures, that have an old value or had it before. */
function picturesBeside({ value, places }: OldValue, { pages }: ReportModel): string[] {
  const hasPicture = ({ head }: ReportPage) => head?.units.some(({ type, region }) => type === 'image' && !region)
  return pages
    .filter((page) => page.findings.some(isNewPicture) || (page.status === 'added' && hasPicture(page)))
    .filter(
      ({ path, findings }) =>
        places.some((place) => place.path === path) || findings.some(({ before }) => patternOf(value).test(before)),
    )
    .map(({ path }) => nameOfPage(path))
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
