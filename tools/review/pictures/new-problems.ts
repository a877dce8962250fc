import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { FoundChange, Side } from '../compare/found-change.ts'
import { takeSame } from '../compare/pairing.ts'
import type { ElementPlace } from './places.ts'
import type { Variant } from './browser-window.ts'

/** An element that fails a rule of axe. */
export interface Problem {
  rule: string
  selector: string
  /** Its HTML, which axe cuts where it is long. */
  html: string
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a page has and its base has not. Contrast is slow: it is checked at the given places alone, if any. */
export async function newAccessibilityProblems(
  { scheme }: Variant,
  base: Page | undefined,
  head: Page,
  places: readonly ElementPlace[] | undefined,
): Promise<FoundChange[]> {
  const findings: FoundChange[] = []
  // Only colours differ between the themes.
  for (const contrast of scheme === 'light' ? [true, false] : [true]) {
    const isPartial = base && contrast
    const partsOf = (side: Side) => places?.flatMap((place) => (place[side]?.includes('>') ? [place[side]] : []))
    const problemsOn = (side: Side, page: Page) => problemsOf(page, contrast, isPartial ? partsOf(side) : undefined)
    const now = await problemsOn('head', head)
    // The base is only checked if the head has problems, which is rare.
    const before = base && now.length ? await problemsOn('base', base) : []
    for (const { rule, selector } of newProblems(before, now))
      findings.push({ kind: 'accessibility', before: '', after: rule, in: selector })
  }
  return findings
}

/** What axe finds: contrast or all other problems, on the whole page or on what selectors name. */
async function problemsOf(page: Page, contrast: boolean, within: string[] | undefined): Promise<Problem[]> {
  if (!(await page.evaluate("typeof window.axe?.run === 'function'"))) await page.evaluate(source)
  return page.evaluate(
    async ([contrast, within]) => {
      const include = within?.filter((selector) => document.querySelector(selector))
      if (include?.length === 0) return []
      const rules = contrast ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: false } } }
      const options: RunOptions = { resultTypes: ['violations'], preload: false, ...rules }
      const { axe } = window as unknown as { axe: Pick<typeof Axe, 'run'> }
      const { violations } = await axe.run(include ? { include } : document, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ rule: id, selector: target.flat().join(' '), html })),
      )
    },
    [contrast, within] as const,
  )
}

/** The problems that an element of the base does not have already: it has the same HTML, or the same selector. */
export function newProblems(base: readonly Problem[], head: readonly Problem[]): Problem[] {
  const [before, now] = [[...base], [...head]]
  for (const nameOf of [withoutNames, ({ selector }: Problem) => selector])
    takeSame(before, now, (was, is) => was.rule === is.rule && nameOf(was) === nameOf(is))
  return now
}

/** HTML without attributes that change with other parts of the page: ids, and positions in the source. */
function withoutNames({ html }: Problem): string {
  return html.replace(/\s(id|for|aria-(labelledby|describedby|controls|owns)|data-[\w-]+)="[^"]*"/g, '')
}

/** New overflow, or overflow that became worse: an element of the same name counts as the same element. */
export async function newOverflow(variant: Variant, base: Page | undefined, head: Page): Promise<FoundChange[]> {
  // Colours do not cause overflow, so one theme per width is enough.
  if (variant.scheme === 'dark') return []
  const known = (await base?.evaluate(findOverflow)) ?? []
  const found = await head.evaluate(findOverflow)
  return found.flatMap(({ element, pixels }): FoundChange[] => {
    const before = known.find((other) => other.element === element)?.pixels ?? 0
    if (pixels <= before + 2) return []
    const place = `${variant.width} px viewport: ${element}`
    return [{ kind: 'overflow', before: before ? `${before} px` : '', after: `${pixels} px`, in: place }]
  })
}

/** Runs in the page: the innermost elements whose content is cut off or leaves the window, and by how many pixels. */
function findOverflow(): { element: string; pixels: number }[] {
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
