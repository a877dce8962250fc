import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { WidgetContext } from '../declare.ts'

type ActionProps = WidgetContext & {
  /** Where it leads: a path, an anchor, or a whole address. */
  href: string
  variant: ButtonVariant
  size: ButtonSize
  /** Whether it leads back, and has an arrow before its words. */
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
