import { useRef } from 'react'
import { pounds } from '../../../data/pricing.ts'
import { ROI_CAVEAT, ROI_EXAMPLE, type RoiFigures, type RoiRates } from '../../../data/roi.ts'
import { auditPath } from '../../forms/audit.ts'
import { isExample, roi, roiBasis, roiMethod, roiParts, roiText } from './roi-state.ts'
import { ShareBar } from '../../drawings/charts/ShareBar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CopyAndPrint } from '../../ui/CopyAndPrint.tsx'

/** A year's sum: its three parts as a bar and as a list, the total, how it is worked out, and ways to keep it. */
export function RoiResult({ figures, rates }: { figures: RoiFigures; rates: RoiRates }) {
  const sheet = useRef<HTMLElement>(null)
  const result = roi(figures, rates)
  const parts = roiParts(result)
  return (
    <section className="card roi-result" ref={sheet}>
      <h3>Each year</h3>
      <p className="mono">{roiBasis(figures)}</p>
      <ShareBar shares={parts} whole="Total impact" />
      <dl>
        {parts.map(({ label, amount }, at) => (
          <div key={label}>
            <dt>
              <i className={`part${at + 1}`} />
              {label}
            </dt>
            <dd>{pounds(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total impact</dt>
          <dd>
            <output aria-label="Total impact">{pounds(result.total)}</output>
          </dd>
        </div>
      </dl>
      <p className="hint">
        {ROI_CAVEAT} {isExample(figures) && ROI_EXAMPLE}
      </p>
      <details className="more">
        <summary>How it’s worked out</summary>
        <p>{roiMethod(rates)}</p>
      </details>
      <div className="cta">
        <ButtonLink href={auditPath({ impact: isExample(figures) ? undefined : result.total })}>
          Book Free Audit Call
        </ButtonLink>
        <div className="with-script copy">
          <CopyAndPrint what="Calculation" text={() => roiText(figures, rates)} sheet={sheet} />
        </div>
      </div>
    </section>
  )
}
