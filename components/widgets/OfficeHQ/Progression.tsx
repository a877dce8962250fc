import { agentWord, bandFor, bandRange, bands, progression, progressionFor } from '../../../data/pricing.ts'
import { buildingOf } from '../../drawings/elevation/buildings.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'

/** The department progression as five growing buildings, dashed beyond today. */
export function Progression({ hired }: { hired: number }) {
  const current = progressionFor(hired)
  return (
    <section className="office-block" aria-labelledby="progression">
      <h2 id="progression">Department progression</h2>
      <ol className="office-progression">
        {progression.map((step) => (
          <li
            key={step.name}
            className={hired < step.from ? 'ahead' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <Elevation building={buildingOf(bandFor(step.from), bands)} proposed={hired < step.from} />
            <div>
              <b>{step.name}</b>
              <p className="mono">
                {bandRange(step)} {agentWord(step.to)}
              </p>
              {step.perk && <p>{step.perk}</p>}
              {step === current && <p className="mono here">You are here</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
