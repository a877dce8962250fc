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
    does: 'ticks a box',
    on: '/fields',
    before: (page) => agree(page).click(),
    then: async (page) => {
      await agreedIs(page, true)
      expect(await heard(page)).toEqual(['agree'])
    },
  },
  {
    does: 'ticks a box and takes it back',
    on: '/fields',
    before: async (page) => {
      await agree(page).click()
      await agree(page).click()
    },
    then: async (page) => {
      await agreedIs(page, false)
      expect(await heard(page)).toEqual(['agree', 'agree'])
    },
  },
  {
    does: 'ticks a box by its label',
    on: '/fields',
    before: (page) => page.getByText('I agree').click({ position: { x: 30, y: 8 } }),
    then: async (page) => {
      await agreedIs(page, true)
      expect(await heard(page)).toEqual(['agree'])
    },
  },
  {
    does: 'ticks a box with the space bar',
    on: '/fields',
    before: (page) => agree(page).press(' '),
    then: (page) => agreedIs(page, true),
  },
  {
    does: 'ticks a box as a screen reader does, by a click without a pointer',
    on: '/fields',
    before: (page) => agree(page).evaluate((box) => (box as HTMLElement).click()),
    then: async (page) => {
      await agreedIs(page, true)
      expect(await heard(page)).toEqual(['agree'])
    },
  },
  {
    does: 'has a box ticked without an event',
    on: '/fields',
    before: async (page) => {
      await agree(page).evaluate((box) => ((box as HTMLInputElement).checked = true))
      await rate(page).hover()
    },
    then: (page) => agreedIs(page, true),
  },
  {
    does: 'chooses one plan, then another',
    on: '/fields',
    before: async (page) => {
      await plan(page, 'two').click()
      await plan(page, 'three').click()
    },
    then: async (page) => {
      await expect(plan(page, 'three')).toBeChecked()
      await expect(page.getByTestId('plan')).toHaveText('three')
      expect(await heard(page)).toEqual(['plan two', 'plan three'])
    },
  },
  {
    does: 'chooses a plan with the arrow keys',
    on: '/fields',
    before: async (page) => {
      await plan(page, 'one').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
    },
    then: async (page) => {
      await expect(plan(page, 'three')).toBeChecked()
      await expect(page.getByTestId('plan')).toHaveText('three')
    },
  },
  {
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
    does: 'chooses from a list, and again',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Size').selectOption('middle')
      await page.getByLabel('Size').selectOption('large')
    },
    then: async (page) => {
      await expect(page.getByLabel('Size')).toHaveValue('large')
      await expect(page.getByTestId('size')).toHaveText('large')
      expect((await heard(page)).at(-1)).toBe('size large')
    },
  },
  {
    does: 'chooses from a list with the arrow keys, and types elsewhere',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Size').focus()
      await page.keyboard.press('ArrowDown')
      await page.getByLabel('Story').pressSequentially('then')
    },
    then: async (page) => {
      await expect(page.getByLabel('Size')).toHaveValue('middle')
      await expect(page.getByTestId('size')).toHaveText('middle')
      await expect(page.getByTestId('story')).toHaveText('then')
    },
  },
  {
    does: 'chooses from a list that React does not control',
    on: '/fields',
    before: (page) => page.getByLabel('Colour').selectOption('blue'),
    then: (page) => expect(page.getByLabel('Colour')).toHaveValue('blue'),
  },
  {
    does: 'has an entry of a list chosen without an event',
    on: '/fields',
    before: async (page) => {
      await page.getByLabel('Size').evaluate((list) => ((list as HTMLSelectElement).value = 'large'))
      await rate(page).hover()
    },
    then: async (page) => {
      await expect(page.getByLabel('Size')).toHaveValue('large')
      await expect(page.getByTestId('size')).toHaveText('large')
    },
  },
  {
    does: 'chooses several entries of a list',
    on: '/fields',
    before: (page) => page.getByLabel('Days').selectOption(['tue', 'wed']),
    then: async (page) => {
      await expect(page.getByLabel('Days')).toHaveValues(['tue', 'wed'])
      await expect(page.getByTestId('days')).toHaveText('tue wed')
    },
  },
  {
    does: 'drags a slider',
    on: '/fields',
    before: async (page) => {
      await page.mouse.move(...(await onSlider(page, 0.5)))
      await page.mouse.down()
      await page.mouse.move(...(await onSlider(page, 0.7)), { steps: 4 })
      await page.mouse.move(...(await onSlider(page, 1)), { steps: 4 })
      await page.mouse.up()
    },
    then: (page) => rateIs(page, '100'),
  },
  {
    does: 'moves a slider with the arrow keys',
    on: '/fields',
    before: async (page) => {
      for (let times = 0; times < 3; times++) await rate(page).press('ArrowRight')
    },
    then: (page) => rateIs(page, '53'),
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
