import { test } from '@playwright/test'
import { priceBands } from '../../data/pricing.ts'
import { testPage } from '../../tools/test/site-copy.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { editSite, editor, expect, openText, ready, status } from './edit-page.ts'

const { served, source, edit } = editSite()

test('the whole editor works by keys: bar, panels, menus, lists of records @nightly', async ({ page: view }) => {
  served.site.write('content/keys.mdx', testPage('Keys', '# Keys\n\nOnly one part. See [the tour](/tour).'))
  served.site.write('content/faulty.mdx', testPage('Faulty', '# Faulty\n\nFirst words.\n\nSee [it](/no-such-page).'))
  await edit(view, 'keys')
  const focused = () => editor(view).locator(':focus')

  await test.step('a second press of e while the editor loads does not end it', async () => {
    await editor(view).getByRole('button', { name: 'Done' }).click()
    await view.reload()
    await expect(view.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await view.keyboard.press('e')
    await view.keyboard.press('e')
    await ready(view)
  })

  await test.step('Tab leads from the last part to the bar, and Escape back to it from a panel', async () => {
    await view.mouse.move(0, 0)
    await expect(async () => {
      await view.keyboard.press('Tab')
      await expect(focused()).toHaveText('Page', { timeout: 200 })
    }).toPass()
    await view.keyboard.press('Enter')
    await expect(focused()).toHaveAccessibleName('Close')
    await expect(editor(view).getByRole('textbox', { name: 'Title' }).first()).toBeVisible()
    expect(await accessibilityProblems(view)).toEqual([])
    for (const name of ['New page', 'Rename this page']) {
      await view.keyboard.press('Tab')
      await expect(focused()).toHaveText(name)
    }
    await view.keyboard.press('Tab')
    await expect(focused()).toHaveAccessibleName('Title')
    await view.keyboard.press('Escape')
    await expect(focused()).toHaveText('Page')
  })

  await test.step('the caret is where the text was clicked, and at its end if a key opens it', async () => {
    await view.evaluate(() => (document.activeElement as HTMLElement).blur())
    const text = editor(view).locator('.cm-content')
    const paragraph = view.locator('main p').first()
    await paragraph.click({ position: { x: 1, y: 8 } })
    await expect(text).toBeFocused()
    await view.keyboard.type('Here: ')
    await expect(text).toHaveText('Here: Only one part. See [the tour](/tour).')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await view.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await view.keyboard.type(' There.')
    await expect(text).toHaveText('Here: Only one part. See [the tour](/tour). There.')
    await view.keyboard.press('Escape')
  })

  await test.step('a list is inserted from the menu, and undone', async () => {
    await view.evaluate(() => (document.activeElement as HTMLElement).blur())
    await openText(view, view.locator('main p').first())
    await editor(view).getByText('Insert…').focus()
    await view.keyboard.press('Enter')
    const filter = editor(view).getByRole('searchbox', { name: 'Find' })
    await expect(filter).toBeFocused()
    await view.keyboard.type('no such thing')
    await expect(editor(view).getByText('Nothing found')).toBeVisible()
    await view.keyboard.press('Control+a')
    await view.keyboard.type('table')
    await expect(editor(view).getByText(/^\d+ found$/)).toBeVisible()
    await expect(editor(view).getByRole('button', { name: 'Paragraph', exact: true })).toBeHidden()
    await view.keyboard.press('ArrowDown')
    await expect(focused()).toHaveText('Table')
    // A letter leads back to the filter.
    await view.keyboard.type('x')
    await expect(filter).toHaveValue('tablex')
    await filter.fill('list')
    await view.keyboard.press('Enter')
    await expect(editor(view).locator('.cm-content')).toBeFocused()
    await view.keyboard.type('The first')
    await expect.poll(() => source('content/keys.mdx')).toContain('- The first\n- Two')
    await view.keyboard.press('Escape')
    await view.keyboard.press('Control+z')
    await expect.poll(() => source('content/keys.mdx')).toContain('- One\n- Two')
    await view.keyboard.press('Control+z')
    await expect.poll(() => source('content/keys.mdx')).not.toContain('- One')
  })

  await test.step('a computed figure opens its widget, whose words lead to their records', async () => {
    await view.goto(`${served.dev.url}/tour`)
    await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
    await view.locator('main tr').nth(2).getByRole('cell').last().click()
    const card = editor(view).getByRole('region', { name: 'Edit: PriceTable' })
    await expect(card.getByText('Its words')).toBeVisible()
    await view.keyboard.press('Escape')
    await expect(card).toBeHidden({ timeout: 2000 })
    await view.locator('main tr').nth(2).getByRole('cell').last().click()
    await card.getByRole('button', { name: `£${priceBands[1]!.price}`, exact: true }).press('Enter')
    await expect(editor(view).locator('.chosen input')).toHaveValue(String(priceBands[1]!.price))
    await view.keyboard.press('Escape')
  })

  await test.step('of two equal prices the one that was clicked is opened', async () => {
    const records = source('data/pricing.ts')
    const [, first, second] = priceBands
    const priced = (price: number) => new RegExp(`price: ${price}\\b`)
    const cellOf = (level: string) =>
      view
        .locator('main tr', { has: view.getByText(level, { exact: true }) })
        .getByRole('cell', { name: `£${first!.price}`, exact: true })
    served.site.write('data/pricing.ts', records.replace(priced(second!.price), `price: ${first!.price}`))
    try {
      await expect(cellOf(second!.level)).toBeVisible()
      for (const { level } of [first!, second!]) {
        await cellOf(level).click()
        const form = editor(view)
          .getByRole('region', { name: 'Record' })
          .locator('form', { has: view.locator('.chosen') })
        await expect(form.getByLabel('Level')).toHaveValue(level)
        await view.keyboard.press('Escape')
      }
    } finally {
      served.site.write('data/pricing.ts', records)
    }
    await expect(cellOf(second!.level)).toBeHidden()
  })

  await test.step('an entry of a record’s list is added and removed', async () => {
    const records = source('data/about.ts')
    await view.goto(`${served.dev.url}/about`)
    await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
    const [, text = ''] = /text: '([^']+)'/.exec(records)!
    await view.locator('main').getByText(text).first().click()
    const panel = editor(view).getByRole('region', { name: 'Record' })
    // Also after the entry itself was changed.
    await panel.locator('.chosen :is(input, textarea)').press('End')
    await view.keyboard.type(' More.')
    await panel.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect.poll(() => source('data/about.ts')).toContain(`${text} More.`)
    await panel.getByRole('button', { name: 'Add an entry below' }).press('Enter')
    for (const field of await panel.getByRole('textbox').all()) await field.fill('A new text for a test.')
    await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await expect.poll(() => source('data/about.ts')).toContain('A new text for a test.')
    await panel.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(panel.getByText('Removed.')).toBeVisible()
    await expect.poll(() => source('data/about.ts')).toBe(records.replace(text, `${text} More.`))
    await view.keyboard.press('Escape')
    await view.keyboard.press('Control+z')
    await view.keyboard.press('Control+z')
    await view.keyboard.press('Control+z')
    await expect.poll(() => source('data/about.ts')).toBe(records)
  })

  await test.step('a part of a text with a computed value keeps the focus when it is saved', async () => {
    const records = source('data/about.ts')
    served.site.write(
      'data/about.ts',
      records.replace(/text: '[^']+'/, 'text: `One ${2} three, and as many words as fill the line.`'),
    )
    await view.locator('main').getByText('One 2 three,').click()
    const last = editor(view).getByRole('textbox', { name: 'Text, part 2' })
    await last.press('End')
    await view.keyboard.type(' Four.')
    await editor(view).getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect.poll(() => source('data/about.ts')).toContain('fill the line. Four.`')
    await expect(last).toBeFocused()
    await view.keyboard.press('Escape')
    served.site.write('data/about.ts', records)
    await expect(view.locator('main').getByText('One 2 three,')).toBeHidden()
  })

  await test.step('a value that is not saved is not thrown away unasked', async () => {
    const [, text = ''] = /text: '([^']+)'/.exec(source('data/about.ts'))!
    await view.locator('main').getByText(text).first().click()
    const field = editor(view).locator('.chosen :is(input, textarea)')
    await expect(field).toBeFocused()
    await view.keyboard.type('x')
    await view.keyboard.press('Escape')
    await expect(status(view)).toContainText('A value is not saved yet')
    await expect(field).toBeVisible()
    await view.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })

  await test.step('a part that Tab reaches is whole above the bar', async () => {
    const bar = (await editor(view).locator('.foot').boundingBox())!
    for (let part = 0; part < 6; part++) {
      await view.keyboard.press('Tab')
      const { y, height } = (await editor(view).locator('.outline').boundingBox())!
      expect(y + Math.min(height, 600)).toBeLessThanOrEqual(bar.y)
    }
  })

  await test.step('an error of the check opens the part that it is in', async () => {
    await editor(view).getByRole('button', { name: 'Changes' }).press('Enter')
    const panel = editor(view).getByRole('region', { name: 'Changes' })
    await panel.getByRole('button', { name: 'Check' }).press('Enter')
    await panel.getByRole('button', { name: 'Faulty, a test page, Paragraph' }).press('Enter')
    await view.waitForURL('**/faulty')
    await expect(editor(view).locator('.cm-content')).toHaveText('See [it](/no-such-page).')
    await expect(editor(view).locator('.cm-content')).toBeFocused()
  })

  await test.step('a link that leads nowhere is replaced by a page of the list', async () => {
    await expect(editor(view).locator('.note')).toContainText('There is no page /no-such-page')
    await expect(editor(view).locator('.note')).toContainText('Ctrl+. lists the pages.')
    await view.keyboard.press('Control+.')
    await view.keyboard.type('tou')
    await expect(editor(view).getByRole('option', { name: '/tour' })).toBeVisible()
    // oxlint-disable-next-line no-restricted-properties -- CodeMirror takes no key for a list that has just opened.
    await view.waitForTimeout(200)
    await view.keyboard.press('Enter')
    await expect.poll(() => source('content/faulty.mdx')).toContain('See [it](/tour).')
  })
})
