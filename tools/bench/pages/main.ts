import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { checkBudget } from '../../size/check-budget.ts'
import { startServer } from '../../serve/server.ts'
import { findBrowser } from '../../lib/browser.ts'
import { lighthouseMarks } from './lighthouse.ts'
import { rowOf } from './marks.ts'
import { measurePage } from './measure-page.ts'
import { optionsOf } from './options.ts'

const { only, lighthouse } = optionsOf(process.argv.slice(2))
const root = resolve('dist/client')
if (!existsSync(root)) {
  console.error('There is no built site in dist/client: run "npm run build" first.')
  process.exit(1)
}
/** The pages, largest first, without redirect pages. */
const pages = checkBudget(root)
  .filter(({ page, weight }) => page !== '/404' && weight.script > 200 && (!only || page.includes(only)))
  .map(({ page }) => page)
const data = mkdtempSync(join(tmpdir(), 'staffroom-bench-'))
const server = await startServer({ port: 0, root, dataFolder: data, print: () => {} })
try {
  await server.ready
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  console.log('requests  document  script   style    font   other   LCP ms  TBT ms     CLS  page')
  for (const page of pages) {
    // The server compresses the first response quickly, as CDNs do, and later ones better.
    const { requests, bytes, lcp, tbt, cls } = await measurePage(browser, server.url + page)
    const row = [
      requests,
      bytes.document,
      bytes.script,
      bytes.stylesheet,
      bytes.font,
      bytes.other,
      lcp,
      tbt,
      cls.toFixed(4),
    ]
    console.log(`${row.map((value, i) => String(value).padStart([8, 10, 8, 8, 8, 8, 9, 8, 8][i]!)).join('')}  ${page}`)
  }
  await browser.close()
  if (lighthouse) {
    console.log('\nLighthouse: performance, accessibility, best practices, SEO')
    for (const [url, marks] of await lighthouseMarks(pages.slice(0, lighthouse).map((page) => server.url + page))) {
      console.log(rowOf(new URL(url).pathname, marks))
    }
  }
} finally {
  await server.close()
  rmSync(data, { recursive: true, force: true })
}
