import { agentPath, agents } from '../../../data/agents.ts'
import { desksOf, PHASE_NOTE, phaseBars } from '../../../data/transformation.ts'
import { PhaseBar } from '../../drawings/charts/PhaseBar.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'

/** The ten desks in three rooms, one a phase, each phase with its bar. What has only begun is dashed. */
export function PhasedDesks() {
  return (
    <>
      <ol className="phases">
        {phaseBars.map(({ phase, title, percent }) => (
          <li key={phase}>
            <p className="mono">Phase {phase}</p>
            <h3>{title}</h3>
            <div className="phase-figure">
              <PhaseBar name={`Phase ${phase}, ${title}`} percent={percent} />
              <b>{percent}%</b>
            </div>
            <ul>
              {desksOf(phase).map(({ agent, description }) => (
                <li key={agent}>
                  <PlanSymbol department={agents[agent].department} size={52} proposed={percent < 50} />
                  <div>
                    <a href={agentPath(agent)}>{agents[agent].name}</a>
                    <p>{description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mono phase-note">{PHASE_NOTE}</p>
    </>
  )
}
