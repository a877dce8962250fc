import { certifications, statusText, type Certification, type CertificationId } from '../../../data/compliance.ts'
import { site } from '../../../data/site.ts'

/** The summary of a certificate: who holds it, what it covers, until when. */
export function Certificate({ id, buildDate }: { id: CertificationId; buildDate: string | undefined }) {
  const certification: Certification = certifications[id]
  const { description, features } = certification
  const rows: [string, string][] = [
    ['Held by', `${site.brand}, ${site.address.join(', ')}`],
    ['Company number', site.companyNumber],
    ['Status', statusText(certification, buildDate)],
  ]
  return (
    <>
      <p>{description}</p>
      <dl className="cert-facts">
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
        This is our own summary. For the full documents, email <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </>
  )
}
