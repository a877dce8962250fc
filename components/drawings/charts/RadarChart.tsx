import { numbers, polygon, round, type Point } from '../path.ts'

const WIDTH = 440
const HEIGHT = 350
const CENTRE: Point = [WIDTH / 2, 178]
const RADIUS = 112
const RINGS = [25, 50, 75]
/** In ems. */
const LINE_HEIGHT = 1.3

type RadarChartProps = {
  /** The axes' names, clockwise from the top. */
  axes: readonly string[]
  /** The sample's figures in percent, one an axis: a dashed outline. */
  sample: readonly number[]
  /** The visitor's figures in percent: a solid outline over the sample. */
  answers?: readonly number[] | undefined
  /** The chart's text alternative, with its figures. */
  altText: string
}

/** Percentages as outlines over as many axes, each axis with its figures beside it. */
export function RadarChart({ axes, sample, answers, altText }: RadarChartProps) {
  const outline = (figures: readonly number[]) =>
    polygon(figures.map((percent, index) => pointOn(index, axes.length, (percent / 100) * RADIUS)))
  const spokes = axes
    .map((_, index) => `M${numbers(...CENTRE)}L${numbers(...pointOn(index, axes.length, RADIUS))}`)
    .join('')
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
      {answers && <path className="answers" d={outline(answers)} />}
      {answers?.map((percent, index) => {
        const [x, y] = pointOn(index, axes.length, (percent / 100) * RADIUS)
        return <circle key={axes[index]} className="dot" cx={x} cy={y} r="5" />
      })}
      {axes.map((axis, index) => {
        const [x, y] = pointOn(index, axes.length, RADIUS + 14)
        const anchor = Math.abs(x - CENTRE[0]) < 1 ? 'middle' : x > CENTRE[0] ? 'start' : 'end'
        const lines = answers ? [`you ${answers[index]}%`, `sample ${sample[index]}%`] : [`${sample[index]}%`]
        // Labels above the chart end at it, labels below start at it. In ems, because phones have a larger font size.
        const lift = y < CENTRE[1] - RADIUS ? -lines.length * LINE_HEIGHT : y > CENTRE[1] ? 1 : -0.6
        return (
          <text key={axis} textAnchor={anchor} x={x} y={y}>
            <tspan className="axis" dy={`${round(lift)}em`}>
              {axis}
            </tspan>
            {lines.map((line) => (
              <tspan key={line} x={x} dy={`${LINE_HEIGHT}em`}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}

/** The point on an axis, of so many, at a distance from the centre. */
function pointOn(axis: number, axisCount: number, distance: number): Point {
  const angle = (axis / axisCount) * 2 * Math.PI - Math.PI / 2
  return [Math.round(CENTRE[0] + distance * Math.cos(angle)), Math.round(CENTRE[1] + distance * Math.sin(angle))]
}
