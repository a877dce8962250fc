import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { playbookToJson, playbookToMarkdown } from '../../components/widgets/PlaybookDrawers/playbook-files.ts'
import { playbookIds, playbooks } from '../../data/playbooks.ts'
import { expectAccessible } from './accessibility.ts'

const path = '/playbooks'
const { name, steps } = playbooks['client-intake']

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
  await expect(page).toHaveURL(`${path}?preview=client-intake`)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  const json = dialog.getByRole('button', { name: 'Export as JSON' })
  expect(await saved(page, () => json.press('Enter'))).toEqual([
    'playbook-client-intake.json',
    playbookToJson('client-intake'),
  ])
  // The announcement is not silenced by the dialog around it.
  await expect(page.getByRole('status').filter({ hasText: 'Exported as playbook-client-intake.json' })).toHaveCount(1)
  await expect(dialog.getByRole('link', { name: 'Clone' })).toHaveAttribute(
    'href',
    '/custom-template?playbook=client-intake',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(preview).toBeFocused()
  await expect(page).toHaveURL(path)
})

test('a confirmation over the dialog is closed without it', async ({ page }) => {
  await page.goto(`${path}?preview=client-intake`)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Export as JSON' }).click()
  await page.locator('.confirmations').getByRole('button', { name: 'Close', includeHidden: true }).click()
  await expect(page.locator('.confirmations .toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('Export saves Markdown, Clone fills in the form', async ({ page }) => {
  await page.goto(path)
  for (const id of playbookIds.slice(0, 2)) {
    const button = page.getByRole('button', { name: `Export ${playbooks[id].name}` })
    expect(await saved(page, () => button.click())).toEqual([`playbook-${id}.md`, playbookToMarkdown(id)])
  }
  await page.getByRole('link', { name: `Clone ${name}` }).click()
  await expect(page).toHaveURL('/custom-template?playbook=client-intake')
  await expect(page.getByRole('textbox', { name: 'Requirements' })).toHaveValue(new RegExp(name))
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
