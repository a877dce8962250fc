import { site } from '../../../data/site.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LiveDot } from '../../ui/marks.tsx'

/** The looks of a call button. */
export const callVariants = ['outline', 'default', 'hero'] as const

type CallButtonProps = {
  /** hotline: the demo AI receptionist, marked LIVE. main: people, in office hours. */
  line: 'hotline' | 'main'
  /** The words on the button. */
  label: string
  /** How it looks. */
  variant: (typeof callVariants)[number]
}

/** A button that starts a phone call. */
export function CallButton({ line, label, variant }: CallButtonProps) {
  const number = line === 'hotline' ? site.hotline : site.phone
  return (
    <ButtonLink variant={variant} size="lg" href={number.href}>
      <Icon name="phone" />
      {label} {line === 'hotline' && <LiveDot filled={variant !== 'outline'} />}
    </ButtonLink>
  )
}
