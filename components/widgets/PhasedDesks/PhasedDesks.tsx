import { agentPath, agents } from '../../../data/agents.ts'
import { desksOf, PHASE_NOTE, phaseBars } from '../../../data/transformation.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { declareWidget, type PrintBlock } from '../declare.ts'

/**
 * The ten desks in three rooms, one a phase, each with its bar. What its agents take over opens. What has only begun is
 * dashed.
 */
export function PhasedDesks() {
  return (
    <>
      <ol className="rooms phases">
        {phaseBars.map(({ phase, title, percent }) => (
          <li key={phase} className={percent < 50 ? 'dashed' : undefined}>
            <p className="mono">Phase {phase}</p>
            <h3>{title}</h3>
            <div className="phases-figure">
              <PhaseBar name={`Phase ${phase}, ${title}`} percent={percent} />
              <b>{percent}%</b>
            </div>
            <ul>
              {desksOf(phase).map(({ agent }) => (
                <li key={agent}>
                  <PlanSymbol department={agents[agent].department} size={52} proposed={percent < 50} />
                  <a href={agentPath(agent)}>{agents[agent].name}</a>
                </li>
              ))}
            </ul>
            <details className="more">
              <summary>What they take over</summary>
              <dl>
                {desksOf(phase).map(({ agent, description }) => (
                  <div key={agent}>
                    <dt>{agents[agent].name}</dt>
                    <dd>{description}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ol>
      <p className="mono phases-note">{PHASE_NOTE}</p>
    </>
  )
}

type PhaseBarProps = {
  /** The phase, as it is read out: 'Phase 1, Customers and calls'. */
  name: string
  percent: number
}

/** The progress of a phase: solid for what is done, dashed for the rest. The text beside it has the figure. */
function PhaseBar({ name, percent }: PhaseBarProps) {
  return (
    <svg className="phases-bar" width="100%" height="16" role="img" aria-label={`${name}: ${percent}%`}>
      <rect className="rest" x="1" y="1" width="99%" height="14" />
      <rect width={`${percent}%`} height="16" />
    </svg>
  )
}

export default declareWidget({
  name: 'PhasedDesks',
  description: 'The agents of a larger firm in three phases, with a progress bar for each phase.',
  example: '<PhasedDesks />',
  print: () => [
    ...phaseBars.flatMap(({ phase, title, percent }): PrintBlock[] => [
      { kind: 'heading', text: `Phase ${phase}: ${title}` },
      { kind: 'bar', name: `Phase ${phase}`, percent },
      {
        kind: 'desks',
        desks: desksOf(phase).map(({ agent, description }) => ({
          name: agents[agent].name,
          department: agents[agent].department,
          text: description,
          proposed: percent < 50,
        })),
      },
    ]),
    { kind: 'note', text: PHASE_NOTE },
  ],
  component: PhasedDesks,
})
