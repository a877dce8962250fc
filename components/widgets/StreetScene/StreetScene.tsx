import { agentPrice, pounds } from '../../../data/pricing.ts'
import { site } from '../../../data/site.ts'
import { teamFloors } from '../../../data/team.ts'
import { ScaleFigure, type FigureName } from '../../drawings/figures/ScaleFigure.tsx'
import { pairs, rectangle } from '../../drawings/path.ts'
import { declareWidget } from '../declare.ts'

/** The people who run the company, drawn in its shop front, and who they are by number. */
export function StreetScene() {
  const people = teamFloors.flatMap(({ cards }) => cards.filter(({ figure }) => figure))
  const figures = people.map(({ figure }) => figure!) as [FigureName, FigureName, FigureName]
  return (
    <figure className="street-scene">
      <ShopFront name={site.brand} board={['An agent', pounds(agentPrice), 'a month']} people={figures} />
      <figcaption>
        <ol>
          {people.map(({ id, name, role, tagline }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="mono">{role}</span>
              <span>{tagline}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

type ShopFrontProps = {
  /** The name over the shop. */
  name: string
  /** The words on the board on the pavement, a line each. */
  board: readonly string[]
  /** The people, from left to right: in the left window, in the doorway, in the right window. */
  people: readonly [FigureName, FigureName, FigureName]
}

/** The left edges of the flower boxes below the windows. */
const BOXES = [88, 198, 338, 448]

/** A shop front with the people who work there: two at their desks, one in the open door. Each has a number. */
function ShopFront({ name, board, people: [left, middle, right] }: ShopFrontProps) {
  return (
    <svg className="street-scene-shop" viewBox="0 0 600 436" width="600" height="436" aria-hidden="true">
      {/* The house, its cornice, and the windows of the flat above. */}
      <path className="wall" d={rectangle(30, 22, 540, 400)} />
      <path className="wall" d={rectangle(20, 10, 560, 14)} />
      <path className="glass" d={[95, 205, 345, 455].map((x) => sash(x, 44)).join('')} />
      <path className="box" d={BOXES.map((x) => rectangle(x, 104, 64, 10)).join('')} />
      <path className="leaf" d={BOXES.map((x) => `M${x + 4} 104q6-14 12 0 6-16 12 0 6-14 12 0 6-16 12 0`).join('')} />
      {/* The sign, and the rooms behind the windows and the door. */}
      <path className="sign" d={rectangle(44, 128, 512, 46)} />
      <text className="name" x="300" y="160">
        {name}
      </text>
      <path className="room" d={rectangle(60, 188, 176, 182) + rectangle(364, 188, 176, 182)} />
      <path className="hall" d={rectangle(256, 188, 88, 234)} />
      {/* Lamps, shelves and a plant. */}
      <path d="M104 188v22M496 188v22M186 232h44M376 232h44" />
      <path className="lamp" d="M92 224l8-14h8l8 14zM484 224l8-14h8l8 14z" />
      <path
        className="book"
        d="M190 231v-16h6v16zM197 231v-19h7v19zM205 231v-14h5v14zM380 231v-18h7v18zM388 231v-13h6v13zM395 231v-17h6v17z"
      />
      <ScaleFigure name={left} at={{ x: 112, y: 228, height: 168 }} />
      <ScaleFigure name={middle} at={{ x: 262, y: 249, height: 176 }} />
      <ScaleFigure name={right} at={{ x: 412, y: 228, height: 168 }} />
      {/* Desks in front of the people in the windows, each with a telephone. */}
      <path className="desk" d={rectangle(60, 326, 176, 10) + rectangle(364, 326, 176, 10)} />
      <path className="wall" d={rectangle(60, 336, 176, 34) + rectangle(364, 336, 176, 34)} />
      <path className="desk" d="M196 326l3-11h20l3 11zM484 326v-20h26v20z" />
      <path d="M194 314q15-10 30 0" />
      {/* The open door, the wall below the windows, and the step. */}
      <path className="door" d="M344 188l28-10v250l-28-6z" />
      <path d="M350 310v12" />
      <path className="wall" d={rectangle(44, 370, 202, 52) + rectangle(372, 370, 184, 52)} />
      <path
        d={
          rectangle(58, 382, 84, 28) +
          rectangle(150, 382, 84, 28) +
          rectangle(384, 382, 76, 28) +
          rectangle(468, 382, 76, 28)
        }
      />
      {/* The blind over both windows. */}
      <path className="blind" d="M52 174h192l8 20H44zM356 174h192l8 20H348z" />
      <path d="M84 174l-4 20M116 174l-2 20M148 174v20M180 174l2 20M212 174l4 20M388 174l-4 20M420 174l-2 20M452 174v20M484 174l2 20M516 174l4 20" />
      {/* A board and a tree on the pavement. */}
      <path className="board" d="M506 426l8-66h76l8 66z" />
      {board.map((line, index) => (
        <text key={line} className="chalk" x="552" y={384 + index * 15}>
          {line}
        </text>
      ))}
      <path className="leaf" d="M40 398q-22-20-8-40 10-14 20 0 14 20-8 40z" />
      <path className="box" d="M26 398h32l-5 28H31z" />
      <path className="ground" d="M0 428h600" />
      {pairs('84,250 274,210 512,250').map(([x, y], index) => (
        <g key={x} className="number">
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A sash window with four panes, from its upper left corner. */
function sash(x: number, y: number): string {
  return `${rectangle(x, y, 50, 60)}M${x} ${y + 30}h50M${x + 25} ${y}v60`
}

export default declareWidget({
  name: 'StreetScene',
  description: 'The people who run the company, drawn in front of their office in a London street.',
  example: '<StreetScene />',
  component: StreetScene,
})
