import { expect as playwrightExpect, test, type Locator, type Page, type Route } from '@playwright/test'
import { priceBands } from '../../data/pricing.ts'
import { testPage } from '../../tools/test/site-copy.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { serveSite, TOUR } from './site-with-remote.ts'

/** A picture of one dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// The dev server checks the whole site beside: on a busy machine, an answer waits for that.
const expect = playwrightExpect.configure({ timeout: 60_000 })
const served = serveSite(test)

const editor = (view: Page) => view.locator('staffroom-edit')
const words = (view: Page, text: string) => view.locator('main').getByText(text, { exact: true })
const status = (view: Page) => editor(view).locator('.status')
const source = (file?: string) => served.site.source(file)

/** Opens the page and switches editing on. */
async function edit(view: Page, page = 'tour'): Promise<void> {
  const connected = view.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await view.goto(`${served.dev.url}/${page}`)
  await connected
  await view.getByRole('button', { name: 'Edit', exact: true }).click()
  await ready(view)
}

/** Waits until the page can be edited. */
async function ready(view: Page): Promise<void> {
  await expect(editor(view).getByRole('toolbar', { name: 'Edit this page' })).toBeVisible()
  // The blocks are known when the outline follows the pointer.
  await expect(async () => {
    await view.mouse.move(0, 0)
    await view.getByRole('heading', { level: 1 }).hover()
    await expect(editor(view).locator('.outline')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function expectAccessible(view: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await view.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    expect(await accessibilityProblems(view, 'staffroom-edit'), theme).toEqual([])
  }
  await view.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
}

async function openText(view: Page, words: Locator): Promise<Locator> {
  await words.click()
  const text = editor(view).locator('.cm-content')
  await expect(text).toBeFocused()
  await view.keyboard.press('Control+End')
  return text
}

test('a marketer changes a page and a price, looks at the changes and proposes them @nightly', async ({
  page: view,
}) => {
  const pricing = source('data/pricing.ts')
  await edit(view)

  await test.step('a sentence', async () => {
    const paragraph = words(view, 'The word is one.')
    const before = await paragraph.boundingBox()
    const text = await openText(view, paragraph)
    expect(await paragraph.boundingBox()).toEqual(before)
    await expectAccessible(view)
    await view.keyboard.type(' Or')
    await expect(words(view, 'The word is one. Or')).toBeVisible()
    for (let index = 0; index < 3; index++) await view.keyboard.press('Backspace')
    await expect(paragraph).toBeVisible()
    await text.fill('The word is two.')
    await expect(words(view, 'The word is two.')).toBeVisible()
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
    // The page makes room for the panel; in a narrow window, the panel lies where the words are not.
    for (const width of [1000, 1280]) {
      await view.setViewportSize({ width, height: 720 })
      await view.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await cell.scrollIntoViewIfNeeded()
      const { y } = (await cell.boundingBox())!
      await cell.click()
      await expect(panel.locator('.chosen input')).toBeFocused()
      const [words, place] = [(await cell.boundingBox())!, (await panel.boundingBox())!]
      expect(words.y).toBeCloseTo(y, -1)
      expect(words.x + words.width <= place.x || place.x + place.width <= words.x).toBe(true)
    }
    await expectAccessible(view)
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
    const last = words(view, 'Last words.')
    // Low in the window, where the card has no room below it.
    await last.evaluate((element) => {
      const top = element.getBoundingClientRect().bottom - innerHeight + 60
      scrollBy({ top, behavior: 'instant' })
    })
    const before = await last.boundingBox()
    const text = await openText(view, last)
    expect(await last.boundingBox()).toEqual(before)
    await expect(text).toBeInViewport({ ratio: 1 })
    await text.fill('Last last words.')
    await expect(editor(view).getByText(/Ctrl\+\. fixes it\.$/)).toBeVisible()
    await text.press('Control+.')
    await expect(text).toHaveText('Last words.')
    await expect.poll(() => source()).toContain('\nLast words.\n')
    await view.keyboard.press('Escape')
  })

  await test.step('a picture', async () => {
    await openText(view, words(view, 'Last words.'))
    await editor(view).getByText('Insert…').click()
    await expectAccessible(view)
    await editor(view).getByRole('button', { name: 'Picture', exact: true }).click()
    await expectAccessible(view)
    await editor(view)
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'A desk.png', mimeType: 'image/png', buffer: PICTURE })
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
    const text = await openText(view, words(view, 'Alpha'))
    await expect(text).toHaveText('- Alpha- Beta')
    await editor(view).getByRole('button', { name: 'Edit the widget' }).click()
    const card = editor(view).getByRole('region', { name: 'Edit: List' })
    await expectAccessible(view)
    await card.getByRole('combobox', { name: 'As' }).selectOption('stamps')
    await expect.poll(() => source()).toContain('<List as="stamps">')
    await view.keyboard.press('Escape')
  })

  await test.step('a place', async () => {
    await openText(view, words(view, 'The word is two.'))
    await editor(view).getByRole('button', { name: 'Move down' }).click()
    await expect.poll(() => source()).toContain('# Tour\n\n<PriceTable />\n\nThe word is two.\n\n## Points')
  })

  await test.step('the footer and the title', async () => {
    await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
    const panel = editor(view).getByRole('region', { name: 'Page' })
    await expectAccessible(view)
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
    await expectAccessible(view)
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

  await test.step('more is added to it; what is typed stays when an error is corrected or the panel is closed', async () => {
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
    await expectAccessible(view)
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

test('what is typed is kept: invalid texts, closed tabs, values of records @nightly', async ({
  page: view,
  context,
}) => {
  served.site.write('content/kept.mdx', testPage('Kept', '# Kept\n\nThe first part.\n\nThe second part.'))
  await edit(view, 'kept')
  const first = words(view, 'The first part.')

  await test.step('an invalid text comes back when its part is opened again', async () => {
    await openText(view, first)
    await view.keyboard.type(' Half <b wri')
    await expect(editor(view).locator('.note')).not.toBeEmpty()
    await view.keyboard.press('Escape')
    await view.keyboard.press('Escape')
    await expect(status(view)).toContainText('You have an unsaved text')
    // An edit of another part does not forget it.
    await openText(view, words(view, 'The second part.'))
    await view.keyboard.type(' Longer.')
    await expect(status(view)).toContainText('Saved')
    await view.keyboard.press('Escape')
    await status(view).getByRole('button', { name: 'Open it' }).click()
    await expect(editor(view).locator('.cm-content')).toHaveText('The first part. Half <b wri')
    await view.keyboard.press('Control+a')
    await view.keyboard.type('The first part, whole.')
    await expect(status(view)).toContainText('Saved')
    expect(source('content/kept.mdx')).toContain('The first part, whole.\n\nThe second part. Longer.')
    await view.keyboard.press('Escape')
  })

  await test.step('a text that nobody goes on with is not shown in place of the file', async () => {
    // What gets no answer is sent again when the page is left, so this is an answer.
    await view.route('**/__edit', (route) =>
      /"action":"(save|leave)"/.test(route.request().postData() ?? '')
        ? route.fulfill({ json: { error: 'Not now.' } })
        : route.continue(),
    )
    await openText(view, words(view, 'The first part, whole.'))
    await view.keyboard.type(' Seen')
    await expect(view.locator('main')).toContainText('Seen')
    // Before that, leaving the page would save it.
    await expect(editor(view).locator('.note')).toContainText('Not now.')
    await view.goto(`${served.dev.url}/tour`)
    await view.unroute('**/__edit')
    await view.goto(`${served.dev.url}/kept`)
    await expect(words(view, 'The first part, whole.')).toBeVisible()
    served.site.write('content/kept.mdx', source('content/kept.mdx').replace('second', 'other'))
    await expect(async () => {
      await view.goto(`${served.dev.url}/kept`)
      await expect(words(view, 'The other part. Longer.')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(view.locator('main')).not.toContainText('Seen')
    await expect(status(view)).toContainText('You have an unsaved text')
    await status(view).getByRole('button', { name: 'Forget it' }).click()
  })

  await test.step('what was typed right before a tab is closed is in the file', async () => {
    const tab = await context.newPage()
    await edit(tab, 'kept')
    await openText(tab, words(tab, 'The first part, whole.'))
    await tab.keyboard.type(' Closed.')
    await tab.close({ runBeforeUnload: true })
    await expect.poll(() => source('content/kept.mdx')).toContain('The first part, whole. Closed.')
  })

  await test.step('a reload opens the same part again, with what is typed meanwhile', async () => {
    const text = await openText(view, words(view, 'The other part. Longer.'))
    await view.keyboard.press('Home')
    await view.keyboard.type('See: ')
    const type = async (route: Route) => {
      await view.keyboard.type('the e')
      await route.continue()
    }
    await view.route('**/edit/browser/start.ts*', type, { times: 1 })
    await view.reload()
    await expect(text).toBeFocused()
    await view.keyboard.type('nd. ')
    await expect.poll(() => source('content/kept.mdx')).toContain('See: the end. The other part. Longer.')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
  })
})

test('a text is written as in a word processor @nightly', async ({ page: view, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  served.site.write(
    'content/written.mdx',
    testPage('Written', '# Written\n\nWords.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.'),
  )
  await edit(view, 'written')
  const text = editor(view).locator('.cm-content')
  const note = editor(view).locator('.note')
  const body = () => source('content/written.mdx').split('# Written\n\n')[1]
  const close = async () => {
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden({ timeout: 1000 })
  }

  await test.step('an emptied part keeps its place until it is closed, and one Escape closes it', async () => {
    await openText(view, words(view, 'First.'))
    const { y } = (await editor(view).locator('.card').boundingBox())!
    await view.keyboard.press('Control+a')
    await view.keyboard.press('Delete')
    await expect(note).toContainText('this part is deleted when you close it')
    await expect(words(view, 'First.')).toBeHidden()
    expect((await editor(view).locator('.card').boundingBox())!.y).toBeCloseTo(y, -1)
    await view.keyboard.type('Words again.')
    await expect.poll(body).toContain('## One\n\nWords again.\n\n## Two')
    await view.keyboard.press('Control+a')
    await view.keyboard.press('Delete')
    await close()
    await expect.poll(body).toBe('Words.\n\n## One\n\n## Two\n\nSecond.\n')
    await view.keyboard.press('Control+z')
    await expect.poll(body).toContain('## One\n\nFirst.')
  })

  await test.step('signs, paragraphs and lists', async () => {
    await openText(view, words(view, 'First.'))
    await view.keyboard.type(' 3 < 4 and 5*6*7')
    await view.keyboard.press('Enter')
    await view.keyboard.type('- a')
    await view.keyboard.press('Enter')
    await view.keyboard.type('b <b wri')
    await expect(note).toContainText('Not saved yet.')
    await expect(text.locator('.cm-lintRange')).toHaveText('<')
    await view.keyboard.press('Control+.')
    await expect.poll(body).toContain('First. 3 \\< 4 and 5\\*6\\*7\n\n- a\n- b \\<b wri\n\n## Two')
    await close()
  })

  await test.step('links', async () => {
    await openText(view, words(view, 'Second.'))
    await view.keyboard.press('Control+a')
    await editor(view).getByRole('button', { name: 'Link' }).click()
    await view.keyboard.type('tou')
    await expect(note).toContainText('The link is not saved yet')
    expect(body()).toContain('\n\nSecond.\n')
    await editor(view).getByRole('option', { name: '/tour' }).click()
    await expect.poll(body).toContain('[Second.](/tour)')
    await view.keyboard.type(' Third')
    await view.keyboard.press('Control+Shift+ArrowLeft')
    await view.evaluate(() => navigator.clipboard.writeText('https://example.org/a_(b)'))
    await view.keyboard.press('Control+v')
    await expect.poll(body).toContain('[Second.](/tour) [Third](https://example.org/a_%28b%29)')
    await close()
  })

  await test.step('what a word processor copies', async () => {
    const point = (of: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>${of}</p>`
    const html = `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span>, <i>slanted</i> and
      <a href="https://example.org/">a link</a>, 3 &lt; 4*5.</p><ul><li><p>one</p></li><ul><li>inner</li></ul></ul>
      <ol><li>first</li><li>second</li></ol>${point('Word')}${point('list')}</b>`
    await view.evaluate(async (copied) => {
      const blobs = { 'text/html': new Blob([copied], { type: 'text/html' }) }
      await navigator.clipboard.write([new ClipboardItem(blobs)])
    }, html)
    await openText(view, words(view, 'Words.'))
    await view.keyboard.press('Control+v')
    await expect
      .poll(body)
      .toContain(
        'Words.\n\n**Bold**, *slanted* and [a link](https://example.org/), 3 \\< 4\\*5.\n\n' +
          '- one\n  - inner\n\n1. first\n2. second\n\n- Word\n- list\n\n## One',
      )
    await close()
  })

  await test.step('a section is moved whole, and stays in sight', async () => {
    await openText(view, view.getByRole('heading', { name: 'Two' }))
    await editor(view).getByRole('button', { name: 'Move section up' }).click()
    await expect.poll(body).toMatch(/## Two\n\n\[Second[^]*## One\n\nFirst/)
    await expect(view.getByRole('heading', { name: 'Two' })).toBeInViewport()
  })
})

test('a table is edited cell by cell @nightly', async ({ page: view }) => {
  const rows = ['| Job  | Price |', '| --- | --: |', '| Phone |  |', '| Post | 2 |']
  served.site.write('content/table.mdx', testPage('Table', ['# Table\n', ...rows].join('\n')))
  await edit(view, 'table')
  const text = editor(view).locator('.cm-content')
  /** Types into the open cell, and then into the next ones. */
  const type = async (first: string, ...others: string[]) => {
    await view.keyboard.type(first)
    for (const cell of others) {
      await view.keyboard.press('Tab')
      await view.keyboard.type(cell)
    }
  }
  const isWritten = (...lines: string[]) =>
    expect.poll(() => source('content/table.mdx')).toContain(`# Table\n\n${lines.join('\n')}\n`)

  await test.step('Tab leads to the next cell at once, and behind the last begins a row', async () => {
    await openText(view, words(view, 'Phone'))
    await expectAccessible(view)
    await type('s | mail', '1')
    await view.keyboard.press('Shift+Tab')
    await view.keyboard.press('End')
    await type('s', '1', 'Letters', '2', 'Fax', '3')
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Letters | 2 |', '| Fax | 3 |')
    await expect(words(view, 'Phones | mails')).toBeVisible()
    await expect(text).toHaveText('3')
  })

  await test.step('a row is moved, inserted, and deleted with a key or a button', async () => {
    // The next key does not wait until the page shows what the one before has done.
    for (const key of ['Up', 'Down', 'Up']) await view.keyboard.press(`Alt+Arrow${key}`)
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Fax | 3 |', '| Letters | 2 |')
    await expect(text).toBeHidden()
    await view.keyboard.press('Enter')
    await expect(text).toHaveText('3')
    await editor(view).getByRole('button', { name: 'Insert row below' }).click()
    await view.keyboard.type('New')
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Fax | 3 |', '| New |  |', '| Letters | 2 |')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await view.keyboard.press('Delete')
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Fax | 3 |', '| Letters | 2 |')
    await openText(view, words(view, 'Fax'))
    await editor(view).getByRole('button', { name: 'Delete row' }).click()
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Letters | 2 |')
    await expect(status(view)).toContainText('Ctrl+Z undoes it')
  })

  await test.step('by keys, a table is one part, which opens at its first cell, and as text', async () => {
    await view.evaluate(() => (document.activeElement as HTMLElement).blur())
    await view.mouse.move(0, 0)
    await view.getByRole('heading', { level: 1 }).hover()
    await view.keyboard.press('Tab')
    await view.keyboard.press('Enter')
    await expect(text).toHaveText('Job')
    await view.keyboard.type('s')
    await view.keyboard.press('Shift+Tab')
    await editor(view).getByRole('button', { name: 'Edit the table as text' }).press('Enter')
    await expect(text).toContainText('| Jobs  | Price |')
    await view.keyboard.press('Escape')
  })

  await test.step('what is typed into a cell and not valid is not that of another with the same words', async () => {
    await openText(view, words(view, 'Letters'))
    await view.keyboard.press('Control+a')
    await view.keyboard.type('1')
    await isWritten('| Jobs  | Price |', rows[1]!, '| Phones \\| mails | 1 |', '| 1 | 2 |')
    await view.keyboard.type(' <b wri')
    await expect(editor(view).locator('.note')).toContainText('Not saved yet')
    await view.keyboard.press('Escape')
    await view.keyboard.press('Escape')
    await openText(view, view.getByRole('cell', { name: '1', exact: true }).first())
    await expect(text).toHaveText('1')
    await view.keyboard.press('Escape')
    await status(view).getByRole('button', { name: 'Open it' }).click()
    await expect(text).toHaveText('1 <b wri')
    await expect(editor(view).locator('.note')).toContainText('Ctrl+. fixes it.')
    await view.keyboard.press('Control+.')
    await isWritten('| Jobs  | Price |', rows[1]!, '| Phones \\| mails | 1 |', '| 1 \\<b wri | 2 |')
    await view.keyboard.press('Escape')
  })

  await test.step('an emptied table is deleted, and a new one opens at its first words', async () => {
    await openText(view, words(view, 'Jobs'))
    await editor(view).getByRole('button', { name: 'Edit the table as text' }).click()
    await expect(text).toContainText('| Jobs  | Price |')
    await view.keyboard.press('Control+a')
    await view.keyboard.press('Delete')
    await view.keyboard.press('Escape')
    await expect.poll(() => source('content/table.mdx')).toMatch(/# Table\n$/)
    await openText(view, view.getByRole('heading', { level: 1 }))
    await editor(view).getByText('Insert…').click()
    await editor(view).getByRole('button', { name: 'Table', exact: true }).click()
    await view.keyboard.type('First')
    await isWritten('| First | Two |', '| --- | --- |', '| a | b |')
  })
})

test('no key is lost when the server is killed and started again, or the tab is closed meanwhile @nightly', async ({
  page: view,
  context,
}) => {
  served.site.write('content/restart.mdx', testPage('Restart', '# Restart\n\nOne:\n\nTwo:\n\n<PriceTable />'))
  await edit(view, 'restart')
  const text = editor(view).locator('.cm-content')
  await test.step('while somebody types, with pauses of many lengths', async () => {
    await openText(view, words(view, 'One:'))
    let typed = 'One:'
    const type = async (number: number) => {
      await view.keyboard.type(` ${number}`, { delay: 25 })
      typed += ` ${number}`
      await view.waitForTimeout((number * 173) % 1400)
    }
    for (let number = 1; number < 5; number++) await type(number)
    let isBack = false
    const restarted = served.dev.stop('SIGKILL').then(async () => {
      served.dev = await served.site.dev(served.dev.port)
      isBack = true
    })
    let number = 5
    while (!isBack) await type(number++)
    await restarted
    for (const last = number + 10; number < last; number++) await type(number)
    await expect(text).toHaveText(typed)
    await expect.poll(() => source('content/restart.mdx')).toContain(`\n\n${typed}\n\nTwo:`)
    // The page follows what is typed, as before.
    await expect(words(view, typed)).toBeVisible()
    const reloaded = view.waitForEvent('load')
    await view.keyboard.press('Escape')
    await reloaded
    await expect(words(view, typed)).toBeVisible()
  })

  await test.step('and nothing is typed afterwards', async () => {
    await ready(view)
    await openText(view, words(view, 'Two:'))
    await served.dev.stop('SIGKILL')
    await view.keyboard.type(' longer than the name of the table')
    served.dev = await served.site.dev(served.dev.port)
    const paragraph = words(view, 'Two: longer than the name of the table')
    await expect(paragraph).toBeVisible()
    const { height } = (await paragraph.boundingBox())!
    await expect
      .poll(async () => (await editor(view).locator('.outline').boundingBox())!.height)
      .toBeLessThan(height + 20)
    const reloaded = view.waitForEvent('load')
    await view.keyboard.press('Escape')
    await reloaded
  })

  await test.step('and the tab is closed before the server is there again', async () => {
    const tab = await context.newPage()
    await edit(tab, 'restart')
    await openText(tab, words(tab, 'Two: longer than the name of the table'))
    await served.dev.stop('SIGKILL')
    await tab.keyboard.type(' to the last letter')
    await tab.close({ runBeforeUnload: true })
    served.dev = await served.site.dev(served.dev.port)
    await view.goto(`${served.dev.url}/restart`)
    await status(view).getByRole('button', { name: 'Open it' }).click()
    await expect(text).toHaveText('Two: longer than the name of the table to the last letter')
    await expect.poll(() => source('content/restart.mdx')).toContain('table to the last letter\n')
  })
})

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
    await openText(view, words(view, 'Alpha'))
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

test('the whole editor works by keys: bar, panels, menus, lists of records @nightly', async ({ page: view }) => {
  served.site.write('content/keys.mdx', testPage('Keys', '# Keys\n\nOnly one part. See [the tour](/tour).'))
  served.site.write('content/faulty.mdx', testPage('Faulty', '# Faulty\n\nFirst words.\n\nSee [it](/no-such-page).'))
  await edit(view, 'keys')
  const focused = () => editor(view).locator(':focus')

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
    await view.keyboard.press('Tab')
    await expect(focused()).toHaveText('Paragraph')
    await view.keyboard.press('Tab')
    await view.keyboard.press('Tab')
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
    await card.getByRole('button', { name: `£${priceBands[1]!.price}`, exact: true }).press('Enter')
    await expect(editor(view).locator('.chosen input')).toHaveValue(String(priceBands[1]!.price))
    await view.keyboard.press('Escape')
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
    await expect.poll(() => source('data/about.ts')).toBe(records.replace(text, `${text} More.`))
    await view.keyboard.press('Escape')
    await view.keyboard.press('Control+z')
    await view.keyboard.press('Control+z')
    await view.keyboard.press('Control+z')
    await expect.poll(() => source('data/about.ts')).toBe(records)
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
    // CodeMirror takes no key for a list that has just opened.
    await view.waitForTimeout(200)
    await view.keyboard.press('Enter')
    await expect.poll(() => source('content/faulty.mdx')).toContain('See [it](/tour).')
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
