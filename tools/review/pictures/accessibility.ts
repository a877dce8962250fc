import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Accessibility problems by rule: the number of elements, and the first of them. */
export type Problems = Map<string, { count: number; first: string }>

/**
 * What axe checks: contrast alone or all other rules, on the whole page or on elements given as child indexes from the
 * body.
 */
export interface Question {
  contrast: boolean
  within?: readonly number[][]
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe on a page. */
export async function problemsOf(page: Page, question: Question): Promise<Problems> {
  if (!(await page.evaluate("typeof window.axe?.run === 'function'"))) await page.evaluate(source)
  const found = await page.evaluate(async ({ contrast, within }) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: unknown,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
      }
    }
    const elements = within?.flatMap(
      (path) => path.reduce<Element | undefined>((element, index) => element?.children[index], document.body) ?? [],
    )
    if (elements?.length === 0) return []
    const rules = contrast ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: false } } }
    const { violations } = await axe.run(elements ? { include: elements } : document, {
      resultTypes: ['violations'],
      preload: false,
      ...rules,
    })
    return violations.map(
      ({ id, nodes }) => [id, nodes.length, String(nodes[0]?.target.flat().join(' ') ?? '')] as const,
    )
  }, question)
  return new Map(found.map(([id, count, first]) => [id, { count, first }]))
}

/** Rules with more failing elements than before. */
export function newProblems(base: Problems | undefined, head: Problems): { rule: string; first: string }[] {
  return [...head]
    .filter(([rule, { count }]) => count > (base?.get(rule)?.count ?? 0))
    .map(([rule, { first }]) => ({ rule, first }))
}
