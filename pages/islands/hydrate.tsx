import type { ComponentType, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { adoptFields } from './fields.ts'
import type { Log } from './log.ts'
import { replay } from './replay.ts'
import { StaticChildren } from './StaticChildren.tsx'

type View = ComponentType<Record<string, unknown>>
type Awake = { root: Root; View: View }

const awake = new WeakMap<Element, Awake>()

/**
 * Takes an island over: React adopts its HTML, then what the visitor did meanwhile happens again, in order.
 * @param failed told when the widget breaks, at any time; the island is plain HTML again by then
 */
export async function hydrate(
  island: HTMLElement,
  View: View,
  log: Log,
  failed: (error: unknown) => void,
): Promise<void> {
  if (island.dataset['awake'] !== undefined) return

  const nodes = [...island.childNodes]
  const onUncaughtError = (error: unknown) => {
    // React takes down what it cannot render; visitors keep what the page came with.
    island.replaceChildren(...nodes)
    failed(error)
  }
  adoptFields(island, log)
  log.own = /./
  const root = flushSync(() =>
    hydrateRoot(island, render(View, island), { identifierPrefix: island.dataset['id']!, onUncaughtError }),
  )
  awake.set(island, { root, View })
  await replay(island, log)
  island.dataset['awake'] ??= ''
}

/** Gives an awake island the props and the children of its freshly rendered self; its state stays. False when it is not awake. */
export function updateIsland(island: HTMLElement, fresh: HTMLElement): boolean {
  const { root, View } = awake.get(island) ?? {}
  if (!root || !View) return false
  island.dataset['props'] = fresh.dataset['props']
  root.render(render(View, fresh))
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
