import { test } from '@playwright/test'
import { testPage } from '../../tools/test/site-copy.ts'
import { editSite, editor, expect, openText, shownText } from './edit-page.ts'

const { served, source, edit } = editSite()

test('a reload waits for an open form, and the browser asks about a value that is not saved @nightly', async ({
  page: view,
}) => {
  const records = source('data/about.ts')
  const [, text = ''] = /text: '([^']+)'/.exec(records)!
  let reload: (() => void) | undefined
  await view.routeWebSocket('**', (socket) => {
    socket.connectToServer()
    reload = () => socket.send(JSON.stringify({ type: 'full-reload' }))
  })
  await edit(view, 'about')
  await view.locator('main').getByText(text).first().click()
  const panel = editor(view).getByRole('region', { name: 'Record' })
  const field = panel.locator('.chosen :is(input, textarea)')
  await expect(field).toBeFocused()
  await view.keyboard.press('End')
  await view.keyboard.type(' with')
  reload!()
  // oxlint-disable-next-line no-restricted-properties -- It may not reload later.
  await view.waitForTimeout(3000)
  await expect(field).toHaveValue(`${text} with`)

  const asked = view.waitForEvent('dialog')
  await view.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(field).toHaveValue(`${text} with`)

  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => source('data/about.ts')).toContain(`${text} with`)
  const reloaded = view.waitForEvent('load')
  await view.keyboard.press('Escape')
  await reloaded
  served.site.write('data/about.ts', records)
})

test('a widget is changed as text, too @nightly', async ({ page: view }) => {
  await edit(view, 'tour')
  await openText(view, shownText(view, 'Alpha'))
  await editor(view).getByRole('button', { name: 'Edit the widget' }).click()
  const card = editor(view).getByRole('region', { name: 'Edit: List' })
  await expect(card.getByRole('combobox', { name: 'As' })).toBeFocused()
  await card.getByRole('button', { name: 'Edit the widget as text' }).click()
  await expect(editor(view).locator('.cm-content')).toBeFocused()
  await expect(editor(view).locator('.cm-content')).toContainText('</List>')
})

test('a page is made and renamed, and its links and its undo go with it @nightly', async ({ page: view }) => {
  await edit(view, 'tour')
  const panel = editor(view).getByRole('region', { name: 'Page' })
  await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
  await panel.getByText('New page').first().click()
  await panel.getByRole('button', { name: 'New page' }).click()
  await expect(panel.getByText(/^Title: It has 0 characters/)).toBeVisible()
  await panel.getByLabel('Title', { exact: true }).first().fill('A page that is new')
  await panel.getByLabel('Description for search results').fill('What this page is about, said in one whole sentence.')
  await panel.getByRole('button', { name: 'New page' }).click()
  await view.waitForURL('**/a-page-that-is-new')

  served.site.write('content/other.mdx', testPage('Other', '# Other\n\nSee [the new page](/a-page-that-is-new).'))
  await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
  // The reload for the new file may come late.
  await expect(async () => {
    await openText(view, view.locator('main p').first())
    await view.keyboard.type(' More words.')
    await expect.poll(() => source('content/a-page-that-is-new.mdx'), { timeout: 3000 }).toContain('More words.')
  }).toPass()
  await view.keyboard.press('Escape')
  await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
  await panel.getByText('Rename this page').first().click()
  await panel.getByLabel('New address').fill('/renamed')
  await panel.getByRole('button', { name: 'Rename this page' }).click()
  await view.waitForURL('**/renamed')
  expect(source('content/other.mdx')).toContain('(/renamed)')
  expect(source('content/renamed.mdx')).not.toContain('redirectFrom')
  await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
  // The links first, then the words.
  const undo = (isUndone: () => boolean) =>
    expect(async () => {
      await editor(view).getByRole('button', { name: 'Undo' }).click()
      await expect.poll(isUndone, { timeout: 3000 }).toBe(true)
    }).toPass()
  await undo(() => source('content/other.mdx').includes('(/a-page-that-is-new)'))
  await undo(() => !source('content/renamed.mdx').includes('More words.'))
})
