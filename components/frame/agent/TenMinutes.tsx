import { gdprStrip } from '../../../data/compliance.ts'
import { liveClaim, setupSteps } from '../../../data/hire.ts'
import { Stamp } from '../../ui/marks.tsx'

/** The setup of an agent on a ruler of ten minutes, and what happens to the data. */
export function TenMinutes() {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>{liveClaim}</h2>
        <ol className="ten-min">
          {setupSteps.map(({ title, minute }) => (
            <li key={title}>
              <span className="mono">{minute} min</span>
              <h3>{title}</h3>
            </li>
          ))}
        </ol>
        <div className="gdpr">
          <Stamp>{gdprStrip.stamp}</Stamp>
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
