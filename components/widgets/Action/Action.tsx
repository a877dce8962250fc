import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { WidgetContext } from '../declare.ts'

type ActionProps = WidgetContext & {
  /** Its target: a path, an anchor or a URL. */
  href: string
  variant: ButtonVariant
  size: ButtonSize
  /** Whether it leads back: an arrow is before its label. */
  back: boolean
}

/** A link that looks like a button. Other sites open in a new tab. */
export function Action({ href, variant, size, back, children }: ActionProps) {
  const elsewhere = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <ButtonLink href={href} variant={variant} size={size} {...elsewhere}>
      {back && <Icon name="arrow-left" width="18" height="18" />}
      {children}
    </ButtonLink>
  )
}
