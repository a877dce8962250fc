import {
  certificationIds,
  certifications,
  hasCertificate,
  statusOf,
  statusText,
  type Certification,
  type CertificationId,
} from '../../../data/compliance.ts'
import { site } from '../../../data/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, useDialogInAddress } from '../../ui/Dialog.tsx'
import { Status } from '../../ui/marks.tsx'
import type { WidgetContext } from '../declare.ts'

/** The class of a room: pending is hatched, as in a plan, and what is not held is dashed. */
const STATUS_CLASSES = { active: undefined, pending: 'hatched', locked: 'dashed' } as const

const activeIds = certificationIds.filter(hasCertificate)

/**
 * The company's certifications with their status. An active one opens its certificate in a dialog; the address names
 * it.
 */
export function CertificationList({ buildDate }: WidgetContext) {
  const { openId, open, dialog } = useDialogInAddress('certificate', activeIds)
  return (
    <>
      <ul className="rooms certificate-list">
        {certificationIds.map((id) => {
          const { name, description, features } = certifications[id]
          return (
            <li key={id} className={STATUS_CLASSES[certifications[id].status]}>
              <h3>{name}</h3>
              <p className="certificate-status">
                <Status {...statusOf(certifications[id], buildDate)} />
              </p>
              <p>{description}</p>
              <ul className="dash">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {hasCertificate(id) && (
                <Button
                  variant="premium"
                  className="with-script"
                  aria-haspopup="dialog"
                  data-certificate={id}
                  onClick={() => open(id)}
                >
                  Certificate<span className="sr-only"> for {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="without-script certificate-texts">
        {activeIds.map((id) => (
          <section key={id} className="card">
            <h3>{certifications[id].name}: our own statement</h3>
            <Certificate id={id} buildDate={buildDate} />
          </section>
        ))}
      </div>
      {openId && (
        <Dialog
          title={`${certifications[openId].name}: our own statement`}
          subtitle={statusText(certifications[openId], buildDate)}
          className="print-alone"
          {...dialog}
        >
          <Certificate id={openId} buildDate={buildDate} />
          <p>
            <Button variant="outline" onClick={() => print()}>
              Print this statement
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}

/** Our own statement on a certification: who made it, what it covers, until when. */
function Certificate({ id, buildDate }: { id: CertificationId; buildDate: string | undefined }) {
  const certification: Certification = certifications[id]
  const { description, features } = certification
  const rows: [string, string][] = [
    ['Made by', `${site.brand}, ${site.address.join(', ')}`],
    ['Company number', site.companyNumber],
    ['Status', statusText(certification, buildDate)],
  ]
  return (
    <>
      <p>Written by us. No outside body has issued it. {description}</p>
      <dl className="certificate-facts">
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div>
          <dt>Covers</dt>
          <dd>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className="hint">
        For the full documents, email <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </>
  )
}
