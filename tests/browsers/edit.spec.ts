import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { priceBands } from '../../data/pricing.ts'
import { DOT, serveSite, TOUR } from '../edit/site-with-remote.ts'
import { test } from './test.ts'
import { Visitor } from './visitor.ts'

const SCRIPT = readFileSync(new URL('page-script.js', import.meta.url), 'utf8')

// The dev server checks the whole site beside: on a busy machine, an answer waits for that.
const PATIENCE_MS = 90_000
const served = serveSite(test)

// What else the editor does is in the other files of tests/edit, in Chromium.
test('an author edits a page and a price, and proposes both @nightly', async ({ engine }) => {
  const tab = await engine.openWindow()
  const author = new Visitor(tab, { origin: served.dev.url, scripts: 'at once', release: () => undefined }, PATIENCE_MS)
  const isWritten = (text: string, file?: string) =>
    expect.poll(() => served.site.source(file), { timeout: PATIENCE_MS }).toContain(text)
  const pricing = served.site.source('data/pricing.ts')
  const { price } = priceBands.at(-2)!
  await tab.resize(1440, 900)
  await author.open('/tour')
  await author.run(
    (code) => document.head.append(Object.assign(document.createElement('script'), { text: code })),
    SCRIPT,
  )
  await author.sees('staffroom-dev-bar')
  await author.press('e')
  await author.sees('.bar')

  await test.step('a sentence', async () => {
    await author.click('main p', 'The word is one.')
    await author.sees('.cm-focused')
    await author.press('Control+a')
    await author.window.type('The word is two.')
    await author.sees('main p', 'The word is two.')
    await isWritten('The word is two.')
    await author.press('Escape')
    await author.doesNotSee('.card')
  })

  await test.step('a price', async () => {
    await author.click('main td', `£${price}`)
    await author.hasValue('.chosen input', String(price))
    await author.replace('.chosen input', String(price + 2))
    await author.sees('.panel', `${price} becomes ${price + 2}.`)
    await author.sees('.panel', 'pages show this value.')
    await author.press('Enter')
    await author.sees('.panel', 'Saved.')
    await author.sees('main td', `£${price + 2}`)
    await author.press('Escape')
    await author.doesNotSee('.panel')
  })

  await test.step('a prop', async () => {
    await author.click('main li', 'Alpha')
    await author.click('.around')
    await author.chooseByKey('#field-as', 'stamps')
    await isWritten('<List as="stamps">')
    await author.press('Escape')
    await author.doesNotSee('.card')
  })

  await test.step('a picture', async () => {
    await author.click('main p', 'Last words.')
    await author.click('.card summary', 'Insert…')
    await author.click('.card button', 'Picture')
    await author.sees('#picture-file')
    // Only a person can choose in the window of the system.
    await author.run((base64) => {
      const chosen = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      chosen.items.add(new File([bytes], 'A desk.png', { type: 'image/png' }))
      const input = window.findVisible('#picture-file') as HTMLInputElement
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, DOT)
    await author.replace('#picture-alt', 'A desk by a window')
    await author.click('.card button', 'Insert the picture')
    await author.sees('main img[alt="A desk by a window"]')
    await isWritten('Last words.\n\n![A desk by a window](a-desk.png)')
  })

  await test.step('a place', async () => {
    await author.click('main p', 'The word is two.')
    await author.click('.card button', 'Move down')
    await isWritten('# Tour\n\n<PriceTable />\n\nThe word is two.\n\n## Points')
  })

  await test.step('the footer and the title', async () => {
    await author.click('.bar button', 'Page')
    await author.click('#field-footer')
    await isWritten('footer: false')
    await author.doesNotSee('footer')
    await author.replace('#field-title', 'Begin here, a test page')
    await isWritten('title: Begin here, a test page\n')
  })

  await test.step('the changes, and the proposal', async () => {
    await author.click('.bar button', 'Changes')
    await author.sees('.panel article', 'data/pricing.ts')
    await author.sees('.panel li', 'Page: title')
    await author.type('#proposal-title', 'Begin again')
    await author.click('.panel .save', 'Propose')
    await author.sees('.panel', 'The branch edit/begin-again is pushed.')
    expect(served.site.remote('diff', '--name-only', 'main', 'edit/begin-again')).toBe(
      'content/a-desk.png\ncontent/tour.mdx\ndata/pricing.ts\n',
    )
    expect(served.site.remote('show', 'edit/begin-again:content/tour.mdx')).toBe(
      TOUR.replace('The word is one.\n\n<PriceTable />', '<PriceTable />\n\nThe word is two.')
        .replace('"facts"', '"stamps"')
        .replace('title: Tour', 'title: Begin here')
        .replace('Last words.', 'Last words.\n\n![A desk by a window](a-desk.png)')
        .replace(/(description: .*\n)/, '$1footer: false\n'),
    )
    expect(served.site.remote('show', 'edit/begin-again:data/pricing.ts')).toBe(
      pricing.replace(`price: ${price} }`, `price: ${price + 2} }`),
    )
  })

  expect(await author.run(() => window.problems)).toEqual([])
  await tab.close()
})
