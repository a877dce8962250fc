const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }

/** React does not touch the content of an element with `dangerouslySetInnerHTML`. The nodes are inserted by the ref. */
const emptyHtml = { __html: trustedTypes?.emptyHTML ?? '' }

/**
 * The MDX between a widget's tags: the original nodes of the page. Their state (open, typed, hydrated) survives when
 * the widget unmounts and mounts them again.
 */
export function StaticChildren({ nodes }: { nodes: ChildNode[] }) {
  const insertNodes = (container: HTMLElement | null) => {
    if (container && container.firstChild !== (nodes[0] ?? null)) container.replaceChildren(...nodes)
  }
  return (
    <div
      ref={insertNodes}
      className="contents"
      data-island-children=""
      dangerouslySetInnerHTML={emptyHtml}
      suppressHydrationWarning
    />
  )
}
