import { wallPaths, type Wall } from './wall.ts'

/** The walls of a plan with their windows and doors: solid where they are built, dashed where they are proposed. */
export function Walls({ walls, proposed }: { walls: readonly Wall[]; proposed?: boolean }) {
  const drawn = walls.map(wallPaths)
  const join = (part: keyof (typeof drawn)[number]) => drawn.map((paths) => paths[part]).join('')
  const [glass, leaves, arcs] = [join('glass'), join('leaves'), join('arcs')]
  return (
    <g className={proposed ? 'proposed-walls' : 'built-walls'}>
      <path className="solid" d={join('solid')} />
      {glass && <path className="win" d={glass} />}
      {leaves && <path className="leaf" d={leaves} />}
      {arcs && <path className="arc" d={arcs} />}
    </g>
  )
}
