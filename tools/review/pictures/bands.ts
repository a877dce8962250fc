import type { ElementBox } from './in-page.ts'

/** A horizontal strip of a page with the same height before and after. */
export interface Band {
  /** Its top; null if the place is on one side only. */
  base: number | null
  head: number | null
  height: number
  captions: string[]
}

type Span = [top: number, bottom: number] | null

const MARGIN = 48
const MAX_HEIGHT = 720
const NEAR = 140

/** Groups places that are near each other on both sides into strips. */
export function bandsOf(places: readonly { base: ElementBox; head: ElementBox; caption: string }[]): Band[] {
  const groups: { base: Span; head: Span; captions: string[] }[] = []
  const seen = places
    .filter(({ base, head }) => base || head)
    .sort((a, b) => (a.head ?? a.base)!.y - (b.head ?? b.base)!.y)
  for (const { base, head, caption } of seen) {
    const last = groups.at(-1)
    if (last && canJoin(last.base, base) && canJoin(last.head, head)) {
      last.base = join(last.base, base)
      last.head = join(last.head, head)
      last.captions.push(caption)
    } else groups.push({ base: join(null, base), head: join(null, head), captions: [caption] })
  }
  const topOf = (span: Span) => span && Math.max(0, Math.floor(span[0] - MARGIN))
  return groups.map(({ base, head, captions }) => {
    const size = Math.max(...[base, head].map((span) => (span ? span[1] - span[0] : 0)))
    const height = Math.min(Math.ceil(size + 2 * MARGIN), MAX_HEIGHT)
    return { base: topOf(base), head: topOf(head), height, captions: [...new Set(captions)] }
  })
}

/** Whether a box is near a strip, and both fit into a screenshot. */
function canJoin(span: Span, box: ElementBox): boolean {
  if (!span || !box) return true
  const [top, bottom] = join(span, box)!
  const isNear = box.y - span[1] <= NEAR && span[0] - (box.y + box.height) <= NEAR
  return isNear && bottom - top <= MAX_HEIGHT - 2 * MARGIN
}

function join(span: Span, box: ElementBox): Span {
  if (!box) return span
  return span ? [Math.min(span[0], box.y), Math.max(span[1], box.y + box.height)] : [box.y, box.y + box.height]
}
