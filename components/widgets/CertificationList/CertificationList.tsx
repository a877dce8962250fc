import {
  certificationIds,
  certifications,
  hasCertificate,
  statusText,
  type Certification,
} from '../../../data/compliance.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDialogInAddress } from '../../ui/dialog-in-address.ts'
import { Badge, Stamp } from '../../ui/marks.tsx'
import { Certificate } from './Certificate.tsx'

const active = certificationIds.filter(hasCertificate)

/**
 * The company's certifications with where each stands. An active one opens its certificate; the address remembers
 * which.
 */
export function CertificationList() {
  const { openId: shown, open, dialog } = useDialogInAddress('certificate', active)
  return (
    <>
      <ul className="certs">
        {certificationIds.map((id) => {
          const { name, description, features } = certifications[id]
          return (
            <li key={id}>
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
                <p className="small">{features.join('\u00a0· ')}</p>
              </div>
              <Status certification={certifications[id]} />
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
      <div className="without-script certs-open">
        {active.map((id) => (
          <section key={id} className="card">
            <h3>{certifications[id].name} certificate</h3>
            <Certificate id={id} />
          </section>
        ))}
      </div>
      {shown && (
        <Dialog
          title={`${certifications[shown].name} certificate`}
          subtitle={statusText(certifications[shown])}
          className="certificate"
          {...dialog}
        >
          <Certificate id={shown} />
          <p className="not-printed">
            <Button variant="outline" onClick={() => print()}>
              Print this certificate
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}

function Status({ certification }: { certification: Certification }) {
  const { status } = certification
  if (status === 'locked')
    return (
      <p className="cert-status">
        <Badge>{statusText(certification)}</Badge>
      </p>
    )
  return (
    <p className="cert-status">
      <Stamp kind={status === 'active' ? 'success' : 'warning'}>{statusText(certification)}</Stamp>
    </p>
  )
}
