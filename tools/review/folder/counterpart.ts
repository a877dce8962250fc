import type { Alignment } from '../compare/align.ts'
import { ancestorChain, parentElement, type DomElement } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'

/** The place on one side that corresponds to a block of the other side. */
export interface TreePosition {
  element: DomElement
  where: 'before' | 'after'
  /** What to show there: the block, or its container if that was removed, too. */
  block: DomElement
}

/** Each paired unit of both sides with its partner. */
export function partnersOf(alignment: Alignment | undefined): Map<Unit, Unit> {
  const pairs = alignment?.pairs ?? []
  return new Map([...pairs, ...pairs.map(([before, after]): [Unit, Unit] => [after, before])])
}

/** Finds the place by the nearest block on both sides; `units` are those of the block's side. */
export function counterpart(
  block: DomElement,
  units: readonly Unit[],
  pairs: ReadonlyMap<Unit, Unit>,
): TreePosition | undefined {
  const own = units.filter(
    ({ element }) => ancestorChain(element).includes(block) || ancestorChain(block).includes(element),
  )
  const first = own[0]?.index ?? 0
  const last = own.at(-1)?.index ?? first
  const previous = units
    .slice(0, first)
    .reverse()
    .find((unit) => pairs.has(unit))
  const next = units.slice(last + 1).find((unit) => pairs.has(unit))
  const candidates = [
    previous && place(block, previous, pairs.get(previous)!, 'after'),
    next && place(block, next, pairs.get(next)!, 'before'),
  ].filter((found) => found !== undefined)
  // Prefer the neighbour with more common ancestors.
  return candidates.sort((a, b) => b.shared - a.shared)[0]
}

function place(
  block: DomElement,
  neighbour: Unit,
  other: Unit,
  where: TreePosition['where'],
): (TreePosition & { shared: number }) | undefined {
  const ancestors = ancestorChain(block)
  const neighbourAncestors = ancestorChain(neighbour.element)
  let shared = 0
  while (
    shared < ancestors.length &&
    shared < neighbourAncestors.length &&
    ancestors[shared] === neighbourAncestors[shared]
  )
    shared += 1
  if (!shared) return undefined
  let element = other.element
  for (let climb = neighbourAncestors.length - shared - 1; climb > 0; climb -= 1) {
    const parent = parentElement(element)
    if (!parent || /^(body|html|main)$/.test(parent.tagName)) break
    element = parent
  }
  if (/^(body|html)$/.test(element.tagName)) return undefined
  return { element, where, block: ancestors[shared] ?? block, shared }
}
