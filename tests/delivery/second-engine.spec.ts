import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { routes } from '../site-routes.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

type Result = { ruleId: string; value: [level: string, result: string]; message: string; snippet: string }
type Checker = { check: (document: Document, guidelines: string[]) => Promise<{ results: Result[] }> }

test.describe('IBM Equal Access, a second accessibility engine', { tag: '@nightly' }, () => {
  for (const { route } of routes)
    test(`finds no violation on ${route}`, async ({ page }) => {
      await page.goto(route)
      const results = await page.evaluate(async (code) => {
        const { Checker } = new Function(`${code}; return ace`)() as { Checker: new () => Checker }
        const report = await new Checker().check(document, ['WCAG_2_2'])
        return report.results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }))
      }, source)
      const failed = results.filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      expect(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)).toEqual([])
    })
})
