import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { priceBands } from '../../data/pricing.ts'
import { serveSite, TOUR } from '../edit/site-with-remote.ts'
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

  await test.step('the footer', async () => {
    await author.click('.bar button', 'Page')
    await author.click('#field-footer')
    await isWritten('footer: false')
    await author.doesNotSee('footer')
  })

  await test.step('the proposal', async () => {
    await author.click('.bar button', 'Changes')
    await author.type('#proposal-title', 'Begin again')
    await author.click('.panel .save', 'Propose')
    await author.sees('.panel', 'The branch edit/begin-again is pushed.')
    expect(served.site.remote('diff', '--name-only', 'main', 'edit/begin-again')).toBe(
      'content/tour.mdx\ndata/pricing.ts\n',
    )
    expect(served.site.remote('show', 'edit/begin-again:content/tour.mdx')).toBe(
      TOUR.replace('is one.', 'is two.')
        .replace('"facts"', '"stamps"')
        .replace(/(description: .*\n)/, '$1footer: false\n'),
    )
    expect(served.site.remote('show', 'edit/begin-again:data/pricing.ts')).toBe(
      pricing.replace(`price: ${price} }`, `price: ${price + 2} }`),
    )
  })

  expect(await author.run(() => window.problems)).toEqual([])
  await tab.close()
})
