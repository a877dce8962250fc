import { expect, test, type Page } from '@playwright/test'
import { readinessQuestions } from '../../data/readiness.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/agent-readiness'
const question = (page: Page, at: number) => page.getByRole('group', { name: readinessQuestions[at]!.question })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })

/** Answers every question with one of the keys 1 to 4. */
async function answerAll(page: Page, key: string): Promise<void> {
  const labels = [...readinessQuestions.slice(1).map(() => 'Next'), 'View Results']
  await question(page, 0).getByRole('radio').first().focus()
  for (const [at] of readinessQuestions.entries()) {
    await expect(page.locator('.assessment-steps').getByRole('button').last()).toHaveText(labels[at]!)
    await page.keyboard.press(key)
    await expect(
      question(page, at)
        .getByRole('radio')
        .nth(Number(key) - 1),
    ).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(question(page, at)).toBeHidden()
  }
}

test('one question at a time: Next needs an answer, and going back restores it', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('.assessment').getByRole('radio')).toHaveCount(4)
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
  await expect(page.getByText('0% complete')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(previous(page)).toBeDisabled()
  await question(page, 0).getByText(readinessQuestions[0]!.options[0].label).click()
  await expect(page.locator('[data-island=ReadinessAssessment]')).toHaveAttribute('data-hydrated', '')
  await page.keyboard.press('ArrowDown')
  await expect(question(page, 0).getByRole('radio').nth(1)).toBeChecked()
  // The next arrow goes on from there.
  await expect(question(page, 0).getByRole('radio').nth(1)).toBeFocused()
  await next(page).click()
  await expect(page.getByRole('heading', { name: readinessQuestions[1]!.question })).toBeFocused()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText('7% complete')).toBeVisible()
  await expectAccessible(page, '.assessment')
  await previous(page).click()
  await expect(question(page, 0).getByRole('radio').nth(1)).toBeChecked()
  await expect(next(page)).toBeEnabled()
})

test('answers that the browser restores do not count for another question', async ({ page }) => {
  await page.goto(path)
  for (const at of [0, 1]) {
    await question(page, at).getByText(readinessQuestions[at]!.options[at]!.label).click()
    await next(page).click()
  }
  await expect(page.getByText('Question 3 of 15')).toBeVisible()
  await page.goto('/contact')
  await page.goBack()
  await next(page).hover()
  await expect(page.locator('[data-island=ReadinessAssessment]')).toHaveAttribute('data-hydrated', '')
  await expect(question(page, 0).getByRole('radio').first()).toBeChecked()
  await next(page).click()
  await expect(page.getByRole('heading', { name: readinessQuestions[1]!.question })).toBeFocused()
  await expect(page.locator('.assessment').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('by keyboard alone to the highest result, which the demo form alone gets, and back to the start', async ({
  page,
}) => {
  await page.goto(path)
  await answerAll(page, '1')
  await expect(page.getByRole('heading', { name: 'Build Full Digital Office' })).toBeFocused()
  await expect(page.locator('.result-score')).toHaveText('45 out of 45')
  await expect(page.locator('.result-desks a')).toHaveCount(10)
  await expectAccessible(page, '.assessment')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^AI readiness: Build Full Digital Office \(\w+\), 45 out of 45/,
  )
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('readiness')
  await page.getByRole('button', { name: 'Retake Assessment' }).press('Enter')
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
  await expect(page.getByRole('heading', { name: readinessQuestions[0]!.question })).toBeFocused()
  await expect(page.locator('.assessment').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('on a fresh page the keys answer without any focus, and the keys of the search do not', async ({ page }) => {
  await page.goto(path)
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: readinessQuestions[1]!.question })).toBeFocused()
  await page.getByRole('button', { name: 'Search' }).first().focus()
  await page.keyboard.press('1')
  await expect(page.locator('.assessment').getByRole('radio', { checked: true })).toHaveCount(0)
})
