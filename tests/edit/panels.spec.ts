import { test, type Route } from '@playwright/test'
import { testPage } from '../../tools/test/site-copy.ts'
import { editSite, editor, expect, openText, ready, shownText } from './edit-page.ts'

const { served, source, edit } = editSite()

test('a reload opens a panel or a form again, with what was typed into its fields @nightly', async ({ page: view }) => {
  await edit(view, 'tour')
  const inPanel = (panel: string) => editor(view).getByRole('region', { name: panel })
  /** Reloads the page; what is typed while it loads goes into the field, too. */
  const reload = async () => {
    const type = async (route: Route) => {
      await view.keyboard.type('th')
      await route.continue()
    }
    await view.route('**/edit/browser/start.ts*', type, { times: 1 })
    await view.reload()
  }

  await test.step('the settings of a page, and a new page', async () => {
    await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
    await inPanel('Page').getByText('New page').first().click()
    const title = inPanel('Page').getByLabel('Title', { exact: true }).first()
    await title.click()
    await view.keyboard.type('A page wi')
    await view.keyboard.press('ArrowLeft')
    await view.keyboard.press('ArrowRight')
    await reload()
    await expect(title).toHaveValue('A page with')
    await expect(title).toBeFocused()
    await view.keyboard.press('Escape')
  })

  await test.step('the changes', async () => {
    served.site.write('content/other.mdx', source('content/other.mdx').replace('Nothing', 'Much'))
    await editor(view).getByRole('button', { name: 'Changes' }).click()
    const reason = inPanel('Changes').getByRole('textbox', { name: 'Reason' })
    await reason.click()
    await view.keyboard.type('It reads better wi')
    await reload()
    await expect(reason).toHaveValue('It reads better with')
    await view.keyboard.press('Escape')
  })

  await test.step('a record', async () => {
    await view.goto(`${served.dev.url}/about`)
    await ready(view)
    const [, text = ''] = /text: '([^']+)'/.exec(source('data/about.ts'))!
    await view.locator('main').getByText(text).first().click()
    const field = inPanel('Record').locator('.chosen :is(input, textarea)')
    await expect(field).toBeFocused()
    await view.keyboard.press('End')
    await view.keyboard.type(' wi')
    await reload()
    await expect(field).toHaveValue(`${text} with`)
    await inPanel('Record').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => source('data/about.ts')).toContain(`${text} with`)
    await view.keyboard.press('Escape')
  })

  await test.step('a widget', async () => {
    await view.goto(`${served.dev.url}/tour`)
    await ready(view)
    await openText(view, shownText(view, 'Alpha'))
    await editor(view).getByRole('button', { name: 'Edit the widget' }).click()
    const card = editor(view).getByRole('region', { name: 'Edit: List' })
    await expect(card.getByRole('combobox', { name: 'As' })).toBeFocused()
    await view.reload()
    await expect(card.getByRole('combobox', { name: 'As' })).toBeFocused()
    await card.getByRole('button', { name: 'Edit the widget as text' }).click()
    await expect(editor(view).locator('.cm-content')).toBeFocused()
    await reload()
    await expect(editor(view).locator('.cm-content')).toContainText('</List>th')
  })
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
