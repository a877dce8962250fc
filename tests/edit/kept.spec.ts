import { test } from '@playwright/test'
import { testPage } from '../../tools/test/site-copy.ts'
import { editSite, editor, expect, openText, ready, status, shownText } from './edit-page.ts'

const { served, source, edit } = editSite()

test('what is typed is kept: invalid texts, closed tabs, values of records @nightly', async ({
  page: view,
  context,
}) => {
  served.site.write('content/kept.mdx', testPage('Kept', '# Kept\n\nThe first part.\n\nThe second part.'))
  await edit(view, 'kept')
  const first = shownText(view, 'The first part.')

  await test.step('an invalid text comes back when its part is opened again', async () => {
    await openText(view, first)
    await view.keyboard.type(' Half <b wri')
    await expect(editor(view).locator('.note')).not.toBeEmpty()
    // The check of the whole site ends at any time.
    await view.evaluate(() => dispatchEvent(new CustomEvent('staffroom:page-errors', { detail: [] })))
    await expect(editor(view).locator('.note')).toContainText('Not saved yet.', { timeout: 1000 })
    await view.keyboard.press('Escape')
    await view.keyboard.press('Escape')
    await expect(status(view)).toContainText('You have an unsaved text')
    // An edit of another part does not forget it.
    await openText(view, shownText(view, 'The second part.'))
    await view.keyboard.type(' Longer.')
    await expect(status(view)).toContainText('Saved')
    await view.keyboard.press('Escape')
    await status(view).getByRole('button', { name: 'Open it' }).click()
    await expect(editor(view).locator('.cm-content')).toHaveText('The first part. Half <b wri')
    await view.keyboard.press('Control+a')
    await view.keyboard.type('The first part, whole.')
    await expect.poll(() => source('content/kept.mdx')).toContain('The first part, whole.\n\nThe second part. Longer.')
    await view.keyboard.press('Escape')
  })

  await test.step('an abandoned text is not shown in place of the file', async () => {
    // What gets no answer is sent again when the page is left, so this is an answer.
    await view.evaluate(() => {
      const send = fetch
      window.fetch = (url, init) =>
        /"action":"(save|leave)"/.test(init?.body as string)
          ? Promise.resolve(Response.json({ error: 'Not now.' }))
          : send(url, init)
    })
    await openText(view, shownText(view, 'The first part, whole.'))
    await view.keyboard.type(' Seen')
    await expect(view.locator('main')).toContainText('Seen')
    // Before that, leaving the page would save it.
    await expect(editor(view).locator('.note')).toContainText('Not now.')
    await view.goto(`${served.dev.url}/tour`)
    await view.goto(`${served.dev.url}/kept`)
    await expect(shownText(view, 'The first part, whole.')).toBeVisible()
    served.site.write('content/kept.mdx', source('content/kept.mdx').replace('second', 'other'))
    await expect(async () => {
      await view.goto(`${served.dev.url}/kept`)
      await expect(shownText(view, 'The other part. Longer.')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(view.locator('main')).not.toContainText('Seen')
    await expect(status(view)).toContainText('You have an unsaved text')
    await status(view).getByRole('button', { name: 'Forget it' }).click()
  })

  await test.step('what was typed right before a tab is closed is in the file', async () => {
    const tab = await context.newPage()
    await edit(tab, 'kept')
    await openText(tab, shownText(tab, 'The first part, whole.'))
    await tab.keyboard.type(' Closed.')
    await tab.close({ runBeforeUnload: true })
    await expect.poll(() => source('content/kept.mdx')).toContain('The first part, whole. Closed.')
  })

  await test.step('what was typed right before a reload is in the file', async () => {
    await openText(view, shownText(view, 'The other part. Longer.'))
    await view.keyboard.insertText(' Reloaded.')
    await view.reload()
    await expect.poll(() => source('content/kept.mdx')).toContain('The other part. Longer. Reloaded.')
    await expect(shownText(view, 'The other part. Longer. Reloaded.')).toBeVisible()
    await expect(status(view)).not.toContainText('You have an unsaved text')
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
    await openText(view, shownText(view, 'One:'))
    let typed = 'One:'
    const type = async (number: number) => {
      await view.keyboard.type(` ${number}`, { delay: 25 })
      typed += ` ${number}`
      // oxlint-disable-next-line no-restricted-properties -- The pauses are what is tested.
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
    await expect(shownText(view, typed)).toBeVisible()
    const reloaded = view.waitForEvent('load')
    await view.keyboard.press('Escape')
    await reloaded
    await expect(shownText(view, typed)).toBeVisible()
  })

  await test.step('and nothing is typed afterwards', async () => {
    await ready(view)
    await openText(view, shownText(view, 'Two:'))
    await served.dev.stop('SIGKILL')
    await view.keyboard.type(' longer than the name of the table')
    served.dev = await served.site.dev(served.dev.port)
    const paragraph = shownText(view, 'Two: longer than the name of the table')
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
    await openText(tab, shownText(tab, 'Two: longer than the name of the table'))
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

test('a click opens the part that it is on, and typing goes on, however slow the server is @nightly', async ({
  page: view,
}) => {
  const body = () => source('content/slow.mdx').split('# Slow\n\n')[1]
  served.site.write('content/slow.mdx', testPage('Slow', '# Slow\n\nOne, **two**, three and four words.\n\nThe last.'))
  await edit(view, 'slow')
  const text = editor(view).locator('.cm-content')
  const first = view.locator('main p').first()
  /** Lets answers of one kind be late. */
  const delay = (kind: RegExp, ms: number) =>
    view.evaluate(
      ([pattern, time]) => {
        const kinds = new RegExp(pattern)
        const send = fetch
        window.fetch = async (url, init) => {
          const answer = await send(url, init)
          if (kinds.test(JSON.stringify({ url, body: init?.body }))) {
            await new Promise((done) => setTimeout(done, time))
            document.documentElement.dataset['answered'] = JSON.stringify(init?.body)
          }
          return answer
        }
      },
      [kind.source, ms] as const,
    )

  await test.step('the button is clicked, though the bar is drawn again while it is pressed', async () => {
    await editor(view).getByRole('button', { name: 'Done' }).click()
    await view.getByRole('button', { name: 'Edit', exact: true }).hover()
    await view.mouse.down()
    await view.evaluate(() => dispatchEvent(new Event('staffroom:editing')))
    await view.mouse.up()
    await ready(view)
  })

  await test.step('a text is opened again by a second click at once', async () => {
    const { x, y } = (await first.boundingBox())!
    await view.mouse.click(x + 9, y + 9)
    await expect(text).toBeFocused()
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await view.mouse.down({ clickCount: 2 })
    await view.mouse.up({ clickCount: 2 })
    await expect(text).toBeFocused()
    await view.keyboard.press('Escape')
  })

  await test.step('the place of an unsaved text moves with edits before it', async () => {
    await openText(view, shownText(view, 'The last.'))
    await view.keyboard.type(' Half <b wri')
    await expect(editor(view).locator('.note')).not.toBeEmpty()
    await view.keyboard.press('Escape')
    await view.keyboard.press('Escape')
    await expect(status(view)).toContainText('You have an unsaved text')
    await openText(view, first)
    await view.keyboard.type(' And more of them.')
    await view.keyboard.press('Escape')
    await expect(shownText(view, 'One, two, three and four words. And more of them.')).toBeVisible()
    await expect.poll(body).toContain('And more of them.')
    await status(view).getByRole('button', { name: 'Open it' }).click()
    await expect(text).toHaveText('The last. Half <b wri')
    await view.keyboard.press('Control+a')
    await view.keyboard.type('The last.')
    await expect.poll(body).toContain('\n\nThe last.\n')
    await view.keyboard.press('Escape')
  })

  await test.step('a click waits for a page that is behind', async () => {
    await openText(view, first)
    await delay(/\/slow/, 6000)
    await view.keyboard.press('Control+a')
    await view.keyboard.type('One.')
    await expect.poll(body).toContain('One.\n\nThe last.')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    const { x, y } = (await first.boundingBox())!
    await view.mouse.click(x + 9, y + 9)
    await expect(text).toHaveText('One.')
    await view.keyboard.press('Escape')
  })

  await test.step('what is typed after a click waits for its part, and Enter on a chosen one too', async () => {
    await delay(/"open"/, 1500)
    const { x, y } = (await first.boundingBox())!
    await view.mouse.click(x + 9, y + 9)
    await view.keyboard.type('Now')
    await view.keyboard.press('Enter')
    await view.keyboard.press('Delete')
    await expect(status(view)).toContainText('One moment')
    await expect(text).toContainText('Now')
    await expect(status(view)).not.toContainText('One moment')
    await view.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await expect.poll(body).toContain('Now\n')
    await view.keyboard.press('Enter')
    await view.keyboard.type('I')
    await expect(text).toContainText('I')
    await view.keyboard.press('Control+a')
    await view.keyboard.type('One.')
    await expect.poll(body).toContain('One.\n\nThe last.')
    await view.keyboard.press('Escape')
  })

  await test.step('what is typed before an answer follows it', async () => {
    await openText(view, first)
    await delay(/save/, 1500)
    await view.keyboard.type(' Two.')
    await view.keyboard.press('Enter')
    await view.keyboard.type('- a')
    await expect.poll(body).toContain('One. Two.\n\n- a\n')
    await view.keyboard.type('b')
    await expect.poll(body).toContain('One. Two.\n\n- ab\n')
    await expect(editor(view).locator('.conflict')).toBeHidden()
    await view.keyboard.press('Escape')
  })

  await test.step('a text that is closed before it is refused is offered, and the offer stays', async () => {
    await openText(view, shownText(view, 'The last.'))
    const sent = view.waitForRequest((request) => !!request.postData()?.includes('"action":"save"'))
    await view.keyboard.type(' Half <b wri')
    await sent
    await view.keyboard.press('Escape')
    await view.keyboard.press('Escape')
    await expect(view.locator('html[data-answered*="<b wri"]')).toBeAttached()
    await expect(status(view)).toContainText('You have an unsaved text')
  })
})

test('a form is closed by one Escape while its value is being saved @nightly', async ({ page: view }) => {
  await edit(view)
  await openText(view, shownText(view, 'Alpha'))
  await editor(view).getByRole('button', { name: 'Edit the widget' }).click()
  const card = editor(view).getByRole('region', { name: 'Edit: List' })
  await view.route('**/__edit', async (route) => {
    if (route.request().postData()?.includes('"action":"prop"')) await new Promise((done) => setTimeout(done, 2000))
    await route.continue()
  })
  const sent = view.waitForRequest((request) => !!request.postData()?.includes('"action":"prop"'))
  await card.getByRole('combobox', { name: 'As' }).selectOption('stamps')
  await sent
  await view.keyboard.press('Escape')
  await expect(card).toBeHidden()
  expect(source()).toContain('<List as="stamps">')
})

test('the page follows a slow server while a reload waits for an open text @nightly', async ({ page: view }) => {
  served.site.write('content/held.mdx', testPage('Held', '# Held\n\nOne.'))
  let reload: (() => void) | undefined
  await view.routeWebSocket('**', (socket) => {
    socket.connectToServer()
    reload = () => socket.send(JSON.stringify({ type: 'full-reload' }))
  })
  await edit(view, 'held')
  await openText(view, shownText(view, 'One.'))
  reload!()
  await view.route('**/__edit', async (route) => {
    if (/"action":"(type|save)"/.test(route.request().postData() ?? ''))
      await new Promise((done) => setTimeout(done, 6000))
    await route.continue()
  })
  await view.keyboard.type(' Two.')
  await expect(shownText(view, 'One. Two.')).toBeVisible()
  const reloaded = view.waitForEvent('load')
  await view.keyboard.press('Escape')
  await reloaded
})

test('a text whose first requests fail is written and shown all the same @nightly', async ({ page: view }) => {
  served.site.write('content/failing.mdx', testPage('Failing', '# Failing\n\nOne.'))
  await edit(view, 'failing')
  await openText(view, shownText(view, 'One.'))
  const failing = new Set(['type', 'save'])
  await view.route('**/__edit', (route) => {
    const { action } = route.request().postDataJSON() as { action: string }
    return failing.delete(action) ? route.fulfill({ status: 500, json: { error: 'Failed.' } }) : route.continue()
  })
  await view.keyboard.insertText(' Two.')
  await expect.poll(() => source('content/failing.mdx')).toContain('\nOne. Two.\n')
  await expect(shownText(view, 'One. Two.')).toBeVisible()
})

test('two clicks open a text once, and what is typed at once is kept @nightly', async ({ page: view }) => {
  served.site.write('content/twice.mdx', testPage('Twice', '# Twice\n\nOne.'))
  await edit(view, 'twice')
  await view.route('**/__edit', async (route) => {
    if (route.request().postData()?.includes('"action":"open"')) await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  const { x, y } = (await shownText(view, 'One.').boundingBox())!
  await view.mouse.click(x + 5, y + 5)
  await view.mouse.click(x + 5, y + 5)
  await expect(editor(view).locator('.cm-content')).toBeFocused()
  await view.keyboard.press('Control+End')
  // Longer than an answer takes, without a pause.
  await view.keyboard.type(' Two, and three, and four, and five.', { delay: 100 })
  await expect.poll(() => source('content/twice.mdx')).toContain('\nOne. Two, and three, and four, and five.\n')
  await expect(editor(view).locator('.conflict')).toBeHidden()
})

test('a part is found though another program writes the file meanwhile @nightly', async ({ page: view }) => {
  const file = 'content/followed.mdx'
  const text = editor(view).locator('.cm-content')
  const conflict = editor(view).locator('.conflict')
  const write = (...body: string[]) =>
    served.site.write(file, testPage('Followed', ['# Followed', ...body].join('\n\n')))
  const isWritten = (...body: string[]) =>
    expect.poll(() => source(file)).toContain(['', ...body, ''].join('\n\n').trim())
  const close = async () => {
    await view.keyboard.press('Escape')
    await expect(editor(view).locator('.card')).toBeHidden()
  }
  write('One.', 'Two.', 'Last.')
  await edit(view, 'followed')
  // The page shows each edit late.
  await view.route(/\/followed/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })

  await test.step('a click waits until the page shows what is written', async () => {
    write('One, and many more words.', 'Two.', 'Last.')
    await shownText(view, 'Two.').click()
    await expect(status(view)).toHaveText('One moment …')
    await expect(text).toHaveText('Two.')
    await expect(shownText(view, 'One, and many more words.')).toBeVisible()
    await view.keyboard.press('Control+End')
    await view.keyboard.type(' Three.')
    await isWritten('One, and many more words.', 'Two. Three.', 'Last.')
    await close()
  })

  await test.step('and opens the words that the part has now', async () => {
    await expect(shownText(view, 'Two. Three.')).toBeVisible()
    write('One, and many more words.', 'The second.', 'Last.')
    await shownText(view, 'Two. Three.').click()
    await expect(text).toHaveText('The second.')
    await close()
  })

  await test.step('a later click is the one that counts', async () => {
    write('One.', 'The second.', 'Last.')
    await shownText(view, 'The second.').click()
    await shownText(view, 'Last.').click()
    await expect(text).toHaveText('Last.')
    // oxlint-disable-next-line no-restricted-properties -- Nothing may change later.
    await view.waitForTimeout(2000)
    await expect(text).toHaveText('Last.')
    await close()
  })

  await test.step('a part that was changed too is shown as the file has it', async () => {
    await expect(shownText(view, 'One.')).toBeVisible()
    await openText(view, shownText(view, 'The second.'))
    write('Before.', 'One.', 'Theirs.', 'Last.')
    await expect(shownText(view, 'Theirs.')).toBeVisible()
    await view.keyboard.type(' Mine.')
    await expect(conflict.locator('pre')).toHaveText('Theirs.')
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await isWritten('Before.', 'One.', 'The second. Mine.', 'Last.')
    await close()
  })

  await test.step('what is inserted opens, wherever it is by then', async () => {
    await openText(view, shownText(view, 'One.'))
    await editor(view).getByText('Insert…').click()
    await editor(view).getByRole('button', { name: 'Paragraph', exact: true }).click()
    await isWritten('One.', 'A new paragraph.', 'The second. Mine.')
    served.site.write(file, source(file).replace('Before.', 'Before.\n\nAnother paragraph before it.'))
    await view.keyboard.type('Inserted.')
    await expect(text).toHaveText('Inserted.')
    await isWritten('Another paragraph before it.', 'One.', 'Inserted.', 'The second. Mine.')
    await close()
  })
})

test('a widget that hydrates late does not open again @nightly', async ({ page: view }) => {
  await view.route('**/load-on-demand.ts*', async (route) => {
    await new Promise((done) => setTimeout(done, 5000))
    await route.continue()
  })
  await edit(view, 'pricing')
  const card = editor(view).getByRole('region', { name: 'Edit: PriceSlider' })
  await view.getByRole('slider').click()
  await expect(card).toBeVisible()
  await view.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(view.locator('[data-island][data-hydrated]:has([type=range])')).toBeAttached()
  // oxlint-disable-next-line no-restricted-properties -- It may not open later.
  await view.waitForTimeout(1000)
  await expect(card).toBeHidden()
})
