import { agentPath, agents } from '../../../data/agents.ts'
import { MAX_SCORE } from '../../../data/readiness-questions.ts'
import { readinessBands } from '../../../data/readiness.ts'

/** The three results with what they recommend, for visitors without script, who add up their own points. */
export function AssessmentScoring() {
  return (
    <section className="without-script assessment-own-count">
      <h2>Add up your points</h2>
      <p>
        For each question the first answer scores 3 points, the second 2, the third 1 and the last 0. The maximum is{' '}
        {MAX_SCORE}.
      </p>
      {readinessBands.map(({ id, level, title, from, to, recommendation, explanation, agents: team }) => (
        <section key={id}>
          <p className="mono">
            {from}–{to} points, {level}
          </p>
          <h3>{title}</h3>
          <p>
            {recommendation} {explanation}
          </p>
          <p>
            {team.map((agent, at) => (
              <span key={agent}>
                {at > 0 && ', '}
                <a href={agentPath(agent)}>{agents[agent].title}</a>
              </span>
            ))}
          </p>
        </section>
      ))}
      <p>
        <a href="/#demo-section">Book a demo</a> and tell us your score, or <a href="/office">plan your office</a>.
      </p>
    </section>
  )
}
