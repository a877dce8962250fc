import type { Box } from './in-page.ts'

/** A horizontal strip of a page with the same height before and after. */
export interface Band {
  base: number | null
  head: number | null
  height: number
  captions: string[]
}

const MARGIN = 48
const MAX_HEIGHT = 720
const NEAR = 140

/** Groups places that are near each other on both sides into strips. */
export function bandsOf(places: readonly { base: Box; head: Box; caption: string }[]): Band[] {
  const groups: { base: [number, number] | null; head: [number, number] | null; captions: string[] }[] = []
  const seen = places
    .filter(({ base, head }) => base || head)
    .sort((one, other) => (one.head ?? one.base)!.y - (other.head ?? other.base)!.y)
  for (const { base, head, caption } of seen) {
    const last = groups.at(-1)
    const joined = last && { base: join(last.base, base), head: join(last.head, head) }
    const fits = (span: [number, number] | null) => !span || span[1] - span[0] <= MAX_HEIGHT - 2 * MARGIN
    const near = (span: [number, number] | null, box: Box) =>
      !span || !box || (box.y - span[1] <= NEAR && span[0] - (box.y + box.height) <= NEAR)
    if (last && joined && fits(joined.base) && fits(joined.head) && near(last.base, base) && near(last.head, head))
      Object.assign(last, joined, { captions: [...last.captions, caption] })
    else groups.push({ base: join(null, base), head: join(null, head), captions: [caption] })
  }
  return groups.map(({ base, head, captions }) => {
    const size = Math.max(base ? base[1] - base[0] : 0, head ? head[1] - head[0] : 0)
    const top = (span: [number, number] | null) => (span ? Math.max(0, Math.floor(span[0] - MARGIN)) : null)
    return {
      base: top(base),
      head: top(head),
      height: Math.min(Math.ceil(size + 2 * MARGIN), MAX_HEIGHT),
      captions: [...new Set(captions)],
    }
  })
}

function join(span: [number, number] | null, box: Box): [number, number] | null {
  if (!box) return span
  return span ? [Math.min(span[0], box.y), Math.max(span[1], box.y + box.height)] : [box.y, box.y + box.height]
}
