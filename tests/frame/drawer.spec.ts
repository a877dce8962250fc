import { expect, test, type Page } from '@playwright/test'
import { drawerNavigation, mainNavigation, site } from '../../data/site.ts'
import { hold } from '../slow-device.ts'

test.use({ viewport: { width: 390, height: 844 } })

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openerOf = (page: Page) => page.getByRole('button', { name: 'Open menu' })

async function open(page: Page) {
  await page.goto('/')
  await openerOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
  // It slides in.
  await expect.poll(async () => (await drawerOf(page).boundingBox())!.x).toBe(90)
}

test('the menu button slides in a drawer at the right, with the four links and the current one marked', async ({
  page,
}) => {
  await open(page)
  expect(await drawerOf(page).boundingBox()).toEqual({ x: 90, y: 0, width: 300, height: 844 })
  const navigation = drawerOf(page).getByRole('navigation')
  await expect(navigation.getByRole('link')).toHaveText(mainNavigation.map(({ label }) => label))
  for (const { label, href } of drawerNavigation)
    await expect(drawerOf(page).getByRole('link', { name: label })).toHaveAttribute('href', href)
  await expect(drawerOf(page).getByRole('link', { name: site.phone.label })).toHaveAttribute('href', site.phone.href)
  await expect(drawerOf(page).getByRole('link', { name: 'Hire an agent' })).toHaveAttribute(
    'href',
    '/hire-receptionist',
  )
  await expect(drawerOf(page).locator('[aria-current=page]')).toHaveText('Home')
  await expect(drawerOf(page).getByRole('radio')).toHaveCount(3)
  expect(await drawerOf(page).evaluate((drawer) => drawer.matches(':modal'))).toBe(true)
  const durations = () => drawerOf(page).evaluate((drawer) => getComputedStyle(drawer).transitionDuration)
  expect(await durations()).toContain('0.2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await durations()).toBe('0s')
})

/** Opens it before the script has come, so as the browser's popover, then lets the script come. */
async function openEarly(page: Page) {
  const release = await hold(page, '**/assets/entries/**')
  await page.goto('/', { waitUntil: 'commit' })
  // The drawer is at the end of the page, which may arrive in several parts.
  await page.locator('#menu').waitFor({ state: 'attached' })
  await openerOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
  release()
  await page.waitForLoadState('load')
  expect(await drawerOf(page).evaluate((drawer) => drawer.matches(':popover-open'))).toBe(true)
}

test('opened before the script has come, the menu button makes it modal', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openEarly(page)
  await openerOf(page).press('Enter')
  expect(await drawerOf(page).evaluate((drawer) => drawer.matches(':modal'))).toBe(true)
  expect(errors).toEqual([])
})

test('opened before the script has come, a link in it closes it', async ({ page }) => {
  await openEarly(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await drawerOf(page).getByRole('link', { name: 'Solutions' }).click()
  await expect(drawerOf(page)).toBeHidden()
})

test('Tab and Shift+Tab stay inside it', async ({ page }) => {
  await open(page)
  const links = [
    ...[...mainNavigation, ...drawerNavigation].map(({ label }) => label),
    site.phone.label,
    'Hire an agent',
  ]
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited = new Set<string>()
    for (let step = 0; step < 18; step++) {
      await page.keyboard.press(key)
      const { inside, name } = await page.evaluate(() => {
        const active = document.activeElement!
        return {
          inside: active.closest('dialog') !== null,
          name: active.getAttribute('aria-label') ?? active.closest('label')?.textContent ?? active.textContent,
        }
      })
      expect(inside, `after ${step + 1} steps with ${key}`).toBe(true)
      visited.add(name)
    }
    expect([...visited].sort(), key).toEqual([...links, 'Close menu', 'System'].sort())
  }
})

test('a link in it closes it, so that Back finds it closed even where the page comes from memory', async ({ page }) => {
  await open(page)
  // As in memory: the page stays as the click leaves it.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await drawerOf(page).getByRole('link', { name: 'Solutions' }).click()
  await expect(drawerOf(page)).toBeHidden()
})

test('a click on its empty space leaves it open, the page below does not scroll, and a click there closes it', async ({
  page,
}) => {
  await open(page)
  await drawerOf(page).click({ position: { x: 150, y: 600 } })
  await expect(drawerOf(page)).toBeVisible()
  await page.mouse.move(40, 400)
  await page.mouse.wheel(0, 600)
  // Nothing is to happen: a wheel that scrolls does so within a few frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.click(40, 400)
  await expect(drawerOf(page)).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it has all its links in its place at the right, and closes in three ways; no control without effect is shown', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.locator('#menu')
    await openerOf(page).click()
    for (const { label } of mainNavigation) await expect(menu.getByRole('link', { name: label })).toBeVisible()
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 90, y: 0, width: 300, height: 844 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await openerOf(page).click()
    await page.mouse.click(40, 400)
    await expect(menu).toBeHidden()
    await openerOf(page).click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
})
