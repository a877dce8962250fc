import type { Browser } from '@playwright/test'

/** The cost of loading a page on a slow phone, before any interaction. */
export type PageMeasure = {
  requests: number
  /** Compressed bytes transferred, by resource type. */
  bytes: Record<'document' | 'script' | 'stylesheet' | 'font' | 'other', number>
  /** Largest contentful paint, in ms. */
  lcp: number
  /** Total blocking time: the time of each task beyond 50 ms, in ms. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
}

/** Lighthouse's settings for a slow phone on a slow network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

declare global {
  interface Window {
    measured: { lcp: number; tbt: number; cls: number }
  }
}

/** Loads a page as a first visit. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasure> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const kinds = new Map<string, keyof PageMeasure['bytes']>()
    const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, other: 0 }
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      const kind = (type ?? 'other').toLowerCase()
      kinds.set(requestId, kind in bytes ? (kind as keyof typeof bytes) : 'other')
    })
    session.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }) => void (bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength),
    )
    await page.addInitScript(() => {
      window.measured = { lcp: 0, tbt: 0, cls: 0 }
      // Only anonymous functions: tsx wraps named ones in a helper that the page does not have.
      for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
        new PerformanceObserver((list) => {
          for (const { entryType, startTime, duration, value = 0 } of list.getEntries() as (PerformanceEntry & {
            value?: number
          })[]) {
            if (entryType === 'longtask') window.measured.tbt += Math.max(0, duration - 50)
            else if (entryType === 'layout-shift') window.measured.cls += value
            else window.measured.lcp = startTime
          }
        }).observe({ type, buffered: true })
      }
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const measured = await page.evaluate(() => window.measured)
    return {
      requests: kinds.size,
      bytes,
      lcp: Math.round(measured.lcp),
      tbt: Math.round(measured.tbt),
      cls: Number(measured.cls.toFixed(4)),
    }
  } finally {
    await context.close()
  }
}
