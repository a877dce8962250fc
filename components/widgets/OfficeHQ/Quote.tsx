import { hiredDesks } from '../../../data/office.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { officeText, officeTotal, type Office } from './office-state.ts'
import {
  agentCountText,
  agentPrice,
  bandFor,
  cheaperStep,
  FULL_OFFICE,
  pounds,
  powerUps,
  volumeSaving,
} from '../../../data/pricing.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Ruler } from '../../ui/Progress.tsx'
import { CopyAndPrint } from '../../ui/CopyAndPrint.tsx'

/** The office's level, its price as a sum, and its progress towards sixteen agents. */
export function Quote({ office }: { office: Office }) {
  const count = office.hired.length
  const band = bandFor(count)
  const saving = volumeSaving(count)
  const next = count === cheaperStep.from
  return (
    <section className="card quote" aria-labelledby="office-level">
      <div className="quote-level">
        <div>
          <p>Office level</p>
          <h2 id="office-level">{band.level}</h2>
        </div>
        <Elevation band={band} />
      </div>
      <p className="quote-price">
        <b>{pounds(band.price)}</b> per agent, per month
      </p>
      <Ruler value={Math.min(count, FULL_OFFICE)} max={FULL_OFFICE} label="Agents hired" />
      <p className="quote-ends mono">
        <span>{count} hired</span>
        <span>{FULL_OFFICE}</span>
      </p>
      <dl>
        <div>
          <dt>
            {agentCountText(count)} at {pounds(band.price)}
          </dt>
          <dd>{pounds(count * band.price)}</dd>
        </div>
        {office.powerUps.map((id) => (
          <div key={id}>
            <dt>{powerUps[id].name}</dt>
            <dd>{pounds(powerUps[id].price)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Monthly total</dt>
          <dd>
            <output aria-label="Monthly total">{pounds(officeTotal(office))}</output>
          </dd>
        </div>
      </dl>
      <p className="quote-saving">
        {saving > 0
          ? `Volume pricing saves ${pounds(saving)} a month compared with ${pounds(agentPrice)} each.`
          : 'Volume pricing starts with the second agent.'}
      </p>
      <p className={next ? 'quote-step now' : 'quote-step'}>
        {next && 'One more agent costs less: '}
        {cheaperStep.from} agents cost {pounds(cheaperStep.before)} a month, {cheaperStep.to} cost{' '}
        {pounds(cheaperStep.after)}.
      </p>
      <ul className="quote-desks">
        {hiredDesks(office).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <div className="quote-actions">
        <ButtonLink href={hirePath({ desks: office.hired, powerUps: office.powerUps })}>Hire this office</ButtonLink>
        <div className="with-script">
          <CopyAndPrint what="Quote" text={() => officeText(office)} />
        </div>
      </div>
    </section>
  )
}
