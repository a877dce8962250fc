/*
 * Every edit moves the source positions of what is below it. They are kept beside the fetched pages, so that an element
 * whose position alone has changed counts as unchanged.
 */
const positions = new WeakMap<Element, string>()

/** Takes the source positions out of a fetched page, and remembers them. */
export function takePositions(page: Document): void {
  for (const element of page.querySelectorAll('[data-source]')) {
    positions.set(element, element.getAttribute('data-source')!)
    element.removeAttribute('data-source')
  }
}

/** Sets the position of a live element to that of its fetched version. */
export function copyPositions(live: Element, fetched: Element): void {
  const position = positions.get(fetched)
  if (position === undefined) live.removeAttribute('data-source')
  else if (live.getAttribute('data-source') !== position) live.setAttribute('data-source', position)
}

/** Updates the positions in a live node that has not changed otherwise; scripts may have changed what is in it. */
export function movePositions(live: Node, before: Node, after: Node): void {
  if (!(live instanceof Element && before instanceof Element && after instanceof Element)) return
  const fresh = withInner(after)
  const moved = new Map(
    withInner(before).flatMap((element, index) => {
      const before = positions.get(element)
      return before === undefined ? [] : [[before, positions.get(fresh[index]!)!] as const]
    }),
  )
  for (const element of withInner(live)) {
    const to = moved.get(element.getAttribute('data-source') ?? '')
    if (to !== undefined && to !== element.getAttribute('data-source')) element.setAttribute('data-source', to)
  }
}

/** A copy of a fetched node for the open page, with its positions. */
export function importWithPositions<Fetched extends Node>(node: Fetched): Fetched {
  const copy = document.importNode(node, true)
  if (node instanceof Element && copy instanceof Element) {
    const copies = withInner(copy)
    for (const [index, element] of withInner(node).entries()) copyPositions(copies[index]!, element)
  }
  return copy
}

function withInner(element: Element): Element[] {
  return [element, ...element.querySelectorAll('*')]
}
