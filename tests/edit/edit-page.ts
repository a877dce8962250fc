import { expect as playwrightExpect, test, type Locator, type Page } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { serveSite } from './site-with-remote.ts'

/** Waits long: the dev server checks the whole site beside, and on a busy machine an answer waits for that. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

export const editor = (view: Page) => view.locator('staffroom-edit')
export const shownText = (view: Page, text: string) => view.locator('main').getByText(text, { exact: true })
export const status = (view: Page) => editor(view).locator('.status')

/** Serves a site with a remote to the tests of a file, and edits its pages. */
export function editSite() {
  const served = serveSite(test)
  return {
    served,
    /** The text of a file of the site; by default of the page `tour`. */
    source: (file?: string) => served.site.source(file),
    /** Opens a page and switches editing on. */
    edit: async (view: Page, page = 'tour'): Promise<void> => {
      const connected = view.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
      await view.goto(`${served.dev.url}/${page}`)
      await connected
      await view.getByRole('button', { name: 'Edit', exact: true }).click()
      await ready(view)
    },
  }
}

/** Waits until the page can be edited. */
export async function ready(view: Page): Promise<void> {
  await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
  // The blocks are known when the outline follows the pointer.
  await expect(async () => {
    await view.mouse.move(0, 0)
    await view.getByRole('heading', { level: 1 }).hover()
    await expect(editor(view).locator('.outline')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Finds no fault of accessibility in the editor, in both themes. */
export async function expectAccessibleEditor(view: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await view.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    expect(await accessibilityProblems(view, 'staffroom-edit'), theme).toEqual([])
  }
  await view.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
}

/** Clicks a text, and puts the caret at its end. */
export async function openText(view: Page, clicked: Locator): Promise<Locator> {
  await clicked.click()
  const text = editor(view).locator('.cm-content')
  await expect(text).toBeFocused()
  await view.keyboard.press('Control+End')
  return text
}
