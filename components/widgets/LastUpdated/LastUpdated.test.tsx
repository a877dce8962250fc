import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LastUpdated } from './LastUpdated.tsx'
import showToday from './script.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([true, false])('a day that the page pins stays: the browser does not replace it: %s', (pinned) => {
  const script = { 'data-script': 'LastUpdated', 'data-hydrate': 'idle' }
  const html = renderToStaticMarkup(<LastUpdated route="/" updated={{ day: '2026-01-31', pinned }} script={script} />)
  expect(html).toContain('<time dateTime="2026-01-31">31 January 2026</time>')
  expect(html.includes('data-script')).toBe(!pinned)
})

test.each([
  ['America/Los_Angeles', '2026-01-31', '31 January 2026'],
  ['Pacific/Auckland', '2026-02-01', '1 February 2026'],
])('in %s the day is the visitor’s own', (zone, dateTime, textContent) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date('2026-02-01T01:30:00Z') })
  const time = {}
  showToday({ querySelector: () => time } as unknown as HTMLElement)
  expect(time).toEqual({ dateTime, textContent })
})
