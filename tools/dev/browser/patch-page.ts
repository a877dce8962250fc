import { diffArrays } from 'diff'

/** The parts of a page that are compared. Notifications and other elements that scripts append are not touched. */
const PARTS = ['header', 'main', 'footer']

/**
 * Updates the open page from one version of its HTML to the next. Unchanged parts are not touched, so that typed text,
 * open details, hydrated islands and the scroll position stay.
 */
export function patchPage(before: Document, after: Document): void {
  document.title = after.title
  for (const selector of ['meta[name=description]', 'meta[property="og:title"]']) {
    const fresh = after.querySelector(selector)
    if (fresh) document.querySelector(selector)?.replaceWith(document.importNode(fresh, true))
  }
  for (const part of PARTS) {
    const [oldPart, newPart, live] = [before, after, document].map((page) =>
      page.body.querySelector(`:scope > ${part}`),
    )
    if (live && oldPart && newPart) patch(live, oldPart, newPart)
    else if (live && !newPart) live.remove()
    else if (newPart && !live)
      document.body
        .querySelector(':scope > main')
        ?.[part === 'header' ? 'before' : 'after'](importWithPositions(newPart))
  }
}

/** Applies the difference between two versions of a node to the live one. */
function patch(live: ChildNode, before: ChildNode, after: ChildNode): void {
  if (before.isEqualNode(after)) return movePositions(live, before, after)
  if (!(live instanceof Element && before instanceof Element && after instanceof Element))
    live.nodeValue = after.nodeValue
  else if (isHydrated(live)) {
    copyPositions(live, after)
    void refresh(live, after)
  } else if (live.childNodes.length === before.childNodes.length) {
    copyAttributes(live, before, after)
    patchChildren(live, before, after)
  } else live.replaceWith(importWithPositions(after))
}

function patchChildren(live: Element, before: Element, after: Element): void {
  const liveNodes = [...live.childNodes]
  const pairs = pairBlocks([...before.childNodes], [...after.childNodes], (a, b) => a.isEqualNode(b), isSameKind)
  liveNodes.forEach((child, index) => {
    if (!pairs.includes(index)) child.remove()
  })
  for (const [next, old] of pairs.entries()) {
    const fresh = after.childNodes[next]!
    if (old === undefined) live.insertBefore(importWithPositions(fresh), live.childNodes[next] ?? null)
    else patch(liveNodes[old]!, before.childNodes[old]!, fresh)
  }
}

/** Whether a node can be updated to another one: an island keeps its state only for the same widget. */
function isSameKind(a: Node, b: Node): boolean {
  if (!(a instanceof Element && b instanceof Element)) return a.nodeType === b.nodeType
  return a.tagName === b.tagName && a.getAttribute('data-island') === b.getAttribute('data-island') && a.id === b.id
}

function isHydrated(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.dataset['hydrated'] !== undefined &&
    element.dataset['hydrated'] !== 'failed'
  )
}

/** Passes new props and children to a hydrated island, which React renders. */
async function refresh(island: HTMLElement, fresh: Element): Promise<void> {
  const { updateIsland } = await import('../../../pages/islands/hydrate.tsx')
  updateIsland(island, importWithPositions(fresh) as HTMLElement)
}

function copyAttributes(live: Element, before: Element, after: Element): void {
  copyPositions(live, after)
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
}

/**
 * Pairs the blocks of two versions of a page. Equal blocks are paired first, by their longest common subsequence, so
 * that an insertion does not move others. The blocks between them are paired in order if they are of the same kind.
 * @returns for each new block the index of its old one; undefined if it has none
 */
export function pairBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  areEqual: (a: Block, b: Block) => boolean,
  areAlike: (a: Block, b: Block) => boolean,
): (number | undefined)[] {
  const equal: (number | undefined)[] = []
  let old = 0
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator: areEqual })) {
    if (removed) old += count
    else for (let block = 0; block < count; block++) equal.push(added ? undefined : old++)
  }
  /** The first old block that may be paired. */
  let free = 0
  return equal.map((pair, index) => {
    const end = equal.slice(index).find((next) => next !== undefined) ?? before.length
    const alike = before.findIndex((block, at) => at >= free && at < end && areAlike(block, after[index]!))
    const found = pair ?? (alike < 0 ? undefined : alike)
    if (found !== undefined) free = found + 1
    return found
  })
}

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
function copyPositions(live: Element, fetched: Element): void {
  const position = positions.get(fetched)
  if (position === undefined) live.removeAttribute('data-source')
  else if (live.getAttribute('data-source') !== position) live.setAttribute('data-source', position)
}

/** Updates the positions in a live node that has not changed otherwise; scripts may have changed what is in it. */
function movePositions(live: Node, before: Node, after: Node): void {
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
function importWithPositions<Fetched extends Node>(node: Fetched): Fetched {
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
