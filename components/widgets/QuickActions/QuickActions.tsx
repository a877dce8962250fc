import { quickActions } from '../../../data/compliance.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Links onward from the compliance centre. */
export function QuickActions() {
  return (
    <ul className="quick">
      {quickActions.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
