import { certifications, statusText, type Certification, type CertificationId } from '../../../data/compliance.ts'
import { site } from '../../../data/site.ts'

/** Our own statement on a certification: who made it, what it covers, until when. */
export function Certificate({ id, buildDate }: { id: CertificationId; buildDate: string | undefined }) {
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
