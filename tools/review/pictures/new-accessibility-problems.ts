import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { FoundChange, Side } from '../compare/found-change.ts'
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

/**
 * Finds what a page has and its base has not. Contrast is slow to check, so it is checked at the given places only, or
 * everywhere if there are none.
 */
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
  const rest = [...base]
  const without = (problems: readonly Problem[], key: (problem: Problem) => string) =>
    problems.filter((problem) => {
      const at = rest.findIndex((other) => other.rule === problem.rule && key(other) === key(problem))
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
  return without(without(head, withoutNames), ({ selector }) => selector)
}

/** HTML without attributes that change with other parts of the page: ids, and positions in the source. */
function withoutNames({ html }: Problem): string {
  return html.replace(/\s(id|for|aria-(labelledby|describedby|controls|owns)|data-[\w-]+)="[^"]*"/g, '')
}
