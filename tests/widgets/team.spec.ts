import { expect, test } from '@playwright/test'
import { agents } from '../../data/agents.ts'
import { teamCards, teamFloors } from '../../data/team.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/our-digital-office'
const person = teamCards.find(({ agent }) => !agent)!

test('three floors from leadership down, and every card opens by click, Enter and Space', async ({ page }) => {
  await page.goto(path)
  expect(await page.locator('.team-floor h2').allTextContents()).toEqual(teamFloors.map(({ name }) => name))
  const [first, sales, analytics] = [person.id, 'sales', 'analytics'].map((id) => page.locator(`[data-card=${id}]`))
  const dialog = page.getByRole('dialog')
  await first!.click()
  for (const words of [person.role, person.body]) await expect(dialog).toContainText(words)
  await expect(page).toHaveURL(`${path}?card=${person.id}`)
  // A screen reader begins with its title, and not with its first button.
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first!).toBeFocused()
  await expect(page).toHaveURL(path)

  await sales!.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toHaveText(agents.sales.title)
  await expect(dialog).toContainText(agents.sales.job)
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/sales')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(sales!).toBeFocused()

  await analytics!.focus()
  await page.keyboard.press('Space')
  await expect(dialog).toBeVisible()
})

test('a shared link opens its card, and so does a reload', async ({ page }) => {
  await page.goto(`${path}?card=${person.id}`)
  const dialog = page.getByRole('dialog', { name: person.name })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.locator(`[data-card=${person.id}]`)).toBeFocused()
})
