import { numbers, polygon, round, type Point } from '../path.ts'

const WIDTH = 440
const HEIGHT = 350
const CENTRE: Point = [WIDTH / 2, 178]
const RADIUS = 112
const RINGS = [25, 50, 75]
const LINE = 1.3

type RadarChartProps = {
  /** The axes' names, clockwise from the top. */
  axes: readonly string[]
  /** The sample's figures in percent, one an axis: a dashed outline. */
  sample: readonly number[]
  /** The visitor's own figures in percent: a solid outline over the sample. */
  own?: readonly number[] | undefined
  /** The chart's text alternative, with its figures. */
  altText: string
}

/** Percentages as outlines over as many axes, each axis with its figures beside it. */
export function RadarChart({ axes, sample, own, altText }: RadarChartProps) {
  const outline = (figures: readonly number[]) =>
    polygon(figures.map((percent, at) => place(at, axes.length, (percent / 100) * RADIUS)))
  const spokes = axes.map((_, at) => `M${numbers(...CENTRE)}L${numbers(...place(at, axes.length, RADIUS))}`).join('')
  return (
    <svg
      className="radar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={altText}
    >
      <path className="rings" d={RINGS.map((percent) => outline(axes.map(() => percent))).join('') + spokes} />
      <path d={outline(axes.map(() => 100))} />
      <path className="sample" d={outline(sample)} />
      {own && <path className="own" d={outline(own)} />}
      {own?.map((percent, at) => {
        const [x, y] = place(at, axes.length, (percent / 100) * RADIUS)
        return <circle key={axes[at]} className="dot" cx={x} cy={y} r="5" />
      })}
      {axes.map((axis, at) => {
        const [x, y] = place(at, axes.length, RADIUS + 14)
        const anchor = Math.abs(x - CENTRE[0]) < 1 ? 'middle' : x > CENTRE[0] ? 'start' : 'end'
        const lines = own ? [`you ${own[at]}%`, `sample ${sample[at]}%`] : [`${sample[at]}%`]
        // Labels above the chart end at it, labels below start at it. In ems, because phones have a larger font size.
        const lift = y < CENTRE[1] - RADIUS ? -lines.length * LINE : y > CENTRE[1] ? 1 : -0.6
        return (
          <text key={axis} textAnchor={anchor} x={x} y={y}>
            <tspan className="axis" dy={`${round(lift)}em`}>
              {axis}
            </tspan>
            {lines.map((line) => (
              <tspan key={line} x={x} dy={`${LINE}em`}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}

/** The point on an axis at a distance from the centre, rounded to a whole unit. */
function place(axis: number, of: number, distance: number): Point {
  const angle = (axis / of) * 2 * Math.PI - Math.PI / 2
  return [Math.round(CENTRE[0] + distance * Math.cos(angle)), Math.round(CENTRE[1] + distance * Math.sin(angle))]
}
