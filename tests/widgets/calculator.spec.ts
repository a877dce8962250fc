import { expect, test } from '@playwright/test'
import {
  calculate,
  calculatorInputIds,
  calculatorLink,
  calculatorSample,
  startingFigures,
} from '../../data/calculator.ts'
import { pounds } from '../../data/pricing.ts'
import { wholeNumber, wholePercent } from '../../components/widgets/Calculator/calculator-state.ts'
import { expectAccessible } from './widget-accessibility.ts'

const printed = ({ missedCalls, bookings, revenue, net, returnPercent }: ReturnType<typeof calculate>) => [
  wholeNumber(missedCalls),
  wholeNumber(bookings),
  pounds(revenue),
  pounds(net),
  wholePercent(returnPercent),
]
const query = new URLSearchParams(Object.entries(startingFigures).map(([name, figure]) => [name, String(figure)]))

test("shows a sample, then the visitor's own figures, which it adds to the address", async ({ page }) => {
  await page.goto('/calculator?utm_source=post#main')
  const sum = page.locator('.calculator-sum')
  for (const figure of ['Sample figures', ...printed(calculatorSample)]) await expect(sum).toContainText(figure)
  await expect(sum.getByRole('link', { name: calculatorLink.label })).toHaveAttribute('href', calculatorLink.href)
  await page.getByLabel('Average calls per day').fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const result = calculate({ ...startingFigures, calls: 20 })
  for (const figure of ['Your figures', ...printed(result)]) await expect(sum).toContainText(figure)
  await expect(page).toHaveURL(
    `/calculator?utm_source=post&${query}#main`.replace(`calls=${startingFigures.calls}`, 'calls=20'),
  )
  await page.reload()
  await expect(sum).toContainText(pounds(result.net))
  await expect(page.getByLabel('Average calls per day')).toHaveValue('20')
})

test('a number that cannot be read is refused with a message beside its field, and goes once it is right', async ({
  page,
}) => {
  await page.goto('/calculator')
  const calls = page.getByLabel('Average calls per day')
  const sum = page.locator('.calculator-sum')
  const sentence = 'Average calls per day must be a number in digits, such as 50'
  await calls.fill('1e9')
  await calls.press('Enter')
  await expect(page.locator('.errm')).toHaveText(sentence)
  await expect(calls).toBeFocused()
  await expect(calls).toHaveAccessibleDescription(sentence)
  await expect(sum).toContainText('Sample figures')
  await expectAccessible(page, '.calculator')
  await calls.fill(' 1,000 ')
  await calls.press('Enter')
  await expect(page.locator('.errm')).toHaveCount(0)
  await expect(sum).toContainText('Your figures')
  await expectAccessible(page, '.calculator')
})

test('of several fields that are refused, the first gets the focus', async ({ page }) => {
  await page.goto('/calculator')
  const [, ...emptied] = calculatorInputIds
  for (const name of emptied) await page.locator(`.calculator [name=${name}]`).fill('')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.errm')).toHaveCount(emptied.length)
  await expect(page.locator(`.calculator [name=${emptied[0]}]`)).toBeFocused()
})
