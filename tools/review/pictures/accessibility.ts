import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Problems by rule: how many elements, and the first of them. */
export type Problems = Map<string, { count: number; first: string }>

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Asks axe what is wrong with a page; `only` names rules. */
export async function problemsOf(page: Page, only?: readonly string[]): Promise<Problems> {
  await page.evaluate(`if (!window.axe) { ${source} }`)
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    return violations.map(({ id, nodes }) => [id, nodes.length, String(nodes[0]?.target.flat().join(' ') ?? '')] as const)
  }, only)
  return new Map(found.map(([id, count, first]) => [id, { count, first }]))
}

/** Rules that more elements break than before. */
export function newProblems(base: Problems | undefined, head: Problems): { rule: string; first: string }[] {
  return [...head].filter(([rule, { count }]) => count > (base?.get(rule)?.count ?? 0)).map(([rule, { first }]) => ({ rule, first }))
}
