// npm run bench:pages
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'
import { readCommandLine, wholeNumber } from '../../lib/command-line.ts'
import { startServer } from '../../serve/server.ts'
import { checkBudget } from '../../size/check-budget.ts'
import { figuresOf, marksOf, rowOf } from './marks.ts'

const usage = `npm run bench:pages     runs Lighthouse (mobile) on the largest built pages: scores, LCP, TBT, CLS, bytes
  -- --only TEXT        only pages whose address contains the text
  -- --pages N          how many pages (default: 10)`

const { values } = readCommandLine(usage, {
  options: { only: { type: 'string', default: '' }, pages: { type: 'string', default: '10' } },
})
const count = wholeNumber('--pages', values.pages, { from: 1 })
const root = resolve('dist/client')
if (!existsSync(root)) {
  console.error('There is no built site in dist/client: run "npm run build" first.')
  process.exit(1)
}
const PORT = 9333
/** The pages, largest first, without redirect pages. */
const pages = checkBudget(root)
  .filter(({ page, weight }) => page !== '/404' && weight.script > 200 && page.includes(values.only))
  .slice(0, count)
const dataFolder = mkdtempSync(join(tmpdir(), 'staffroom-bench-'))
const server = await startServer({ port: 0, root, dataFolder, print: () => {} })
await server.ready
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [`--remote-debugging-port=${PORT}`, ...sandboxFlags, '--disable-gpu', '--disable-background-networking'],
})
try {
  console.log('Performance, accessibility, best practices, SEO')
  for (const { page } of pages) {
    const result = await lighthouse(server.url + page, { port: PORT, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse returned no result for ${page}.`)
    console.log(`${rowOf(page, marksOf(result.lhr))}\n${' '.repeat(18)}${figuresOf(result.lhr)}`)
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(dataFolder, { recursive: true, force: true })
}
