import { site } from '../../../data/site.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LiveDot } from '../../ui/marks.tsx'

type CallButtonProps = {
  /** hotline: the demo AI receptionist, marked LIVE. main: people, in office hours. */
  line: 'hotline' | 'main'
  /** The words on the button. */
  label: string
}

/** A button that phones. */
export function CallButton({ line, label }: CallButtonProps) {
  const number = line === 'hotline' ? site.hotline : site.phone
  return (
    <ButtonLink variant="outline" size="lg" href={number.href}>
      <Icon name="phone" />
      {label} {line === 'hotline' && <LiveDot />}
    </ButtonLink>
  )
}
