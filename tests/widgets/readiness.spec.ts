import { expect, test, type Page } from '@playwright/test'
import { questions } from '../../data/readiness-questions.ts'
import { expectAccessible } from './accessibility.ts'
import { hold } from './hold.ts'

const path = '/agent-readiness'
const question = (page: Page, at: number) => page.getByRole('group', { name: questions[at]!.question })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })

/** Answers every question with one of the keys 1 to 4. */
async function answerAll(page: Page, key: string): Promise<void> {
  await question(page, 0).getByRole('radio').first().focus()
  for (const [at] of questions.entries()) {
    await page.keyboard.press(key)
    await expect(question(page, at).getByRole('radio').nth(Number(key) - 1)).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(question(page, at)).toBeHidden()
  }
}

test('one question at a time: nothing goes on without an answer, and going back restores it', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('.assessment').getByRole('radio')).toHaveCount(4)
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
  await expect(page.getByText('0% complete')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(previous(page)).toBeDisabled()
  await question(page, 0).getByText(questions[0]!.options[1].label).click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: questions[1]!.question })).toBeFocused()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText('7% complete')).toBeVisible()
  await expectAccessible(page)
  await previous(page).click()
  await expect(question(page, 0).getByRole('radio').nth(1)).toBeChecked()
  await expect(next(page)).toBeEnabled()
})

test('by keyboard alone to the highest result, and back to the start', async ({ page }) => {
  await page.goto(path)
  await answerAll(page, '1')
  await expect(page.getByRole('heading', { name: 'Build Full Digital Office' })).toBeFocused()
  await expect(page.locator('.score')).toHaveText('45 out of 45')
  await expect(page.locator('.first-desks a')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retake Assessment' }).press('Enter')
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
  await expect(page.locator('.assessment').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the result goes along with the demo form, and nowhere else', async ({ page }) => {
  await page.goto(path)
  await answerAll(page, '3')
  await expect(page.getByRole('heading', { name: 'Start Simple' })).toBeVisible()
  await expect(page.locator('.score')).toHaveText('15 out of 45')
  await expect(page.locator('.first-desks a')).toHaveAttribute('href', '/receptionist')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^AI readiness: Start Simple \(Low\), 15 out of 45/)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('readiness')
})

test('an answer and a step before the script has come both count', async ({ page }) => {
  const release = await hold(page, /\/chunks\/.*\.js/)
  await page.goto(path)
  await question(page, 0).getByText(questions[0]!.options[0].label).click()
  await next(page).click({ force: true })
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  release()
  await expect(page.getByText('Question 2 of 15')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every question and every result can be read, with a way on', async ({ page }) => {
    await page.goto(path)
    for (const { question } of questions) await expect(page.getByText(question)).toBeVisible()
    for (const title of ['Start Simple', 'Ready for Growth', 'Build Full Digital Office']) await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a demo' })).toBeVisible()
    await expect(next(page)).toBeHidden()
  })
})
