import { expect, type Page } from '@playwright/test'
import { atOnce } from './fixture-site.ts'
import { slowDown } from '../slow-device.ts'
import { hydrated, heard, runCases, test } from './open.ts'

const name = (page: Page) => page.getByLabel('Name', { exact: true })
const free = (page: Page) => page.getByLabel('Free')

async function nameIs(page: Page, text: string): Promise<void> {
  await expect(name(page)).toHaveValue(text)
  await expect(page.getByTestId('name')).toHaveText(text)
}

/** Sets a value as autofill does in some browsers: no event tells. */
const setSilently = (page: Page, text: string) =>
  name(page).evaluate((field, value) => ((field as HTMLInputElement).value = value), text)

runCases([
  {
    does: 'types and takes back, types two lines, and pastes',
    on: '/fields',
    before: async (page) => {
      await name(page).pressSequentially('helloo!')
      await name(page).press('Backspace')
      await name(page).press('Backspace')
      await page.getByLabel('Story').pressSequentially('one\ntwo')
      await page.getByLabel('Item').fill('pasted')
    },
    then: async (page) => {
      await nameIs(page, 'hello')
      expect(await heard(page)).toEqual(['name hello'])
      await expect(page.getByLabel('Story')).toHaveValue('one\ntwo')
      expect(await page.getByTestId('story').textContent()).toBe('one\ntwo')
      await expect(page.getByLabel('Item')).toHaveValue('pasted')
    },
  },
  {
    does: 'writes in the middle, with an Enter before it, and goes on there when the island is hydrated',
    on: '/fields',
    before: async (page) => {
      await name(page).pressSequentially('hlo')
      await name(page).press('Enter')
      await name(page).press('Home')
      await name(page).press('ArrowRight')
      await name(page).press('e')
    },
    then: async (page) => {
      await page.keyboard.type('l')
      await nameIs(page, 'hello')
    },
  },
  {
    does: 'selects all, and writes over it when the island is hydrated',
    on: '/fields',
    before: async (page) => {
      await name(page).fill('wrong')
      await name(page).press('ControlOrMeta+a')
    },
    then: async (page) => {
      await page.keyboard.type('right')
      await nameIs(page, 'right')
    },
  },
  {
    does: 'selects two letters backwards, takes one back and writes over the other when the island is hydrated',
    on: '/fields',
    before: async (page) => {
      await name(page).pressSequentially('ca')
      // What was committed is replayed first, which moves the caret.
      await name(page).press('Enter')
      await name(page).pressSequentially('lm')
      await name(page).press('Shift+ArrowLeft')
      await name(page).press('Shift+ArrowLeft')
    },
    then: async (page) => {
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.type('l')
      await nameIs(page, 'call')
    },
  },
  {
    does: 'types in one field, then another, then the first again',
    on: '/fields',
    before: async (page) => {
      await name(page).pressSequentially('ab')
      await page.getByLabel('Story').pressSequentially('story')
      await name(page).press('End')
      await page.keyboard.type('c')
    },
    then: async (page) => {
      await nameIs(page, 'abc')
      await expect(page.getByTestId('story')).toHaveText('story')
      expect(await heard(page)).toEqual(['name ab', 'name abc'])
      await expect(name(page)).toBeFocused()
    },
  },
  {
    does: 'types one item, adds it, types another, adds it',
    on: '/fields',
    before: async (page) => {
      for (const item of ['first', 'second']) {
        await page.getByLabel('Item').fill(item)
        await page.getByRole('button', { name: 'Add' }).click()
      }
    },
    then: async (page) => {
      await expect(page.getByTestId('items')).toHaveText('first, second')
      await expect(page.getByLabel('Item')).toHaveValue('')
    },
  },
  {
    does: 'types into a field that React does not control, and leaves it',
    on: '/fields',
    before: async (page) => {
      await free(page).focus()
      await free(page).press('End')
      await free(page).pressSequentially('dom')
      await name(page).focus()
    },
    then: async (page) => {
      await expect(free(page)).toHaveValue('freedom')
      expect(await heard(page)).toEqual(['entered', 'left freedom'])
    },
  },
  {
    does: 'has a field filled in without an event while the chunk is under way',
    on: '/fields',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add' }).hover()
      await setSilently(page, 'late')
    },
    then: (page) => nameIs(page, 'late'),
  },
  {
    does: 'types behind what was filled in without an event',
    on: '/fields',
    before: async (page) => {
      await setSilently(page, 'auto')
      await name(page).press('End')
      await page.keyboard.type('mat')
    },
    then: async (page) => {
      await nameIs(page, 'automat')
      expect(await heard(page)).toEqual(['name auto', 'name automat'])
    },
  },
])

test("text typed before the page's script ran is kept", async ({ page, production, complaints: _ }) => {
  let arrive = () => {}
  production.script = new Promise<void>((resolve) => (arrive = resolve))
  production.chunks = atOnce
  await page.goto(`${production.url}/fields`, { waitUntil: 'commit' })
  await name(page).pressSequentially('early')
  await free(page).focus()
  arrive()
  await page.waitForLoadState('load')
  await page.keyboard.press('End')
  await hydrated(page)
  await nameIs(page, 'early')
  expect(await heard(page)).toEqual(['entered', 'name early'])
})

test('text typed while the island hydrates is kept', async ({ page, open }) => {
  const text = 'the quick brown fox jumps over'
  const { release } = await open('/fields')
  await slowDown(page)
  await name(page).focus()
  await Promise.all([
    page.keyboard.type(text, { delay: 30 }),
    expect(name(page))
      .toHaveValue(/^the quick/)
      .then(release),
  ])
  await hydrated(page)
  await nameIs(page, text)
})

test('text and key presses are kept while the chunk is 1.5 seconds late @nightly', async ({
  page,
  production,
  complaints: _,
}) => {
  production.chunks = () => new Promise((resolve) => setTimeout(resolve, 1500))
  await slowDown(page)
  await page.goto(`${production.url}/fields`)
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  for (const word of words) {
    await page.getByLabel('Item').click()
    await page.getByLabel('Item').fill('')
    await page.keyboard.type(word, { delay: 20 })
    await page.getByRole('button', { name: 'Add' }).click()
  }
  await hydrated(page)
  await expect(page.getByTestId('items')).toHaveText(words.join(', '))
})

test('text from an input method is kept while the island hydrates', async ({ page, open }) => {
  const { release } = await open('/fields')
  await name(page).focus()
  const devtools = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('に')
  await compose('にほ')
  await release()
  await expect(name(page)).toHaveValue('にほ')
  await compose('にほん')
  await devtools.send('Input.insertText', { text: '日本' })
  await nameIs(page, '日本')
})
