import { test } from '@playwright/test'
import { priceBands } from '../../data/pricing.ts'
import { editSite, editor, expect, expectAccessibleEditor, openText, status, shownText } from './edit-page.ts'
import { DOT, TOUR } from './site-with-remote.ts'

const { served, source, edit } = editSite()

test('a marketer changes a page and a price, looks at the changes and proposes them @nightly', async ({
  page: view,
}) => {
  const pricing = source('data/pricing.ts')
  await edit(view)

  await test.step('a sentence', async () => {
    const paragraph = shownText(view, 'The word is one.')
    const before = await paragraph.boundingBox()
    const text = await openText(view, paragraph)
    expect(await paragraph.boundingBox()).toEqual(before)
    await expectAccessibleEditor(view)
    await view.keyboard.type(' Or')
    await expect(shownText(view, 'The word is one. Or')).toBeVisible()
    for (let index = 0; index < 3; index++) await view.keyboard.press('Backspace')
    await expect(paragraph).toBeVisible()
    await text.fill('The word is two.')
    await expect(shownText(view, 'The word is two.')).toBeVisible()
    await expect(status(view)).toContainText('Saved')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    expect(source()).toBe(TOUR.replace('is one.', 'is two.'))
  })

  await test.step('a price', async () => {
    const { price } = priceBands.at(-2)!
    const cell = view
      .locator('main')
      .getByRole('cell', { name: `£${price}`, exact: true })
      .first()
    const panel = editor(view).getByRole('region', { name: 'Record' })
    // The panel lies where the words are not, and nothing moves.
    for (const width of [1000, 1440]) {
      await view.setViewportSize({ width, height: 720 })
      await view.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await cell.scrollIntoViewIfNeeded()
      const before = (await cell.boundingBox())!
      await cell.click()
      await expect(panel.locator('.chosen input')).toBeFocused()
      const [words, place] = [(await cell.boundingBox())!, (await panel.boundingBox())!]
      expect(words).toEqual(before)
      expect(words.x + words.width <= place.x || place.x + place.width <= words.x).toBe(true)
    }
    await expectAccessibleEditor(view)
    const field = panel.locator('.chosen input')
    await expect(field).toHaveValue(String(price))
    await field.press('Control+a')
    await view.keyboard.type(`${price}.5`)
    await expect(panel.getByText(/pages show no pence\. Write whole pounds/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
    await field.press('Control+a')
    await view.keyboard.type(String(price + 2))
    await expect(panel.getByText(`${price} becomes ${price + 2}.`)).toBeVisible()
    await expect(panel.getByText(/^\d+ pages show this value\./)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Tour, a test page' })).toBeVisible()
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText('Saved.')).toBeVisible()
    await expect(
      view
        .locator('main')
        .getByRole('cell', { name: `£${price + 2}`, exact: true })
        .first(),
    ).toBeVisible()
    expect(source('data/pricing.ts')).toBe(pricing.replace(`price: ${price} }`, `price: ${price + 2} }`))
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a wrong word', async () => {
    const last = shownText(view, 'Last words.')
    // Low in the window, where the card has no room below it.
    await last.evaluate((element) => {
      const top = element.getBoundingClientRect().bottom - innerHeight + 60
      scrollBy({ top, behavior: 'instant' })
    })
    const before = await last.boundingBox()
    const text = await openText(view, last)
    expect(await last.boundingBox()).toEqual(before)
    await expect(text).toBeInViewport({ ratio: 1 })
    // Of two errors the one that the key fixes is said.
    await text.fill('Seamless last last words.')
    await expect(editor(view).getByText(/Ctrl\+\. fixes it\. 1 more underlined\.$/)).toBeVisible()
    await text.press('Control+.')
    await expect(text).toHaveText('Seamless last words.')
    await text.fill('Last words.')
    await expect.poll(() => source()).toContain('\nLast words.\n')
    await view.keyboard.press('Escape')
  })

  await test.step('a picture', async () => {
    await openText(view, shownText(view, 'Last words.'))
    await editor(view).getByText('Insert…').click()
    await expectAccessibleEditor(view)
    await editor(view).getByRole('button', { name: 'Picture', exact: true }).click()
    await expectAccessibleEditor(view)
    await editor(view)
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'A desk.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') })
    await editor(view).getByRole('button', { name: 'Insert the picture' }).click()
    await expect(editor(view).getByText('Say what the picture shows')).toBeVisible()
    await editor(view).getByLabel('What it shows').fill('A desk by a window')
    await editor(view).getByRole('button', { name: 'Insert the picture' }).click()
    const picture = view.getByRole('img', { name: 'A desk by a window' })
    await picture.click()
    await editor(view).getByLabel('Caption').fill('Our desk')
    await expect(view.getByRole('figure')).toHaveText('Our desk')
    await editor(view).getByRole('button', { name: 'Choose another picture' }).click()
    await expect(editor(view).getByLabel('What it shows')).toHaveValue('A desk by a window')
    await editor(view).getByRole('button', { name: 'Cancel' }).click()
    await expect(editor(view).locator('.card')).toBeHidden()
    await expect.poll(() => source()).toContain('![A desk by a window](a-desk.png "Our desk")')
  })

  await test.step('a prop', async () => {
    // The words between its tags first, then the widget.
    const text = await openText(view, shownText(view, 'Alpha'))
    await expect(text).toHaveText('- Alpha- Beta')
    await editor(view).getByRole('button', { name: 'Edit the widget' }).click()
    const card = editor(view).getByRole('region', { name: 'Edit: List' })
    await expectAccessibleEditor(view)
    await card.getByRole('combobox', { name: 'As' }).selectOption('stamps')
    await expect.poll(() => source()).toContain('<List as="stamps">')
    await view.keyboard.press('Escape')
  })

  await test.step('a place', async () => {
    await openText(view, shownText(view, 'The word is two.'))
    await editor(view).getByRole('button', { name: 'Move down' }).click()
    await expect.poll(() => source()).toContain('# Tour\n\n<PriceTable />\n\nThe word is two.\n\n## Points')
  })

  await test.step('the footer and the title', async () => {
    await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
    const panel = editor(view).getByRole('region', { name: 'Page' })
    await expectAccessibleEditor(view)
    await panel.getByRole('checkbox', { name: 'Footer' }).uncheck()
    await expect(view.locator('body > footer, #page footer').first()).toBeHidden()
    // By keys: a panel that swallows them takes texts that are filled in.
    const retitle = async (title: string) => {
      await panel.getByRole('textbox', { name: 'Title' }).click({ clickCount: 3 })
      await view.keyboard.type(title)
    }
    await retitle('Tour: a test page')
    await expect.poll(() => source()).toContain('title: "Tour: a test page"\n')
    await retitle('Tour, a test page')
    await expect.poll(() => source()).toContain('title: Tour, a test page\n')
    await retitle('Begin here, a test page')
    await expect.poll(() => source()).toContain('title: Begin here, a test page\n')
    await expect(panel.getByText('Begin here, a test page | Staffroom')).toBeVisible()
    await expect(panel.getByText('staffroom.example › tour')).toBeVisible()
    const picture = panel.getByRole('img', { name: 'The picture that comes with the link' })
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  })

  const expected = TOUR.replace('The word is one.\n\n<PriceTable />', '<PriceTable />\n\nThe word is two.')
    .replace('"facts"', '"stamps"')
    .replace('title: Tour', 'title: Begin here')
    .replace(/(description: .*\n)/, '$1footer: false\n')
    .replace('Last words.', 'Last words.\n\n![A desk by a window](a-desk.png "Our desk")')
  expect(source()).toBe(expected)

  await test.step('the proposal', async () => {
    served.site.write('content/other.mdx', source('content/other.mdx').replace('Nothing', 'Something'))
    const index = served.site.git('ls-files', '--stage')
    await editor(view).getByRole('button', { name: 'Changes' }).click()
    const panel = editor(view).getByRole('region', { name: 'Changes' })
    await expect(panel.getByRole('checkbox', { name: 'Propose content/tour.mdx' })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: 'Propose content/other.mdx' })).not.toBeChecked()
    await expectAccessibleEditor(view)
    await panel.getByRole('textbox', { name: 'Title' }).focus()
    await view.keyboard.type('Begin again')
    await panel.getByRole('textbox', { name: 'Reason' }).fill('It reads better.')
    await panel.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(panel.getByText('The branch edit/begin-again is pushed.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Propose', exact: true })).toBeFocused()
    expect(served.site.remote('diff', '--name-only', 'main', 'edit/begin-again')).toBe(
      'content/a-desk.png\ncontent/tour.mdx\ndata/pricing.ts\n',
    )
    expect(served.site.remote('show', 'edit/begin-again:content/tour.mdx')).toBe(expected)
    expect(served.site.remote('show', 'edit/begin-again:data/pricing.ts')).toBe(source('data/pricing.ts'))
    expect(served.site.remote('log', '-1', '--format=%B', 'edit/begin-again').trim()).toBe(
      'Begin again\n\nIt reads better.',
    )
    expect(served.site.git('ls-files', '--stage')).toBe(index)
    await expect(panel.getByRole('link', { name: 'Save the patch file' })).toBeVisible()
  })

  await test.step('more is added to it; what is typed stays when an error is corrected or a panel closes', async () => {
    const panel = editor(view).getByRole('region', { name: 'Changes' })
    const other = panel.getByRole('checkbox', { name: 'Propose content/other.mdx' })
    await expect(panel.getByText(/^content\/tour\.mdx: .* proposed as edit\/begin-again$/)).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: 'Propose content/tour.mdx' })).not.toBeChecked()
    await expect(panel.getByRole('combobox', { name: 'Proposal' })).toHaveValue('edit/begin-again')
    const title = panel.getByRole('textbox', { name: 'Title' })
    await title.fill('Something of a price')
    await title.press('Enter')
    await expect(panel.getByText('Choose at least one changed file.')).toBeVisible()
    await expect(title).toBeFocused()
    await other.check()
    await view.keyboard.press('Escape')
    await editor(view).getByRole('button', { name: 'Changes' }).click()
    await expect(other).toBeChecked()
    await expect(title).toHaveValue('Something of a price')
    await title.press('Enter')
    await expect(panel.getByText('Added to edit/begin-again.')).toBeVisible()
    // The list is drawn again.
    await expect(other).not.toBeChecked()
    expect(served.site.remote('log', '-2', '--format=%s', 'edit/begin-again')).toBe(
      'Something of a price\nBegin again\n',
    )
  })

  await test.step('a double click on "Undo this" undoes one line, which stays to be redone', async () => {
    const panel = editor(view).getByRole('region', { name: 'Changes' })
    const before = source()
    const lines = panel.getByRole('article').filter({ hasText: 'content/tour.mdx' }).getByRole('listitem')
    const count = await lines.count()
    const line = lines.filter({ hasText: 'Page: title' })
    await line.scrollIntoViewIfNeeded()
    const { y } = (await line.boundingBox())!
    await line.getByRole('button', { name: 'Undo this' }).dblclick()
    await expect(line.getByRole('button', { name: 'Redo this' })).toBeFocused()
    expect((await line.boundingBox())!.y).toBeCloseTo(y, -1)
    await expect(lines).toHaveCount(count)
    await expectAccessibleEditor(view)
    await line.getByRole('button', { name: 'Redo this' }).press('Enter')
    await expect.poll(() => source()).toBe(before)
    await view.keyboard.press('Escape')
    await view.evaluate(() => (document.activeElement as HTMLElement).blur())
    await view.keyboard.press('Control+z')
    await expect.poll(() => source()).not.toBe(before)
    await view.keyboard.press('Control+Shift+z')
    await expect.poll(() => source()).toBe(before)
  })

  await test.step('the report of a review', async () => {
    served.site.write('.staffroom/review/index.html', '<!doctype html><title>Review</title><p>One page changed.</p>')
    await view.goto(`${served.dev.url}/__review/index.html`)
    await expect(view.getByText('One page changed.')).toBeVisible()
    await expect(view.locator('script')).toHaveCount(0)
  })
})
