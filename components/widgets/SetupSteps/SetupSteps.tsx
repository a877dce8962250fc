import { setupSteps } from '../../../data/hire.ts'

/** The four setup steps on a ruler of ten minutes, each with what you do in it. */
export function SetupSteps() {
  return (
    <ol className="ten-min">
      {setupSteps.map(({ title, text, minute }) => (
        <li key={title}>
          <span className="mono">{minute} min</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
