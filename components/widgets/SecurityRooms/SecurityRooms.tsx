import { securityCards } from '../../../data/compliance.ts'
import { CertificationStatus } from '../../ui/CertificationStatus.tsx'
import type { WidgetContext } from '../declare.ts'

/** The six things that keep data safe. Each certification shows its status. */
export function SecurityRooms({ buildDate }: WidgetContext) {
  return (
    <ul className="cells thirds">
      {securityCards.map(({ title, text, certification }) => (
        <li key={title}>
          <h2 className="text-h3">{title}</h2>
          <p>{text}</p>
          {certification && (
            <p className="end">
              <CertificationStatus id={certification} buildDate={buildDate} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
