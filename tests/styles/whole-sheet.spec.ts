import { expect, test } from '@playwright/test'
import { routes } from '../site-routes.ts'

const media = {
  'a phone': { width: 390, colorScheme: 'light' },
  'a desk': { width: 1440, colorScheme: 'dark' },
  paper: { width: 900, media: 'print' },
  'forced colours': { width: 900, forcedColors: 'active' },
} as const

for (const { route } of routes) {
  test(`${route} looks the same with its own rules as with the whole sheet`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(route, { waitUntil: 'load' })
    for (const [name, { width, ...emulated }] of Object.entries(media)) {
      await page.emulateMedia({
        media: 'screen',
        forcedColors: 'none',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        ...emulated,
      })
      await page.setViewportSize({ width, height: 900 })
      const { compared, properties, differing } = await page.evaluate(compareWithWholeSheet)
      expect(compared).toBeGreaterThan(20)
      expect(properties).toBeGreaterThan(100)
      expect(differing, name).toEqual([])
    }
  })
}

test('the page shows without waiting for the whole sheet', async ({ page }) => {
  await page.route('**/*.css', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain('Besley')
})

/** In the page: how everything on it looks, before and after the whole sheet is loaded too. */
async function compareWithWholeSheet(): Promise<{ compared: number; properties: number; differing: string[] }> {
  /** An element, and of what stands before, after and beside it only what is there. */
  const parts = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const pseudos = ['::before', '::after'].filter((pseudo) => getComputedStyle(element, pseudo).content !== 'none')
    if (element.matches('li, summary')) pseudos.push('::marker')
    if (element.matches('input, textarea')) pseudos.push('::placeholder')
    return [undefined, ...pseudos].map((pseudo) => ({ element, pseudo }))
  })
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = document.querySelector<HTMLElement>('style[data-sheet]')!.dataset['sheet']!
  link.media = 'not all'
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
  /** What any rule of the whole sheet sets; the sheet's own variables are not looks. */
  const found = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule)
        for (const name of rule.style as CSSStyleDeclaration) if (!name.startsWith('--')) found.add(name)
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
    }
  }
  collect(link.sheet!.cssRules)
  const properties = [...found]
  const look = () =>
    parts.map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo)
      return properties.map((name) => style.getPropertyValue(name))
    })
  const picked = look()
  link.media = 'all'
  const whole = look()
  link.remove()
  const differing = parts
    .filter((_, i) => properties.some((_, at) => picked[i]![at] !== whole[i]![at]))
    .map(({ element, pseudo }) => `${element.outerHTML.slice(0, 120)}${pseudo ?? ''}`)
  return { compared: parts.length, properties: properties.length, differing: differing.slice(0, 3) }
}
