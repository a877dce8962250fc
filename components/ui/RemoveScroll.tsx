import type { ElementType, ReactNode, Ref } from 'react'

type RemoveScrollProps = {
  as?: ElementType
  children?: ReactNode
  ref?: Ref<HTMLElement>
  /** Props of the replaced package, which are ignored: dialog.css stops the page from scrolling. */
  allowPinchZoom?: boolean
  shards?: unknown
}

/**
 * Replaces the package of this name, with which Radix Dialog stops the page from scrolling. It adds a style sheet,
 * which the content security policy forbids; `html:has(.dialog-backdrop)` does the same.
 */
export function RemoveScroll({ as: Tag = 'div', allowPinchZoom: _pinch, shards: _shards, ...rest }: RemoveScrollProps) {
  return <Tag {...rest} />
}
