import type { ComponentType, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { completeLog, replay, type EventLog } from './replay.ts'

type View = ComponentType<Record<string, unknown>>

const hydrated = new WeakMap<Element, { root: Root; View: View }>()

/**
 * Hydrates an island, then replays the visitor's earlier events in order.
 * @param onError called when the widget throws, at any time; the island's original HTML is restored before
 */
export async function hydrate(
  island: HTMLElement,
  View: View,
  log: EventLog,
  onError: (error: unknown) => void,
): Promise<void> {
  if (island.dataset['hydrated'] !== undefined) return

  const nodes = [...island.childNodes]
  const onUncaughtError = (error: unknown) => {
    // React unmounts a root that throws, so restore the original HTML.
    island.replaceChildren(...nodes)
    onError(error)
  }
  completeLog(island, log)
  // React compares the attributes with what it renders.
  for (const form of log.forms ?? []) form.noValidate = false
  log.replayed = /./
  const root = flushSync(() =>
    hydrateRoot(island, render(View, island), { identifierPrefix: island.dataset['id']!, onUncaughtError }),
  )
  hydrated.set(island, { root, View })
  await replay(island, log)
  island.dataset['hydrated'] ??= ''
}

/**
 * Updates a hydrated island with the props and children of its new HTML; its state stays.
 * @returns false if the island is not hydrated
 */
export function updateIsland(island: HTMLElement, newIsland: HTMLElement): boolean {
  const { root, View } = hydrated.get(island) ?? {}
  if (!root || !View) return false
  island.dataset['props'] = newIsland.dataset['props']
  root.render(render(View, newIsland))
  return true
}

function render(View: View, island: HTMLElement): ReactElement {
  const props = JSON.parse(island.dataset['props']!) as Record<string, unknown>
  const children = island.querySelector('[data-island-children]')
  return children ? (
    <View {...props}>
      <StaticChildren nodes={[...children.childNodes]} />
    </View>
  ) : (
    <View {...props} />
  )
}

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }

/** React does not touch the content of an element with `dangerouslySetInnerHTML`. The nodes are inserted by the ref. */
const emptyHtml = { __html: trustedTypes?.emptyHTML ?? '' }

/**
 * The MDX between a widget's tags: the original nodes of the page. Their state (open, typed, hydrated) survives when
 * the widget unmounts and mounts them again.
 */
function StaticChildren({ nodes }: { nodes: ChildNode[] }) {
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
