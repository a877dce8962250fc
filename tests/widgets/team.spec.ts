import { expect, test } from '@playwright/test'
import { teamCards, teamFloors } from '../../data/team.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/our-digital-office'

test('three floors from leadership down, and every card opens by click, Enter and Space', async ({ page }) => {
  await page.goto(path)
  expect(await page.locator('.team-floor h2').allTextContents()).toEqual(teamFloors.map(({ name }) => name))
  const [priya, sales, analytics] = ['Priya', 'Sales', 'Analytics'].map((name) =>
    page.locator('.team-card', { has: page.getByText(name, { exact: true }) }),
  )
  const dialog = page.getByRole('dialog')
  await priya!.click()
  await expect(dialog).toContainText(teamCards[0]!.detail.body)
  await expect(page).toHaveURL(`${path}?card=priya`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(priya!).toBeFocused()
  await expect(page).toHaveURL(path)

  await sales!.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toHaveText('AI Sales Agent')
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/sales')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(sales!).toBeFocused()

  await analytics!.focus()
  await page.keyboard.press('Space')
  await expect(dialog).toBeVisible()
})

test('a shared link opens its card, and so does a reload', async ({ page }) => {
  await page.goto(`${path}?card=tom`)
  const dialog = page.getByRole('dialog', { name: 'Tom' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-card=tom]')).toBeFocused()
})
