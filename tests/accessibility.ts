import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page as it stands now, a line each; `within` a part of it where one is named. Put into
 * the page once, however often it is asked: that takes longer than the answer.
 */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${source} }`)
  const { violations } = await page.evaluate((within) => {
    const { axe } = window as unknown as {
      axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> }
    }
    return axe.run(within ?? document, { resultTypes: ['violations'], iframes: false, preload: false })
  }, within)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
