import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../../data/site.ts'
import { CallButton } from './CallButton.tsx'

test.each([
  ['hotline', site.hotline.href, true],
  ['main', site.phone.href, false],
] as const)('the button for the %s calls %s, and is marked LIVE where an agent answers: %s', (line, href, isLive) => {
  const html = renderToStaticMarkup(<CallButton line={line} label="Call us" variant="outline" />)
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Call us')
  expect(html.includes('LIVE')).toBe(isLive)
})

test('the mark has the colour of the words on a filled button', () => {
  const markOn = (variant: 'outline' | 'hero') =>
    /class="(live[^"]*)"/.exec(renderToStaticMarkup(<CallButton line="hotline" label="Call" variant={variant} />))?.[1]
  expect([markOn('outline'), markOn('hero')]).toEqual(['live', 'live live-filled'])
})
