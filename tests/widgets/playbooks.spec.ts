import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { playbookToJson } from '../../components/widgets/PlaybookCards/playbook-files.ts'
import { playbookIds, playbooks, type Playbook } from '../../data/playbooks.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/playbooks'
const playbook = playbookIds[0]!
const { name, steps }: Playbook = playbooks[playbook]

/** What is saved when something is done. */
async function saved(page: Page, act: () => Promise<void>): Promise<[name: string, text: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]
}

test('Preview opens the steps by keyboard and is in the URL; the dialog exports and clones', async ({ page }) => {
  await page.goto(path)
  const preview = page.getByRole('button', { name: `Preview ${name}` })
  await preview.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  for (const { title, text } of steps) await expect(dialog).toContainText(`${title}. ${text}`)
  const { setupTime, rating, uses } = playbooks[playbook]
  await expect(dialog).toContainText(`${setupTime} min setup, rated ${rating} of 5, used ${uses} times`)
  await expect(page).toHaveURL(`${path}?preview=${playbook}`)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  const json = dialog.getByRole('button', { name: 'Export as JSON' })
  expect(await saved(page, () => json.press('Enter'))).toEqual([`playbook-${playbook}.json`, playbookToJson(playbook)])
  // The announcement is not silenced by the dialog around it.
  await expect(page.getByRole('status').filter({ hasText: `Exported as playbook-${playbook}.json` })).toHaveCount(1)
  await expect(dialog.getByRole('link', { name: 'Clone' })).toHaveAttribute(
    'href',
    `/custom-template?playbook=${playbook}`,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(preview).toBeFocused()
  await expect(page).toHaveURL(path)
})

test('a confirmation over the dialog is closed without it', async ({ page }) => {
  await page.goto(`${path}?preview=${playbook}`)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Export as JSON' }).click()
  await page.locator('.confirmations').getByRole('button', { name: 'Close', includeHidden: true }).click()
  await expect(page.locator('.confirmations .toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('on a phone the actions of a preview are in view while its steps scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/playbooks')
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click()
  const clone = page.getByRole('dialog').getByRole('link', { name: 'Clone' })
  await expect(clone).toBeInViewport({ ratio: 1 })
})
