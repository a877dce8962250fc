import { expect, type Page } from '@playwright/test'

/** Hydrates each island by its first field or button, fills in every field, presses every button, and sends every form. */
export async function useEverything(page: Page): Promise<void> {
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
      ].find(
        // A form with the method GET opens another page.
        (each) => !pressed.has(each) && each.checkVisibility() && !each.matches('form[method=get] button'),
      )
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
