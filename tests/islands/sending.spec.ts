import { expect, type Page } from '@playwright/test'
import { atOnce, type FixtureSite } from './fixture-site.ts'
import { heard, runCases, test } from './open.ts'

const name = (page: Page) => page.getByLabel('Name')
const note = (page: Page) => page.getByLabel('Note')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const posted = (page: Page) => page.locator('body')

runCases([
  {
    does: 'sends with Enter in a field, and goes on writing',
    on: '/sender',
    before: async (page) => {
      await note(page).pressSequentially('first')
      await note(page).press('Enter')
      await note(page).pressSequentially(' second')
    },
    then: async (page) => {
      expect(await heard(page)).toEqual(['send', 'sent name= note=first by=button'])
      await expect(note(page)).toHaveValue('first second')
    },
  },
  {
    does: 'sends with the button twice, with a correction between',
    on: '/sender',
    before: async (page) => {
      await name(page).fill('Ann')
      await send(page).click()
      await name(page).fill('Anne')
      await send(page).click()
    },
    then: async (page) =>
      expect(await heard(page)).toEqual([
        'send',
        'sent name=Ann note= by=button',
        'send',
        'sent name=Anne note= by=button',
      ]),
  },
  {
    does: 'presses Enter where the widget uses it for something else',
    on: '/sender',
    before: async (page) => {
      await page.getByLabel('Tag').pressSequentially('urgent')
      await page.getByLabel('Tag').press('Enter')
    },
    then: async (page) => {
      await expect(page.getByTestId('tags')).toHaveText('urgent')
      expect(await heard(page)).toEqual([])
    },
  },
  {
    does: 'presses a button that a widget keeps from sending',
    on: '/sender',
    before: (page) => page.getByRole('button', { name: 'Hold' }).click(),
    then: async (page) => expect(await heard(page)).toEqual([]),
  },
  {
    does: 'starts a form again',
    on: '/sender',
    before: async (page) => {
      await name(page).fill('wrong')
      await page.getByRole('button', { name: 'Start again' }).click()
      await note(page).fill('new')
    },
    then: async (page) => {
      await expect(name(page)).toHaveValue('')
      await send(page).click()
      expect(await heard(page)).toEqual(['send', 'sent name= note=new by=button'])
    },
  },
])

test.describe('the chunk fails', () => {
  /** Opens the form, and fills it in. What the browser says of the failed request is expected. */
  async function fill(page: Page, url: string): Promise<void> {
    await page.goto(url)
    await name(page).fill('Ann')
  }

  /** Holds the chunks back; the function given back lets them fail or arrive. */
  function hold(site: FixtureSite, fails: boolean): () => void {
    let letGo = () => {}
    const held = new Promise<void>((resolve, reject) => (letGo = () => (fails ? reject(new Error('gone')) : resolve())))
    site.chunks = () => held
    return letGo
  }

  test('a form sent before hydration is posted as HTML once, with its submit button', async ({ page, production }) => {
    const fail = hold(production, true)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await fill(page, `${production.url}/sender`)
    await send(page).click()
    await expect(page.locator('[data-hydrated]')).toHaveCount(0)
    fail()
    await expect(posted(page)).toHaveText('posted name=Ann&note=&by=button')
    expect(posts).toHaveLength(1)
  })

  test('a form is posted as HTML if the chunk takes longer than ten seconds', async ({ page, production }) => {
    const arrive = hold(production, false)
    await page.clock.install()
    await fill(page, `${production.url}/sender`)
    await send(page).click()
    await page.clock.runFor(9_000)
    await expect(page.locator('[data-hydrated]')).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(posted(page)).toHaveText('posted name=Ann&note=&by=button')
    arrive()
  })

  test('a form that its island sent has not failed ten seconds later', async ({ page, production }) => {
    const arrive = hold(production, false)
    await page.clock.install()
    await fill(page, `${production.url}/sender`)
    await send(page).click()
    arrive()
    await expect.poll(() => heard(page)).toEqual(['send', 'sent name=Ann note= by=button'])
    await page.clock.runFor(11_000)
    await expect(page.locator('[data-hydrated=""]')).toHaveCount(1)
    expect(await heard(page)).toEqual(['send', 'sent name=Ann note= by=button'])
  })

  test('the form says that it failed to load, and then posts as HTML', async ({ page, production }) => {
    production.chunks = () => Promise.reject(new Error('gone'))
    await page.goto(`${production.url}/sender`)
    await expect(page.getByText('This form works')).toBeHidden()
    await fill(page, `${production.url}/sender`)
    await expect(page.locator('[data-hydrated=failed]')).toHaveCount(1)
    await expect(page.getByText('This form works')).toBeVisible()
    expect(await page.evaluate(() => window.failures)).toBe(1)
    await name(page).press('Enter')
    await expect(posted(page)).toHaveText('posted name=Ann&note=&by=button')
  })

  test('an island that fails to render becomes plain HTML again, and a form sent before is posted', async ({
    page,
    production,
  }) => {
    const arrive = hold(production, false)
    await fill(page, `${production.url}/broken`)
    await send(page).click()
    arrive()
    await expect(posted(page)).toHaveText('posted name=Ann')
  })

  test('an island that fails to render keeps typed text and posts it afterwards', async ({ page, production }) => {
    production.chunks = atOnce
    await fill(page, `${production.url}/broken`)
    await expect(page.locator('[data-hydrated=failed]')).toHaveCount(1)
    await expect(name(page)).toHaveValue('Ann')
    await send(page).click()
    await expect(posted(page)).toHaveText('posted name=Ann')
  })

  test('an unknown island leaves its page usable', async ({ page, production }) => {
    production.chunks = atOnce
    await page.goto(`${production.url}/missing`)
    await page.getByRole('button').click()
    await expect(page.locator('[data-hydrated=failed]')).toHaveCount(1)
    await expect(page.getByRole('button')).toHaveText('Nobody')
  })
})
