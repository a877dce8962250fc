type SetupRulerProps = {
  /** The steps in order: a name, what you do in it, and the minute at which it begins. */
  steps: readonly { title: string; text: string; minute: number }[]
}

/** The class of a step's length on the ruler; none for the last. `pages/site.css` names them for Tailwind. */
function lengthClass(start: number, end: number | undefined): string | undefined {
  return end === undefined ? undefined : `grow-${end - start}`
}

/** An agent's setup steps on a ruler of minutes, each with what you do in it. */
export function SetupRuler({ steps }: SetupRulerProps) {
  return (
    <ol className="setup-ruler">
      {steps.map(({ title, text, minute }, index) => (
        <li key={title} className={lengthClass(minute, steps[index + 1]?.minute)}>
          <span className="mono">{minute} min</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
