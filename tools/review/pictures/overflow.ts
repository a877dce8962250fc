import type { Page } from '@playwright/test'
import type { FoundChange } from '../compare/found-change.ts'
import type { Variant } from './browser-window.ts'

/** An element that reaches out of the window or of its box, and by how many pixels. */
interface Overflow {
  element: string
  pixels: number
}

/** New overflow, or overflow that became worse: an element of the same name counts as the same element. */
export async function newOverflow(
  { width, scheme }: Variant,
  base: Page | undefined,
  head: Page,
): Promise<FoundChange[]> {
  // Colours do not cause overflow, so one theme per width is enough.
  if (scheme === 'dark') return []
  const [baseOverflow, headOverflow] = await Promise.all([
    base?.evaluate(findOverflow) ?? [],
    head.evaluate(findOverflow),
  ])
  return headOverflow.flatMap(({ element, pixels }): FoundChange[] => {
    const before = baseOverflow.find((other) => other.element === element)?.pixels ?? 0
    if (pixels <= before + 2) return []
    const place = `${width} px viewport: ${element}`
    return [{ kind: 'overflow', before: before ? `${before} px` : '', after: `${pixels} px`, in: place }]
  })
}

/** Runs in the page: the innermost elements whose content is cut off or reaches out of the window or of their box. */
function findOverflow(): Overflow[] {
  const found = new Map<string, number>()
  const seen = new Set<Element>()
  const right = document.documentElement.clientWidth
  // Children first, so that the containers of what was found are known.
  for (const element of [...document.body.querySelectorAll<HTMLElement>('*')].reverse()) {
    if ([...element.children].some((child) => seen.has(child))) {
      seen.add(element)
      continue
    }
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    // Elements for screen readers are one pixel wide; inline and scrolling ones have no box of their own to leave.
    const isBox = element.clientWidth > 1 && element.clientHeight > 1 && style.visibility === 'visible'
    const cut = isBox && style.textOverflow !== 'ellipsis' && !/auto|scroll/.test(style.overflowX)
    const inside = cut && element.textContent.trim() ? element.scrollWidth - element.clientWidth : 0
    let outside = box.width > 1 && box.height > 1 ? Math.ceil(box.right + scrollX - right) : 0
    // What scrolls can be reached; a decoration without words may be cut off.
    const harmless = element.textContent.trim() ? /auto|scroll/ : /auto|scroll|hidden|clip/
    for (let parent = element.parentElement; outside > 0 && parent && parent !== document.body;)
      if (harmless.test(getComputedStyle(parent).overflowX)) outside = 0
      else parent = parent.parentElement
    // Shadows and markers drawn with ::before and ::after reach a little out of their box.
    const pixels = Math.max(inside > 8 ? inside : 0, outside)
    if (pixels <= 1) continue
    seen.add(element)
    const name = [element.tagName.toLowerCase(), ...element.classList].join('.')
    found.set(name, Math.max(pixels, found.get(name) ?? 0))
  }
  return [...found].map(([element, pixels]) => ({ element, pixels }))
}
