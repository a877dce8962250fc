import { captionOf, type Spot } from '../../pictures/places.ts'
import type { EditGroup } from '../edit-groups.ts'
import { pageOfEdit } from '../plain-words.ts'
import { isBehindPage, nameOfPage, type Picture, type ReportModel, type ReportPage } from '../model.ts'

/** Pixels of a picture that a thumbnail shows, so that its words can be read. */
const WIDTH = 320
const HEIGHT = 148

type Model = Pick<ReportModel, 'pages'>

/** The part of a picture in which an edit is seen best, as a link to its page. */
export function Thumbnail({ edit, model }: { edit: EditGroup; model: Model }) {
  const subject = subjectOf(edit, model)
  if (!subject) return null
  const { page, picture, spot } = subject
  // In the middle; of a larger subject its beginning.
  const start = (from: number, size: number, part: number, all: number) =>
    Math.max(0, Math.min(all - part, from * picture.scale - Math.max(0, part - size * picture.scale) / 2))
  const left = start(spot.x, spot.width, WIDTH, picture.width)
  const top = start(spot.y, spot.height, HEIGHT, picture.height)
  return (
    <a className="thumb" href={`pages/${page.slug}/index.html`}>
      <svg
        viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`${nameOfPage(page.path)} with this edit`}
      >
        <image
          href={`pages/${page.slug}/${picture[spot.side === 'base' ? 'before' : 'after']}`}
          width={picture.width}
          height={picture.height}
        />
      </svg>
    </a>
  )
}

/** Where an edit is seen best: at its most important change, on a phone, whose pictures are the largest. */
function subjectOf(edit: EditGroup, model: Model): { page: ReportPage; picture: Picture; spot: Spot } | undefined {
  const own = pageOfEdit(edit, model)
  const seen = edit.changes.filter(({ finding }) => !isBehindPage(finding))
  const captions = seen.map(({ finding }) => captionOf(finding))
  const rankOf = (page: ReportPage, { caption }: Spot) => {
    // Of a new or removed page the page itself; another one if nothing else shows the edit.
    if (!page.base || !page.head) return page === own ? -1 : captions.length
    return captions.includes(caption) ? captions.indexOf(caption) : Infinity
  }
  const spots = model.pages
    .filter(({ path }) => edit.pages.includes(path))
    .flatMap((page) => page.pictures.flatMap((picture) => picture.spots.map((spot) => ({ page, picture, spot }))))
  // Of two equal ones that fit, the one that differs most.
  const order = ({ page, picture: { variant, scale }, spot }: (typeof spots)[number]) => {
    const seen = spot.height * scale > HEIGHT ? 0 : (spot.changed ?? 0)
    return rankOf(page, spot) * 1e9 + (variant === '390 light' ? 0 : 1e8) - seen
  }
  return spots.filter(({ page, spot }) => rankOf(page, spot) < Infinity).sort((a, b) => order(a) - order(b))[0]
}
