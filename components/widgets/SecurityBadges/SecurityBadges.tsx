import { certificationIds, certifications, statusKind, statusText } from '../../../data/compliance.ts'
import { Status } from '../../ui/marks.tsx'
import type { WidgetContext } from '../declare.ts'

/** The certifications as badges. */
export function SecurityBadges({ buildDate }: WidgetContext) {
  return (
    <ul className="sec-badges">
      {certificationIds.map((id) => (
        <li key={id}>
          <h3>{certifications[id].name}</h3>
          <p>
            <Status kind={statusKind(certifications[id], buildDate)}>
              {statusText(certifications[id], buildDate)}
            </Status>
          </p>
          <p>{certifications[id].description}</p>
        </li>
      ))}
    </ul>
  )
}
