import { expect, test, type Page } from '@playwright/test'
import { routes } from '../routes.ts'

/** Computed styles of every element and of what stands before, after and beside it; the sheet's own variables left out. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pseudos = [null, '::before', '::after', '::marker', '::placeholder']
    return [...document.body.querySelectorAll('*')].flatMap((element, i) =>
      pseudos.map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const values = [...style].filter((name) => !name.startsWith('--')).map((name) => `${name}:${style.getPropertyValue(name)}`)
        return `${i} ${element.tagName} ${element.getAttribute('class') ?? ''} ${pseudo ?? ''} ${values.join(';')}`
      }),
    )
  })
}

for (const { route } of routes) {
  test(`${route} looks the same with its own rules as with the whole sheet`, async ({ page }) => {
    for (const [width, colorScheme] of [[390, 'light'], [1440, 'dark']] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(route, { waitUntil: 'networkidle' })
      const picked = await computedStyles(page)
      await page.evaluate(async () => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = document.querySelector<HTMLElement>('style[data-sheet]')!.dataset['sheet']!
        await new Promise((resolve, reject) => {
          link.onload = resolve
          link.onerror = reject
          document.head.append(link)
        })
      })
      const whole = await computedStyles(page)
      expect(picked.length).toBeGreaterThan(20)
      expect(whole.filter((style, i) => style !== picked[i]).slice(0, 3)).toEqual([])
    }
  })
}
