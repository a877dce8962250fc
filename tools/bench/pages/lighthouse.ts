import { chromium } from '@playwright/test'
import { findBrowser } from '../../lib/browser.ts'
import { marksOf, type Marks } from './marks.ts'

/**
 * Runs Lighthouse for mobile on each URL in turn.
 * @throws if Lighthouse returns no result
 */
export async function lighthouseMarks(urls: readonly string[], port = 9333): Promise<Map<string, Marks>> {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const marks = new Map<string, Marks>()
    for (const url of urls) {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
      marks.set(url, marksOf(result.lhr))
    }
    return marks
  } finally {
    await browser.close()
  }
}
