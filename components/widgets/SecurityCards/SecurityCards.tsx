import { certifications, securityCards, statusOf } from '../../../data/compliance.ts'
import { Status } from '../../ui/marks.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

/** The six things that keep data safe. Each certification shows its status. */
export function SecurityCards({ buildDate }: WidgetContext) {
  return (
    <ul className="cells thirds">
      {securityCards.map(({ title, text, certification }) => (
        <li key={title}>
          <h2 className="text-h3">{title}</h2>
          <p>{text}</p>
          {certification && (
            <p className="end">
              <Status {...statusOf(certifications[certification], buildDate)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export default declareWidget({
  name: 'SecurityCards',
  description: 'Six cards about security. Each certification shows its true status.',
  example: '<SecurityCards />',
  component: SecurityCards,
})
