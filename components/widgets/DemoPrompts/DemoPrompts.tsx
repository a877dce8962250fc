import { demoPrompts } from '../../../data/demo.ts'

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
