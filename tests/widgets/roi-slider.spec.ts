import { expect, test, type Page } from '@playwright/test'
import { ROI_EXAMPLE, startingRoi } from '../../data/roi.ts'
import { pounds } from '../../data/pricing.ts'
import { auditPath } from '../../components/forms/audit-request.ts'
import { roi, roiBasis } from '../../components/widgets/RoiSlider/roi-state.ts'
import { expectAccessible } from './widget-accessibility.ts'
import { stopClock } from '../support/clock.ts'
import { hold } from '../slow-device.ts'

const path = '/digital-transformation'
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const totalOf = (figures: Partial<typeof startingRoi>) => pounds(roi({ ...startingRoi, ...figures }).total)
const total = (page: Page) => page.locator('.roi-result output')
const said = (page: Page, name: string) =>
  page.locator('.roi-slider', { has: page.getByText(name) }).locator('.roi-message')

test('by keyboard alone: sliders stop at their ends; fields, sum and URL follow', async ({ page }) => {
  await page.goto(path)
  await expect(total(page)).toHaveText(totalOf({}))
  const { annualSavings, errorSavings, revenueUplift } = roi(startingRoi)
  for (const part of [annualSavings, errorSavings, revenueUplift])
    await expect(page.locator('.roi-result dl')).toContainText(pounds(part))
  for (const [name, value, min, max, step] of [
    ['Staff count', '50', '10', '500', '10'],
    ['Hourly cost', '25', '15', '100', '5'],
    ['Hours automated per week', '30', '5', '40', '5'],
  ] as const) {
    await expect(slider(page, name)).toHaveValue(value)
    for (const [attribute, limit] of Object.entries({ min, max, step }))
      await expect(slider(page, name)).toHaveAttribute(attribute, limit)
    await expect(field(page, name)).toHaveValue(value)
  }
  await field(page, 'Staff count').focus()
  await page.keyboard.press('Tab')
  await expect(slider(page, 'Staff count')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(total(page)).toHaveText(totalOf({ staff: 60 }))
  await expect(field(page, 'Staff count')).toHaveValue('60')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(field(page, 'Staff count')).toHaveValue('10')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Staff count')).toHaveValue('500')
  for (const name of ['Hourly cost', 'Hours automated per week']) {
    await slider(page, name).focus()
    await page.keyboard.press('End')
  }
  await expect(slider(page, 'Hourly cost')).toHaveAttribute('aria-valuetext', '£100')
  await expect(total(page)).toHaveText(totalOf({ staff: 500, hourlyCost: 100, hours: 40 }))
  await expect(
    page.getByRole('img', { name: /^Total impact: Annual savings \d+%, Error savings \d+%, Revenue uplift \d+%\.$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(`${path}?staff=500&hourlyCost=100&hours=40`)
})

test('a typed number is used, limited or refused, each with a message beside its field', async ({ page }) => {
  await page.goto(path)
  const staff = field(page, 'Staff count')
  await staff.fill('120')
  await expect(slider(page, 'Staff count')).toHaveValue('120')
  await expect(total(page)).toHaveText(totalOf({ staff: 120 }))

  await staff.fill('12,5')
  await staff.press('Enter')
  await expect(said(page, 'Staff count')).toHaveText('Enter staff count with a decimal point, such as 12.5')
  await expect(staff).toHaveAttribute('aria-invalid', 'true')
  await expect(staff).toHaveAccessibleDescription(/decimal point/)
  await expect(staff).toHaveValue('12,5')
  await expect(total(page)).toHaveText(totalOf({ staff: 120 }))
  await expectAccessible(page, '.roi')

  await staff.fill('1,000,000')
  await staff.press('Tab')
  await expect(staff).toHaveValue('500')
  await expect(staff).not.toHaveAttribute('aria-invalid')
  await expect(said(page, 'Staff count')).toHaveText(
    'Staff count goes from 10 to 500 in steps of 10. We’ve set it to 500.',
  )
  await slider(page, 'Staff count').press('ArrowLeft')
  await expect(said(page, 'Staff count')).toBeEmpty()
})

test('the calculation of an address can be copied as plain text, and prints alone on one page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figures = { staff: 120, hourlyCost: 40, hours: 15 }
  await page.goto(`${path}?staff=120&hourlyCost=40&hours=15`)
  await expect(field(page, 'Hours automated per week')).toHaveValue('15')
  await expect(total(page)).toHaveText(totalOf(figures))
  // The audit is asked for with the visitor's own total, which is no example any more.
  await expect(page.locator('.roi-result').getByRole('link', { name: 'Book Free Audit Call' })).toHaveAttribute(
    'href',
    auditPath({ impact: roi({ ...startingRoi, ...figures }).total }),
  )
  await expect(page.locator('.roi-result')).not.toContainText(ROI_EXAMPLE)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Calculation copied').first()).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(roiBasis({ ...startingRoi, ...figures }))
  expect(text).toContain(`Total impact: ${totalOf(figures)} a year`)

  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(total(page)).toBeVisible()
  for (const hidden of [
    page.locator('h1'),
    page.locator('.quiz'),
    page.locator('footer'),
    page.locator('.roi-sliders'),
    page.locator('.roi-result .btn').first(),
  ])
    await expect(hidden).toBeHidden()
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  // Once it is printed, the page prints as a whole again.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeVisible()
})

test('input from before the script has loaded is kept, also where the address has other figures', async ({ page }) => {
  const release = await hold(page, /\/chunks\/.*\.js/)
  await page.goto(`${path}?staff=20&hourlyCost=95`)
  await field(page, 'Staff count').fill('1,000')
  await slider(page, 'Hourly cost').focus()
  await page.keyboard.press('ArrowRight')
  await field(page, 'Hours automated per week').fill('abc')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  release()
  await expect(field(page, 'Staff count')).toHaveValue('500')
  await expect(said(page, 'Staff count')).toContainText('set it to 500')
  await expect(slider(page, 'Hourly cost')).toHaveValue('30')
  await expect(field(page, 'Hourly cost')).toHaveValue('30')
  await expect(said(page, 'Hours automated per week')).toHaveText(
    'Hours automated per week must be a number in digits, such as 40',
  )
  await expect(field(page, 'Hours automated per week')).toHaveValue('abc')
  await expect(total(page)).toHaveText(totalOf({ staff: 500, hourlyCost: 30 }))
})

test('the figures are written into the address once, when the slider rests; untouched, it stays', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (...given) => {
      document.documentElement.dataset.changes = String(Number(document.documentElement.dataset.changes ?? 0) + 1)
      replaceState(...given)
    }
  })
  await page.goto(path)
  await slider(page, 'Staff count').focus()
  await expect(page.locator('[data-island=RoiSlider]')).toHaveAttribute('data-hydrated', '')
  await stopClock(page)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(path)
  for (let steps = 1; steps <= 5; steps += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(field(page, 'Staff count')).toHaveValue(String(startingRoi.staff + steps * 10))
  }
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/staff=/)
  await expect(page.locator('html')).toHaveAttribute('data-changes', '1')
})
