import { quickActions } from '../../../data/compliance.ts'
import { Icon } from '../../ui/Icon.tsx'
import { declareWidget } from '../declare.ts'

/** Links onward from the compliance centre. */
export function QuickActions() {
  return (
    <ul className="quick">
      {quickActions.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <b>{label}</b> <span>{text}</span>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

export default declareWidget({
  name: 'QuickActions',
  description: 'The four quick actions of the Compliance Centre, as a list of links.',
  example: '<QuickActions />',
  component: QuickActions,
})
