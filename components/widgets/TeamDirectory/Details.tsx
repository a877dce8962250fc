import { agentPath } from '../../../data/agents.ts'
import { teamCards } from '../../../data/team.ts'

/** The texts of the dialogs, for visitors without script. */
export function Details() {
  return (
    <section className="team-details without-script">
      <h2>Who does what</h2>
      <ul>
        {teamCards.map(({ id, agent, detail: { heading, subheading, body } }) => (
          <li key={id}>
            <h3>{agent ? <a href={agentPath(agent)}>{heading}</a> : heading}</h3>
            <p className="mono">{subheading}</p>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
