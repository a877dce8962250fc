import { chromium } from '@playwright/test'
import { findBrowser } from '../setup/browser.mjs'

/** Lighthouse's four marks of a page, out of 100, and what cost points. */
export type Marks = { performance: number; accessibility: number; 'best-practices': number; seo: number; lost: string[] }

/** Asks Lighthouse, as for a phone, about each address in turn. */
export async function lighthouseMarks(urls: readonly string[], port = 9333): Promise<Map<string, Marks>> {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    const marks = new Map<string, Marks>()
    for (const url of urls) {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
      const { categories, audits } = result.lhr
      const mark = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      const lost = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()))
      marks.set(url, { performance: mark('performance'), accessibility: mark('accessibility'), 'best-practices': mark('best-practices'), seo: mark('seo'), lost })
    }
    return marks
  } finally {
    await browser.close()
  }
}
