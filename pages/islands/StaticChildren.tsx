import { useCallback } from 'react'

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }

/** React leaves alone what is inside an element with HTML of its own; empty, since the nodes themselves are put there. */
const nothing = { __html: trustedTypes?.emptyHTML ?? '' }

/**
 * What MDX wrote between a widget's tags: the very nodes that came with the page, so that what is open, typed or awake in
 * them lasts even when the widget takes them away and shows them again.
 */
export function StaticChildren({ nodes }: { nodes: ChildNode[] }) {
  const keep = useCallback(
    (place: HTMLElement | null) => {
      if (place && place.firstChild !== (nodes[0] ?? null)) place.replaceChildren(...nodes)
    },
    [nodes],
  )
  return (
    <div
      ref={keep}
      className="contents"
      data-island-children=""
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  )
}
