import { z } from 'zod'
import { ButtonLink, type ButtonSize, type ButtonVariant, buttonVariants } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

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

export default declareWidget({
  name: 'Action',
  description: 'A link that looks like a button. Its text is between the tags.',
  props: z.strictObject({
    href: z
      .string()
      .regex(/^(\/|#|https?:\/\/|mailto:|tel:\+?\d)/i, 'must begin with /, #, https://, mailto: or tel: and a number')
      .describe(
        'Where it leads: a page (`/demo`), a section of this page (`#demo-section`), an e-mail or a call (`mailto:`, `tel:+44…`), or another site, which opens in a new tab.',
      ),
    variant: z
      .enum(buttonVariants)
      .default('default')
      .describe('How it looks. `hero` at most once in view, `outline` for the second choice.'),
    size: z.enum(['default', 'sm', 'lg']).default('default').describe('`lg` beside a `hero`.'),
    back: z
      .boolean()
      .default(false)
      .describe(
        'Whether an arrow precedes its text: for a link back to the page above, with `variant="ghost" size="sm"`.',
      ),
  }),
  example: '<Action href="/demo" variant="outline">Book a demo</Action>',
  takesChildren: true,
  madeFrom: 'link',
  isButton: true,
  component: Action,
})
