import { test } from '@playwright/test'
import { testPage } from '../../tools/test/site-copy.ts'
import { editSite, editor, expect, expectAccessibleEditor, openText, status, shownText } from './edit-page.ts'

const { served, source, edit } = editSite()

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
    await openText(view, shownText(view, 'First.'))
    const { y } = (await editor(view).locator('.card').boundingBox())!
    await view.keyboard.press('Control+a')
    await view.keyboard.press('Delete')
    await expect(note).toContainText('this part is deleted when you close it')
    await expect(shownText(view, 'First.')).toBeHidden()
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
    await openText(view, shownText(view, 'First.'))
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
    await openText(view, shownText(view, 'Second.'))
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
    await openText(view, shownText(view, 'Words.'))
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

  await test.step('Tab leads to the next cell at once, and behind the last begins a row, however late', async () => {
    await view.route('**/__edit', async (route) => {
      if (route.request().postData()?.includes('"action":"block"')) await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    await openText(view, shownText(view, 'Phone'))
    await expectAccessibleEditor(view)
    await type('s | mail', '1')
    await view.keyboard.press('Shift+Tab')
    await view.keyboard.press('End')
    await type('s', '1', 'Letters', '2', 'Fax', '3')
    await isWritten(rows[0]!, rows[1]!, '| Phones \\| mails | 1 |', '| Letters | 2 |', '| Fax | 3 |')
    await expect(shownText(view, 'Phones | mails')).toBeVisible()
    await expect(text).toHaveText('3')
    await view.unroute('**/__edit')
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
    await openText(view, shownText(view, 'Fax'))
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
    await openText(view, shownText(view, 'Letters'))
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
    await openText(view, shownText(view, 'Jobs'))
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
