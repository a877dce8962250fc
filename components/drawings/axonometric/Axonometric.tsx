import { numbers } from '../path.ts'
import { FurniturePiece } from './FurniturePiece.tsx'
import type { CutawayOffice } from './cutaway-office.ts'
import { project, UNIT } from './projection.ts'
import { StoreyShell, WALL_HEIGHT } from './StoreyShell.tsx'

/** Pixels from one storey's floor to the next. */
const RISE = 173
const MARGIN = 8

/** The sheet that an office needs, in pixels, its origin at the far corner of the ground floor. */
function sheet({ width, depth, storeys }: CutawayOffice) {
  const x = project(0, depth)[0] - MARGIN - 4
  const lift = (storeys.length - 1) * RISE
  const y = -lift - Math.round((storeys.at(-1)?.built ? WALL_HEIGHT : 0.2) * UNIT) - MARGIN
  return { x, y, width: project(width, 0)[0] + MARGIN + 8 - x, height: project(width, depth, -0.3)[1] + MARGIN - y }
}

/**
 * The position of each storey's right-hand corner, from the ground up, as a fraction of the drawing's height. Notes
 * point there.
 */
export function noteHeights(office: CutawayOffice): number[] {
  const { y, height } = sheet(office)
  return office.storeys.map((_, level) => (project(office.width, 0)[1] - level * RISE - y) / height)
}

/** An office cut open storey by storey. Solid storeys are built, dashed ones are room to grow. */
export function Axonometric({ office }: { office: CutawayOffice }) {
  const { x, y, width, height } = sheet(office)
  return (
    <svg
      className="axonometric"
      viewBox={numbers(x, y, width, height)}
      width={width}
      height={height}
      role="img"
      aria-label={office.altText}
    >
      {office.storeys.map((storey, level) => (
        <g
          key={storey.name}
          className={storey.built ? undefined : 'proposed'}
          transform={level ? `translate(${numbers(0, -level * RISE)})` : undefined}
        >
          {level > 0 && <path className="tie" d={ties(office)} />}
          <StoreyShell width={office.width} depth={office.depth} storey={storey} />
          {[...storey.furniture]
            .sort((a, b) => a.x + a.y - b.x - b.y)
            .map((piece) => (
              <FurniturePiece key={`${piece.x} ${piece.y}`} piece={piece} />
            ))}
        </g>
      ))}
    </svg>
  )
}

/** Dashed lines that hold a storey above the one below, at the two outer corners. */
function ties({ width, depth }: CutawayOffice): string {
  return [project(0, depth), project(width, 0)]
    .map(([x, y]) => `M${numbers(x, y + 9)}v${numbers(RISE - WALL_HEIGHT * UNIT - 9)}`)
    .join('')
}
