import { expect } from '@playwright/test'
import { atOnce } from './fixture-site.ts'
import { test } from './open.ts'

test("a widget's own small script runs when the browser is idle, when it is seen, or when its media query matches", async ({
  page,
  production,
  complaints: _,
}) => {
  production.chunks = atOnce
  await page.setViewportSize({ width: 600, height: 600 })
  await page.goto(`${production.url}/scripts`)
  await expect(page.getByText('Idle')).toHaveText('Idle and ran')
  await expect(page.getByText('Wide')).toHaveText('Wide')
  await expect(page.getByText('Below')).toHaveText('Below')

  await page.getByText('Below').scrollIntoViewIfNeeded()
  await expect(page.getByText('Below')).toHaveText('Below and ran')

  await page.setViewportSize({ width: 1000, height: 600 })
  await expect(page.getByText('Wide')).toHaveText('Wide and ran')
  await page.setViewportSize({ width: 600, height: 600 })
  await page.setViewportSize({ width: 1000, height: 600 })
  await expect(page.getByText('Wide')).toHaveText('Wide and ran')
})
