import { expect } from '@playwright/test'
import { routes } from '../site-routes.ts'
import { test } from './test.ts'

// WebKitGTK's window is never narrower than 447 px.
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

// In Chromium tests/pages and tests/delivery ask the same of every page.
for (const [theme, { width, height }] of [
  ['light', PHONE],
  ['dark', DESK],
  ['dark', PHONE],
  ['light', DESK],
] as const)
  test(`every page loads without an error, ${theme} at ${width} px`, { tag: '@nightly' }, async ({ visitor }) => {
    test.slow()
    await visitor.window.resize(width, height)
    await visitor.open('/try-again')
    await visitor.run((chosen) => localStorage.setItem('theme', chosen), theme)
    for (const { route } of routes) {
      await visitor.open(route)
      await visitor.sees('h1')
      const page = await visitor.run(() => ({
        problems: window.problems,
        theme: getComputedStyle(document.documentElement).colorScheme,
        overflow: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
      }))
      expect(page, route).toEqual({ problems: [], theme, overflow: 0 })
    }
  })

test('every page can be read without script', { tag: '@nightly' }, async ({ visitor }) => {
  test.slow()
  visitor.site.scripts = 'never'
  for (const { route } of routes) {
    await visitor.open(route)
    await visitor.sees('h1')
    const page = await visitor.run(() => ({
      overflow: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
      forScript: [...document.querySelectorAll('.with-script')].filter((element) => element.checkVisibility()).length,
      problems: window.problems.filter((problem) => !/^policy: script-src|not loaded: <script/.test(problem)),
    }))
    expect(page, route).toEqual({ overflow: 0, forScript: 0, problems: [] })
  }
})
