import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with a page as it stands now, or with a part of it: a line each. */
export function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  return run(page, within)
}

/** Texts with too little contrast in a page as it stands now, or in a part of it: all that a second theme can change. */
export function contrastProblems(page: Page, within?: string): Promise<string[]> {
  return run(page, within, { runOnly: ['color-contrast'] })
}

async function run(page: Page, within: string | undefined, options: RunOptions = {}): Promise<string[]> {
  // Put into the page once, however often it is asked: that takes longer than the answer.
  await page.evaluate(`if (!window.axe) { ${source} }`)
  const { violations } = await page.evaluate(
    ({ within, options }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> }
      }
      const always: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
      return axe.run(within ?? document, { ...always, ...options })
    },
    { within, options },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
