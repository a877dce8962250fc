import { expect, test } from '@playwright/test'
import { longDay } from '../../components/ui/text-format.tsx'
import { readBuildDate } from '../../tools/content/publication.ts'

const POLICIES = ['/privacy', '/terms', '/cookies']

test('without script policies are dated with the build', async ({ request }) => {
  for (const route of POLICIES) {
    const html = await (await request.get(route)).text()
    expect(html).toContain(`>${longDay(readBuildDate())}</time>`)
  }
})

test('in the browser a policy is dated with the visitor’s own day', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-04T23:30:00')
  await page.goto('/privacy')
  const day = page.locator('main time')
  await expect(day).toHaveText('4 March 2031')
  await expect(day).toHaveAttribute('datetime', '2031-03-04')
})
