import { Idiomorph } from 'idiomorph'
import { pairBlocks } from './pair-blocks.ts'

/** The parts of a page that are compared. Notifications and other elements that scripts append are not touched. */
const PARTS = ['header', 'main', 'footer']

/**
 * Updates the open page from one version of its HTML to the next. Unchanged parts are not touched, so that typed text,
 * open details, hydrated islands and the scroll position stay.
 */
export function patchPage(before: Document, after: Document): void {
  document.title = after.title
  for (const part of PARTS) {
    const [was, is, live] = [before, after, document].map((page) => page.body.querySelector(`:scope > ${part}`))
    if (live && was && is) patch(live, was, is)
    else if (live && !is) live.remove()
    else if (is && !live)
      document.body
        .querySelector(':scope > main')
        ?.[part === 'header' ? 'before' : 'after'](document.importNode(is, true))
  }
}

function patch(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return
  if (isHydrated(live)) void refresh(live, after)
  else if (
    holdsOnlyElements(before) &&
    holdsOnlyElements(after) &&
    live.children.length === before.children.length &&
    !live.matches('[data-island]')
  ) {
    copyAttributes(live, before, after)
    patchChildren(live, before, after)
  } else morph(live, after)
}

function patchChildren(live: Element, before: Element, after: Element): void {
  const lives = [...live.children]
  const pairs = pairBlocks([...before.children], [...after.children], (a, b) => a.isEqualNode(b), isSameKind)
  const kept = new Set(pairs.map(({ old }) => old))
  lives.forEach((child, index) => {
    if (!kept.has(index)) child.remove()
  })
  let previous: Element | undefined
  for (const { old, next } of pairs) {
    let child = lives[old!]
    if (child) patch(child, before.children[old!]!, after.children[next]!)
    else {
      child = document.importNode(after.children[next]!, true)
      if (previous) previous.after(child)
      else live.prepend(child)
    }
    previous = child.isConnected ? child : live.children[next]
  }
}

/** Whether a block can be updated to another one: an island keeps its state only for the same widget. */
function isSameKind(a: Element, b: Element): boolean {
  return a.tagName === b.tagName && a.getAttribute('data-island') === b.getAttribute('data-island') && a.id === b.id
}

function morph(live: Element, after: Element): void {
  void Idiomorph.morph(live, document.importNode(after, true), {
    ignoreActiveValue: true,
    callbacks: {
      beforeAttributeUpdated: (name) => !['open', 'value', 'checked', 'selected'].includes(name),
      beforeNodeMorphed(node, next) {
        if (!(node instanceof Element) || !(next instanceof Element) || !isHydrated(node)) return true
        void refresh(node, next)
        return false
      },
    },
  })
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
  updateIsland(island, document.importNode(fresh, true) as HTMLElement)
}

function holdsOnlyElements(element: Element): boolean {
  return (
    element.children.length > 0 &&
    [...element.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim())
  )
}

function copyAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
}
