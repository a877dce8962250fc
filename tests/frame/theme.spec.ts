import { expect, test, type Page } from '@playwright/test'

const LIGHT = 'rgb(248, 243, 234)'
const DARK = 'rgb(12, 41, 76)'

/** The page's ground as the screen shows it, whatever space the sheet names it in. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return `rgb(${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`
  })
const footerOf = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
const choose = (page: Page, theme: string) => footerOf(page).getByText(theme, { exact: true }).click()
const chosen = (page: Page) => footerOf(page).getByRole('radio', { checked: true })
/** The colour of the browser's own frame. */
const frameColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('a choice overrides the system, is stored, and can be undone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await ground(page)).toBe(LIGHT)
  expect(await frameColour(page)).toBe('#f8f3ea')
  await expect(chosen(page)).toHaveAccessibleName('System')
  await choose(page, 'Dark')
  expect(await ground(page)).toBe(DARK)
  expect(await frameColour(page)).toBe('#0c294c')
  await page.reload()
  expect(await ground(page)).toBe(DARK)
  expect(await frameColour(page)).toBe('#0c294c')
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'Light')
  expect(await ground(page)).toBe(LIGHT)
  expect(await frameColour(page)).toBe('#f8f3ea')
  await choose(page, 'System')
  expect(await ground(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe(LIGHT)
})

test('a stored choice applies before the first paint, even without the script file', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  expect(await ground(page)).toBe(DARK)
  const order = await page.evaluate(() => {
    const script = document.querySelector('head > script:not([src])')!
    const sheets = [...document.querySelectorAll('style, link[rel=stylesheet]')]
    return sheets.every((sheet) => script.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(order, 'the script stands before the sheets').toBe(true)
})

test('the choice reaches the other control of the page and other tabs', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  await expect.poll(() => ground(other)).toBe(DARK)
  await expect(chosen(other)).toHaveAccessibleName('Dark')
})

test('a browser without storage still applies the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await choose(page, 'Dark')
  expect(await ground(page)).toBe(DARK)
  expect(errors).toEqual([])
})

test('a page that Back brings from memory has the theme that was chosen meanwhile', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const comeBackWith = (theme: string | null) =>
    page.evaluate((stored) => {
      if (stored) localStorage.setItem('theme', stored)
      else localStorage.removeItem('theme')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, theme)
  await comeBackWith('dark')
  expect(await ground(page)).toBe(DARK)
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  await comeBackWith(null)
  expect(await ground(page)).toBe(LIGHT)
  await expect(chosen(page)).toHaveAccessibleName('System')
})
