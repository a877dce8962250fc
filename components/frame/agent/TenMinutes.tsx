import { afterSetup, setupStepsOf } from '../../../data/agent-setup.ts'
import type { AgentId } from '../../../data/agents.ts'
import { gdprStrip } from '../../../data/compliance.ts'
import { liveClaim, MINUTES_TO_LIVE } from '../../../data/hire.ts'
import { StampMark } from '../../ui/marks.tsx'
import { SetupRuler } from '../../ui/SetupRuler.tsx'

/** The setup of an agent on a ruler of minutes, and what happens to the data. */
export function TenMinutes({ id }: { id: AgentId }) {
  return (
    <section className="sec band">
      <div className="wrap flow">
        <h2>{liveClaim}</h2>
        <p>{`We set it up with you on a call. It takes ${MINUTES_TO_LIVE} minutes of your time. ${afterSetup(id) ?? ''}`}</p>
        <SetupRuler steps={setupStepsOf(id)} />
        <div className="gdpr">
          <StampMark>{gdprStrip.stamp}</StampMark>
          <p>{gdprStrip.text}</p>
          <p>
            {gdprStrip.links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
