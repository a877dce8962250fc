import { expect, type Page } from '@playwright/test'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'

/**
 * Expects that axe finds nothing wrong with the page as it stands now, nor with its contrast in the dark theme, and
 * that nothing moves where motion is not wanted.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page), 'dark').toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}
