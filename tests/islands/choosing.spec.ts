import { expect, type Page } from '@playwright/test'
import { hydrated, heard, runCases, test } from './open.ts'

const agree = (page: Page) => page.getByLabel('I agree')
const plan = (page: Page, name: string) => page.getByLabel(`Plan ${name}`)
const rate = (page: Page) => page.getByLabel('Rate', { exact: true })

async function agreedIs(page: Page, agreed: boolean): Promise<void> {
  await expect(agree(page)).toBeChecked({ checked: agreed })
  await expect(page.getByTestId('agreed')).toHaveText(String(agreed))
}

async function rateIs(page: Page, value: string): Promise<void> {
  await expect(page.getByTestId('rate')).toHaveText(value)
  await expect(rate(page)).toHaveValue(value)
  await expect(page.getByLabel('Rate in figures')).toHaveValue(value)
}

/** Where the slider stands between its ends, as a place on the screen. */
async function onSlider(page: Page, share: number): Promise<[number, number]> {
  const { x, y, width, height } = (await rate(page).boundingBox())!
  return [x + width * share, y + height / 2]
}

runCases([
  {
    does: 'ticks a box, takes it back, and ticks it by its label, by key and as a screen reader does',
    on: '/fields',
    before: async (page) => {
      await agree(page).click()
      await agree(page).click()
      await page.getByText('I agree').click({ position: { x: 30, y: 8 } })
      await agree(page).press(' ')
      // Without a pointer.
      await agree(page).evaluate((box) => (box as HTMLElement).click())
    },
    then: async (page) => {
      await agreedIs(page, true)
      expect(await heard(page)).toEqual(Array(5).fill('agree'))
    },
  },
  {
    does: 'chooses one plan, then another, then the next by key',
    on: '/fields',
    before: async (page) => {
      await plan(page, 'three').click()
      await plan(page, 'one').click()
      await page.keyboard.press('ArrowDown')
    },
    then: async (page) => {
      await expect(plan(page, 'two')).toBeChecked()
      await expect(page.getByTestId('plan')).toHaveText('two')
      expect(await heard(page)).toEqual(['plan three', 'plan one', 'plan two'])
    },
  },
  {
    does: 'chooses from a list, again by key, and from lists that take several or that React does not control',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Size').selectOption('large')
      await page.getByLabel('Size').focus()
      await page.keyboard.press('ArrowUp')
      await page.getByLabel('Days').selectOption(['tue', 'wed'])
      await page.getByLabel('Colour').selectOption('blue')
    },
    then: async (page) => {
      await expect(page.getByLabel('Size')).toHaveValue('middle')
      await expect(page.getByTestId('size')).toHaveText('middle')
      expect((await heard(page)).at(-1)).toBe('size middle')
      await expect(page.getByLabel('Days')).toHaveValues(['tue', 'wed'])
      await expect(page.getByTestId('days')).toHaveText('tue wed')
      await expect(page.getByLabel('Colour')).toHaveValue('blue')
    },
  },
  {
    does: 'has a form filled in without an event before touching anything',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Name').evaluate((field) => ((field as HTMLInputElement).value = 'autofilled'))
      await page.getByLabel('Size').evaluate((list) => ((list as HTMLSelectElement).value = 'large'))
      await agree(page).evaluate((box) => ((box as HTMLInputElement).checked = true))
      await rate(page).hover()
    },
    then: async (page) => {
      await agreedIs(page, true)
      await expect(page.getByLabel('Name')).toHaveValue('autofilled')
      await expect(page.getByLabel('Size')).toHaveValue('large')
      expect(await heard(page)).toEqual(['name autofilled', 'size large', 'agree'])
    },
  },
  {
    // Alone: what another field changes would render the plan anew.
    does: 'has a plan chosen without an event',
    on: '/fields',
    before: async (page) => {
      await plan(page, 'two').evaluate((radio) => ((radio as HTMLInputElement).checked = true))
      await rate(page).hover()
    },
    then: async (page) => {
      await expect(plan(page, 'two')).toBeChecked()
      expect(await heard(page)).toEqual(['plan two'])
    },
  },
  {
    does: 'has choices made without an event where React does not control them',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Send me news').evaluate((box) => ((box as HTMLInputElement).checked = false))
      await page.getByLabel('Pay yearly').evaluate((radio) => ((radio as HTMLInputElement).checked = true))
      await rate(page).hover()
    },
    then: async (page) => {
      await expect(page.getByLabel('Send me news')).not.toBeChecked()
      await expect(page.getByLabel('Pay yearly')).toBeChecked()
      expect(await heard(page)).toEqual(['news', 'yearly'])
    },
  },
  {
    does: 'drags a slider, and goes on with the arrow keys',
    on: '/fields',
    before: async (page) => {
      await page.mouse.move(...(await onSlider(page, 0.5)))
      await page.mouse.down()
      await page.mouse.move(...(await onSlider(page, 0.7)), { steps: 4 })
      await page.mouse.move(...(await onSlider(page, 1)), { steps: 4 })
      await page.mouse.up()
      for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
    },
    then: (page) => rateIs(page, '97'),
  },
  {
    does: 'moves a slider, then writes the figure beside it: two controls of one value',
    on: '/fields',
    before: async (page) => {
      await rate(page).press('End')
      await page.getByLabel('Rate in figures').fill('37')
    },
    then: (page) => rateIs(page, '37'),
  },
  {
    does: 'writes the figure, then moves the slider beside it',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Rate in figures').fill('37')
      await rate(page).press('End')
    },
    then: (page) => rateIs(page, '100'),
  },
])

test('a slider that is held while the island hydrates keeps its value', async ({ page, open }) => {
  const { release } = await open('/fields')
  await page.mouse.move(...(await onSlider(page, 0.5)))
  await page.mouse.down()
  await page.mouse.move(...(await onSlider(page, 0.7)), { steps: 4 })
  await release()
  await expect(page.getByTestId('rate')).toHaveText(await rate(page).inputValue())
  expect(Number(await rate(page).inputValue())).toBeGreaterThan(60)
  await page.mouse.move(...(await onSlider(page, 0)), { steps: 4 })
  await page.mouse.up()
  await hydrated(page)
  await rateIs(page, '0')
})
