import { certifications, securityCards, statusText, type CertificationId } from '../../../data/compliance.ts'
import { Badge, Stamp } from '../../ui/marks.tsx'

/** The six things that keep data safe. Each certification shows its status. */
export function SecurityRooms() {
  return (
    <ul className="cells thirds">
      {securityCards.map(({ title, text, certification }) => (
        <li key={title}>
          <h2 className="text-h3">{title}</h2>
          <p>{text}</p>
          {certification && (
            <p className="end">
              <Status of={certification} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Status({ of }: { of: CertificationId }) {
  const { status } = certifications[of]
  const text = statusText(certifications[of])
  if (status === 'locked') return <Badge>{text}</Badge>
  return <Stamp kind={status === 'active' ? 'success' : 'warning'}>{text}</Stamp>
}
