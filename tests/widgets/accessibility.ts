import { expect, type Page } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'

/**
 * Expects that axe finds nothing wrong with the page as it stands now, in either theme, and that nothing moves where
 * motion is not wanted.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityProblems(page), colorScheme).toEqual([])
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}
