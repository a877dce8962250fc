import type { ElementType, ReactNode, Ref } from 'react'

type RemoveScrollProps = {
  as?: ElementType
  children?: ReactNode
  ref?: Ref<HTMLElement>
  /** What the package of this name knows besides; the page is held by a rule of dialog.css instead. */
  allowPinchZoom?: boolean
  shards?: unknown
}

/**
 * Stands in for the package of this name below Radix Dialog, which adds a style sheet to the page to keep it from
 * scrolling:
 * a strict policy allows none, and `html:has(.scrim)` does it.
 */
export function RemoveScroll({ as: Tag = 'div', allowPinchZoom: _pinch, shards: _shards, ...rest }: RemoveScrollProps) {
  return <Tag {...rest} />
}
