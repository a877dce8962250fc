import { expect, test, type Page } from '@playwright/test'
import { routes } from '../routes.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

for (const { route } of routes) {
  test(`${route} breaks no rule of its policy while everything on it is used`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.addInitScript(() => {
      window.violations = []
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        window.violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
      )
    })
    await page.route('**/functions/v1/**', (call) => call.fulfill({ status: 201, json: { id: 'test' } }))
    await page.goto(route)
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1)
    await useEverything(page)
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(complaints).toEqual([])
  })
}

/** Wakes each island by its first field or button, fills in every field, presses every button, and sends every form. */
async function useEverything(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    const first = island
      .locator('button:visible, input:visible, textarea:visible, select:visible, summary:visible')
      .first()
    if (!(await first.count())) continue
    await first.dispatchEvent('pointermove')
    await expect(island).toHaveAttribute('data-hydrated', '')
  }
  await page.evaluate(async () => {
    const rest = () => new Promise((later) => setTimeout(later, 20))
    const fill = (field: HTMLInputElement | HTMLTextAreaElement) => {
      if (/checkbox|radio/.test(field.type)) return field.click()
      if (field.type === 'search' || field.name === 'website' || field.readOnly) return
      const value =
        field.type === 'email'
          ? 'ada@example.org'
          : /number|range/.test(field.type)
            ? (field as HTMLInputElement).max || '20'
            : 'Ada'
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    document
      .querySelectorAll('main details:not([open]) > summary')
      .forEach((summary) => (summary as HTMLElement).click())
    document.querySelectorAll<HTMLInputElement>('main input, main textarea').forEach(fill)
    document.querySelectorAll<HTMLSelectElement>('main select').forEach((select) => {
      select.selectedIndex = select.options.length - 1
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await rest()
    const pressed = new Set<Element>()
    for (let turn = 0; turn < 60; turn++) {
      const button = [
        ...document.querySelectorAll<HTMLButtonElement>(
          'main button:enabled, [role=dialog] button:enabled, [role=tab], .menu, .drawer .btn',
        ),
      ].find((each) => !pressed.has(each) && each.checkVisibility())
      if (!button) break
      pressed.add(button)
      const options = { bubbles: true, cancelable: true, button: 0 }
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        button.dispatchEvent(
          type.startsWith('pointer') ? new PointerEvent(type, options) : new MouseEvent(type, options),
        )
      button.click()
      await rest()
    }
    await rest()
  })
}

test('what a page did not come with is refused: a style, a script, a plain string as HTML', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto('/')
  const errors = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{display:none}' }))
    const attempts = [
      () => (document.body.innerHTML = '<i>'),
      () => (document.createElement('script').text = 'alert(1)'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch {
        return 'refused'
      }
    })
  })
  expect(errors).toEqual(['refused', 'refused'])
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(() => refused.join('\n')).toContain('style-src')
})
