import { certificationIds, certifications, statusText } from '../../../data/compliance.ts'
import { Badge, Stamp } from '../../ui/marks.tsx'

/** The certifications as badges: a stamp for what is granted or pending, a dashed label for what is not held yet. */
export function SecurityBadges() {
  return (
    <ul className="sec-badges">
      {certificationIds.map((id) => {
        const { name, status, description } = certifications[id]
        const text = statusText(certifications[id])
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              {status === 'locked' ? (
                <Badge>{text}</Badge>
              ) : (
                <Stamp kind={status === 'active' ? 'success' : 'warning'}>{text}</Stamp>
              )}
            </p>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
