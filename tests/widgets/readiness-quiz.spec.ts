import { expect, test, type Page } from '@playwright/test'
import { MAX_QUIZ_SCORE, quiz, QUIZ_BUTTON, quizBands } from '../../data/quiz.ts'
import { auditPath } from '../../components/forms/audit-request.ts'
import { radarText } from '../../components/widgets/ReadinessQuiz/quiz-state.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/digital-transformation'
const options = (page: Page, question: number) =>
  page.getByRole('group', { name: quiz[question]!.question }).getByRole('radio')
const button = (page: Page) => page.getByRole('button', { name: QUIZ_BUTTON })
const score = (page: Page) => page.locator('.quiz-score')
const bandAt = (score: number) => quizBands.findLast(({ from }) => score >= from)!
const titleAt = (score: number) => bandAt(score).title
/** Expects a score with the range that explains its percentage, where its points alone would be another one. */
async function expectExplained(page: Page, points: number): Promise<void> {
  const { from, to, percent } = bandAt(points)
  const range = `(${from} to ${to} points give ${percent}%)`
  const isOther = (points / MAX_QUIZ_SCORE) * 100 !== percent
  await expect(score(page)).toContainText(`${points} of ${MAX_QUIZ_SCORE} points${isOther ? ` ${range}` : ''}`)
  await expect(score(page).getByText(range, { exact: false })).toHaveCount(isOther ? 1 : 0)
}
const radar = (page: Page) => page.getByRole('img', { name: /^Readiness radar/ })

test('by keyboard alone: the result shows on request, and changes only on the next request', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('.quiz').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(score(page)).toHaveCount(0)
  await expect(radar(page)).toHaveAccessibleName(radarText())

  await options(page, 0).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page, 0).nth(2)).toBeChecked()
  await expect(score(page)).toHaveCount(0)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(score(page)).toContainText(titleAt(2))
  await expectExplained(page, 2)
  await expect(score(page).getByRole('link')).toHaveAttribute('href', auditPath({ score: `2 of ${MAX_QUIZ_SCORE}` }))
  await expect(score(page)).toContainText(`${quiz.length - 1} questions are still open`)
  await expect(score(page).getByRole('heading')).toBeFocused()
  await expect(score(page).getByRole('heading')).toBeInViewport()
  await expect(radar(page)).toHaveAccessibleName(radarText([100, 0, 0, 0, 0]))

  await options(page, 1).first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(options(page, 1).nth(2)).toBeChecked()
  await expect(score(page)).toContainText('You’ve changed an answer')
  await expect(score(page)).toContainText(`2 of ${MAX_QUIZ_SCORE} points`)
  await expect(radar(page)).toHaveAccessibleName(radarText([100, 0, 0, 0, 0]))
  await expectAccessible(page, '.quiz')
  await button(page).press('Space')
  await expect(score(page)).toContainText(titleAt(4))
  await expectExplained(page, 4)
  await expect(score(page)).not.toContainText('You’ve changed')
  await expect(score(page).getByRole('heading')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => !key.startsWith('sb-')),
    ),
  ).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('rows are large enough to hit, and the score is below the button', async ({ page }) => {
    await page.goto(path)
    const row = page.locator('.quiz label').nth(4)
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    for (const at of [1, 4, 7, 10]) await page.locator('.quiz label').nth(at).tap()
    await button(page).tap()
    await expect(score(page).getByRole('heading')).toBeInViewport()
    await expect(score(page)).toContainText('One question is still open and counts 0.')
    expect((await score(page).boundingBox())!.y).toBeGreaterThan((await button(page).boundingBox())!.y)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  })
})

test('a score without an answer draws no answers', async ({ page }) => {
  await page.goto(path)
  await button(page).press('Enter')
  await expect(score(page)).toBeVisible()
  await expect(radar(page)).toHaveAccessibleName(radarText())
  await expect(page.getByText('Your answers', { exact: true })).toHaveCount(0)
})
