import { quickActions } from '../../../data/compliance.ts'
import { Icon } from '../../ui/Icon.tsx'

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
