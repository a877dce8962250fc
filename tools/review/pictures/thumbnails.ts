import { join } from 'node:path'
import sharp from 'sharp'
import type { EditGroup } from '../folder/edit-groups.ts'
import { isBehindPage, type Picture, type ReportPage, type Thumbnail } from '../folder/model.ts'
import { captionOf, type Spot } from './places.ts'

/** Pixels of the picture, so that its words can be read. */
const WIDTH = 320
const HEIGHT = 180

/** Cuts a thumbnail for each edit out of the pictures of its pages; by the edit's name. */
export async function cutThumbnails(
  edits: readonly EditGroup[],
  pages: readonly ReportPage[],
  out: string,
): Promise<Map<string, Thumbnail>> {
  const found = new Map<string, Thumbnail>()
  for (const [index, edit] of edits.entries()) {
    const subject = subjectOf(edit, pages)
    if (!subject) continue
    const { page, picture, spot } = subject
    const [width, height] = [Math.min(WIDTH, picture.width), Math.min(HEIGHT, picture.height)]
    // In the middle; of a larger subject its beginning.
    const start = (from: number, size: number, part: number, all: number) =>
      Math.round(Math.min(all - part, Math.max(0, from * picture.scale - Math.max(0, part - size * picture.scale) / 2)))
    const left = start(spot.x, spot.width, width, picture.width)
    const top = start(spot.y, spot.height, height, picture.height)
    const file = `pages/${page.slug}/edit-${index + 1}.webp`
    const whole = picture[spot.side === 'base' ? 'before' : 'after']!
    await sharp(join(out, 'pages', page.slug, whole))
      .extract({ left, top, width, height })
      .webp({ quality: 60 })
      .toFile(join(out, file))
    found.set(edit.name, { page, file, width, height })
  }
  return found
}

/** Where an edit is seen best: at its most important change, on a phone, whose pictures are the largest. */
function subjectOf(
  { pages: paths, changes }: EditGroup,
  pages: readonly ReportPage[],
): { page: ReportPage; picture: Picture; spot: Spot } | undefined {
  const captions = changes.filter(({ finding }) => !isBehindPage(finding)).map(({ finding }) => captionOf(finding))
  const seen = pages
    .filter(({ path }) => paths.includes(path))
    .flatMap((page) =>
      page.pictures.flatMap((picture) =>
        picture.spots.map((spot) => {
          // The page as a whole, if nothing else shows the edit.
          const whole = page.status === 'added' || page.status === 'removed' ? captions.length : -1
          const rank = captions.includes(spot.caption) ? captions.indexOf(spot.caption) : whole
          const isWide = picture.width > 400 || picture.variant.endsWith('dark')
          return { page, picture, spot, rank, isWide }
        }),
      ),
    )
  // Of two equal ones the larger that fits: a sentence says more than a word in a drawing.
  const area = ({ spot: { width, height }, picture: { scale } }: (typeof seen)[number]) =>
    height * scale > HEIGHT ? 0 : width * height
  return seen
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || Number(a.isWide) - Number(b.isWide) || area(b) - area(a))[0]
}
