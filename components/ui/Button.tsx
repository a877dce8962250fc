import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

/**
 * The eleven variants of a button. `agent` and `agent-filled` take their colour from a department class on them or an
 * ancestor.
 */
export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'success',
  'premium',
  'agent',
  'agent-filled',
] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** The four sizes of a button; `icon` is a square that holds an icon only, so the button needs an `aria-label`. */
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

export type ButtonLook = {
  /** Default: default. At most one `hero` in view. */
  variant?: ButtonVariant
  /** Default: default, 46 pixels high. */
  size?: ButtonSize
  /** Further classes, such as a department's. */
  className?: string
}

function buttonClass({ variant = 'default', size = 'default', className }: ButtonLook = {}): string {
  return ['btn', `btn-${variant}`, size !== 'default' && `btn-${size}`, className].filter(Boolean).join(' ')
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={buttonClass({ variant, size, className })} {...rest} />
}

/** The spinner of a button while it sends. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
