type SetupRulerProps = {
  /** The steps in order: a name, what you do in it, and the minute at which it begins. */
  steps: readonly { title: string; text: string; minute: number }[]
}

/** An agent's setup steps on a ruler of minutes, each with what you do in it. */
export function SetupRuler({ steps }: SetupRulerProps) {
  return (
    <ol className="ten-min">
      {steps.map(({ title, text, minute }) => (
        <li key={title}>
          <span className="mono">{minute} min</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
