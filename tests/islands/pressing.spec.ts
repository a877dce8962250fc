import { expect, type Page } from '@playwright/test'
import { slowDown } from '../slow-device.ts'
import { hydrated, heard, runCases, test } from './open.ts'

const count = (page: Page) => page.getByText('Count')
const rows = (page: Page) => page.getByLabel('Rows')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const opener = (page: Page) => page.getByRole('button', { name: 'Open', includeHidden: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Opened' })

const countIs = (page: Page, times: number) => expect(page.getByTestId('count')).toHaveText(String(times))

async function tabIs(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(`Text of ${name}`)).toBeVisible()
}

runCases([
  {
    does: 'presses a button by pointer, by key, and as a screen reader does: each press counts once',
    on: '/actions',
    before: async (page) => {
      for (let times = 0; times < 3; times++) await count(page).click()
      await page.getByRole('button', { name: 'Count' }).press('Enter')
      await page.keyboard.press(' ')
      // Without a pointer.
      await count(page).evaluate((button) => (button as HTMLElement).click())
    },
    then: (page) => countIs(page, 6),
  },
  {
    does: 'presses, lets go, and steps through rows with keys: each part is heard once, in order',
    on: '/actions',
    before: async (page) => {
      await page.getByText('Press').click()
      await rows(page).focus()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
    },
    then: async (page) => {
      await expect(page.getByTestId('row')).toHaveText('2')
      expect(await heard(page)).toEqual([
        ...['down', 'mouse', 'up', 'click'],
        ...['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown'],
      ])
    },
  },
  {
    does: 'chooses a tab as a screen reader does: focus, then a click without a pointer',
    on: '/actions',
    before: (page) =>
      tab(page, 'second').evaluate((button) => {
        ;(button as HTMLElement).focus()
        ;(button as HTMLElement).click()
      }),
    then: (page) => tabIs(page, 'second'),
  },
  {
    does: 'reaches the tabs with the Tab key and goes two on with the arrow',
    on: '/actions',
    before: async (page) => {
      await rows(page).focus()
      await page.keyboard.press('Tab')
      await expect(tab(page, 'first')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
    },
    then: async (page) => {
      await tabIs(page, 'third')
      await expect(tab(page, 'third')).toBeFocused()
    },
  },
  {
    does: 'presses a button while a tab gets the focus that a key gave it: the press counts once',
    on: '/actions',
    before: async (page) => {
      const button = await count(page).elementHandle()
      // Radix moves the focus in a timeout, which the replay waits for.
      await tab(page, 'second').evaluate(
        (second, pressed) => second.addEventListener('focus', () => (pressed as HTMLElement).click(), { once: true }),
        button,
      )
      await tab(page, 'first').focus()
      await page.keyboard.press('ArrowRight')
    },
    then: (page) => countIs(page, 1),
  },
  {
    does: 'opens a dialog with an impatient double click',
    on: '/actions',
    before: (page) => opener(page).dblclick(),
    then: async (page) => {
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    },
  },
  {
    does: 'opens a dialog and presses Escape',
    on: '/actions',
    before: async (page) => {
      await opener(page).click()
      await page.keyboard.press('Escape')
    },
    then: async (page) => {
      await expect(dialog(page)).toBeHidden()
      await opener(page).click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    does: 'opens what the browser opens by itself, and follows a link: once',
    on: '/actions',
    before: async (page) => {
      await page.evaluate(() =>
        addEventListener('hashchange', () => (window.heard = [...(window.heard ?? []), location.hash])),
      )
      await page.getByText('More').click()
      await page.getByRole('link', { name: 'There' }).click()
    },
    then: async (page) => {
      await expect(page.getByText('The rest')).toBeVisible()
      expect(await heard(page)).toEqual(['#there'])
    },
  },
])

test('15 clicks while the island hydrates all count', async ({ page, open }) => {
  const { release } = await open('/actions')
  await slowDown(page)
  const { x, y } = (await count(page).boundingBox())!
  const click = () => page.mouse.click(x + 2, y + 2)
  for (let clicks = 0; clicks < 5; clicks++) await click()
  // The chunk comes while they go on.
  const arrival = release()
  for (let clicks = 5; clicks < 15; clicks++) await click()
  await arrival
  await hydrated(page)
  await countIs(page, 15)
})

test('12 key presses while the island hydrates all count', async ({ page, open }) => {
  const { release } = await open('/actions')
  await slowDown(page)
  await rows(page).focus()
  const press = () => page.keyboard.press('ArrowDown', { delay: 5 })
  for (let presses = 0; presses < 5; presses++) await press()
  const arrival = release()
  for (let presses = 5; presses < 12; presses++) await press()
  await arrival
  await hydrated(page)
  await expect(page.getByTestId('row')).toHaveText('12')
})

test('a button that opens a file chooser opens it once the island has hydrated', async ({ page, open }) => {
  const { release } = await open('/actions')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await release()
  expect((await chooser).isMultiple()).toBe(false)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  runCases([
    {
      does: 'taps a button twice, then a tab',
      on: '/actions',
      before: async (page) => {
        await count(page).tap()
        await count(page).tap()
        await tab(page, 'second').tap()
      },
      then: async (page) => {
        await countIs(page, 2)
        await tabIs(page, 'second')
      },
    },
  ])
})
