import { expect, test, type Page } from '@playwright/test'
import { QUIZ_BUTTON, quiz, quizBands } from '../../data/quiz.ts'
import { playbooks } from '../../data/playbooks.ts'
import { routes } from '../routes.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page) => page.getByRole('main')

/** What a visitor does, in every engine that is installed. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  'opens the menu and follows a link': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/pricing')
    await button(page, 'Open menu').click()
    await page.locator('#menu').getByRole('link', { name: 'Solutions' }).click()
    await expect(page).toHaveURL('/solutions')
  },
  'searches, and comes back to the results': async (page) => {
    await page.goto('/?search=dental')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('found for ‘dental’')
    await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('dental')
  },
  'types into a form at once, and is told what is missing': async (page) => {
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('First name').fill('Ada')
    await page.locator('main form [type=submit]').click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  },
  'opens and closes a dialog': async (page) => {
    await page.goto('/playbooks')
    await button(page, 'Preview Client intake').click()
    await expect(page.getByRole('dialog')).toContainText(playbooks['client-intake'].steps[0].text)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'exports a playbook': async (page) => {
    await page.goto('/playbooks')
    const download = page.waitForEvent('download')
    await button(page, 'Export Client intake').click()
    expect((await download).suggestedFilename()).toContain('client-intake')
  },
  'takes the quiz': async (page) => {
    await page.goto('/digital-transformation')
    for (const { options } of quiz) await page.getByText(options[2]).click()
    await button(page, QUIZ_BUTTON).click()
    await expect(page.locator('.quiz-result')).toContainText(quizBands[2].title)
  },
  'moves a slider': async (page) => {
    await page.goto('/digital-transformation')
    await page.getByRole('slider', { name: 'Hours automated per week' }).fill('40')
    await expect(page.getByRole('status', { name: 'Total impact' })).not.toHaveText('£1,950,000')
  },
  'chooses a tab, and finds it again after a reload': async (page) => {
    await page.goto('/agent-utility')
    await page.getByRole('tab', { name: 'Sales growth' }).click()
    await expect(page.locator('.explorer h3')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.explorer h3')).toHaveCount(1)
  },
  'filters transcripts': async (page) => {
    await page.goto('/transcripts')
    await page.getByLabel('Dental').check()
    await expect(page).toHaveURL(/industry=dental/)
  },
  'hires in the office': async (page) => {
    await page.goto('/office')
    await button(page, /Hire Agent.*Sales/).click()
    await expect(page.locator('.count')).toContainText('2 / 10')
  },
  'answers a question of the assessment': async (page) => {
    await page.goto('/agent-readiness')
    await page.locator('.assessment label:visible').first().click()
    await button(page, 'Next').click()
    await expect(page.getByText('Question 2 of 15')).toBeVisible()
  },
}

for (const [journey, take] of Object.entries(journeys))
  test(`a visitor ${journey}`, async ({ page }) => {
    await take(page)
    await expect(main(page)).toBeVisible()
  })

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`every page loads without an error, ${colorScheme} at ${width} px`, async ({ page }) => {
    test.slow()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const { route } of routes) {
      await page.goto(route)
      await expect(page.locator('h1')).toBeVisible()
      expect(errors, route).toEqual([])
    }
  })
