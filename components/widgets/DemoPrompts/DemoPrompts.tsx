import { demoPrompts } from '../../../data/demo.ts'
import { declareWidget } from '../declare.ts'

/** The sample prompts for the demo line: what to say, and what to listen for. */
export function DemoPrompts() {
  return (
    <ol className="prompts">
      {demoPrompts.map(({ title, say, listenFor }, index) => (
        <li key={title}>
          <span className="num">{index + 1}</span>
          <h3>{title}</h3>
          <blockquote>“{say}”</blockquote>
          <p>{listenFor}</p>
        </li>
      ))}
    </ol>
  )
}

export default declareWidget({
  name: 'DemoPrompts',
  description: 'Three things to say to the demo receptionist, and what to listen for.',
  example: '<DemoPrompts />',
  component: DemoPrompts,
})
