import { departmentIds } from '../../../data/departments.ts'
import { departmentClass } from '../department-class.ts'
import { numbers, rectangle } from '../path.ts'

/** A house of a terrace: its number of bays and of storeys above the ground floor. */
type House = { bays: number; storeys: number }

const BAY = 46
const GROUND = 150
const STOREY = 84
const PARAPET = 22
const CHIMNEY = { width: 34, height: 46 }

/** Not all alike, as in a London street. The widest one in the middle has the shop front. */
const houses: readonly House[] = [
  { bays: 2, storeys: 2 },
  { bays: 3, storeys: 3 },
  { bays: 2, storeys: 3 },
  { bays: 6, storeys: 3 },
  { bays: 2, storeys: 2 },
  { bays: 3, storeys: 3 },
  { bays: 2, storeys: 2 },
]
const SHOP = 3

const HEIGHT = GROUND + 3 * STOREY + PARAPET + CHIMNEY.height

/** The street front of a London terrace, with the company's name over the shop in the middle. */
export function Terrace({ name }: { name: string }) {
  const width = leftOf(houses.length)
  return (
    <svg
      className="terrace"
      viewBox={numbers(-2, -HEIGHT, width + 4, HEIGHT)}
      width={width + 4}
      height={HEIGHT}
      aria-hidden="true"
    >
      {houses.map((house, index) => {
        const left = leftOf(index)
        return (
          <g key={left}>
            <HouseFront {...house} left={left} />
            {index === SHOP ? (
              <ShopFront left={left} width={house.bays * BAY} name={name} />
            ) : (
              <path
                className={`door ${departmentClass(departmentIds[index % departmentIds.length]!)}`}
                d={rectangle(left + 12, -92, 26, 92)}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The left edge of a house: the width of all before it. */
function leftOf(index: number): number {
  return houses.slice(0, index).reduce((sum, { bays }) => sum + bays * BAY, 0)
}

function HouseFront({ left, bays, storeys }: House & { left: number }) {
  const width = bays * BAY
  const top = GROUND + storeys * STOREY
  const centres = Array.from({ length: bays }, (_, bay) => left + bay * BAY + BAY / 2)
  const upper = Array.from({ length: storeys }, (_, storey) => -GROUND - storey * STOREY - 66)
  // Windows are lower on each floor, as in Georgian houses.
  const windows = upper.flatMap((y, storey) => centres.map((centre) => sash(centre, y + storey * 6, 56 - storey * 10)))
  const chimney = rectangle(
    left + width - CHIMNEY.width,
    -top - PARAPET - CHIMNEY.height,
    CHIMNEY.width,
    CHIMNEY.height,
  )
  return (
    <>
      <path className="wl" d={chimney + rectangle(left, -top - PARAPET, width, top + PARAPET)} />
      <path d={`M${numbers(left, -top)}h${width}M${numbers(left, -GROUND)}h${width}`} />
      <path className="glass" d={windows.join('')} />
      <path
        className="glass"
        d={centres
          .slice(1)
          .map((centre) => sash(centre, -110, 62))
          .join('')}
      />
    </>
  )
}

/** A sash window with six panes, from its upper edge down. */
function sash(centre: number, y: number, height: number): string {
  const x = centre - 12
  return `${rectangle(x, y, 24, height)}M${numbers(x, y + height / 2)}h24M${numbers(centre, y)}v${height}`
}

function ShopFront({ left, width, name }: { left: number; width: number; name: string }) {
  const middle = left + width / 2
  return (
    <>
      <path className="wl" d={rectangle(left + 8, -138, width - 16, 138)} />
      <path className="fascia" d={rectangle(left + 8, -138, width - 16, 34)} />
      <text x={middle} y="-114">
        {name}
      </text>
      <path className="glass" d={rectangle(left + 20, -94, 88, 74) + rectangle(left + width - 108, -94, 88, 74)} />
      <path className="door rc" d={rectangle(middle - 20, -94, 40, 94)} />
    </>
  )
}
