import { canvas, type CanvasField } from '../../../data/canvas.ts'
import { declareWidget } from '../declare.ts'

/** The value-proposition canvas: what a business needs on the left, what the agents bring to it on the right. */
export function ValueCanvas() {
  return (
    <div className="value-canvas">
      {Object.values(canvas).map(({ title, fields }) => (
        <div key={title}>
          <h3>{title}</h3>
          {(Object.values(fields) as CanvasField[]).map((field) => (
            <div key={field.title}>
              <h4>{field.title}</h4>
              <ul>
                {field.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

export default declareWidget({
  name: 'ValueCanvas',
  description: 'The value-proposition canvas: what a business needs, and what the agents bring to it.',
  example: '<ValueCanvas />',
  component: ValueCanvas,
})
