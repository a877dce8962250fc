import { expect, type Page } from '@playwright/test'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'

/**
 * Expects that axe finds nothing wrong with a part of the page as it stands now, nor with its contrast in the dark
 * theme, and that nothing moves where motion is not wanted. The page around it is tested by tests/pages.
 */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await accessibilityProblems(page, part)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page, part), 'dark').toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}
