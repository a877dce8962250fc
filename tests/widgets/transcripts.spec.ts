import { expect, test, type Page } from '@playwright/test'
import { industries, type IndustryId } from '../../data/industries.ts'
import { transcriptIds, transcripts } from '../../data/transcripts.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/transcripts'
const total = transcriptIds.length
const titles = (page: Page, of: string) =>
  page.getByRole('region', { name: `${of} transcripts` }).getByRole('heading', { level: 3 })
const count = (page: Page) => page.locator('.transcripts [role=status]')
const opener = (page: Page, of: string, at = 0) =>
  page
    .getByRole('region', { name: `${of} transcripts` })
    .getByRole('button', { name: 'Read the conversation' })
    .nth(at)
const isFeatured = (id: (typeof transcriptIds)[number]) => transcripts[id].featured

test('search and filters narrow both lists while typing, show counts, and stay in the URL', async ({ page }) => {
  await page.goto(path)
  await expect(count(page)).toHaveText(`${total} of ${total} transcripts`)
  await expect(titles(page, 'Featured')).toHaveText(transcriptIds.filter(isFeatured).map((id) => transcripts[id].title))
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('tooth crown ')
  await expect(titles(page, 'Featured')).toHaveText([transcripts['broken-crown'].title])
  await expect(titles(page, 'All')).toHaveText([transcripts['broken-crown'].title])
  await expect(count(page)).toHaveText(`1 of ${total} transcripts`)
  await page.reload()
  await expect(count(page)).toHaveText(`1 of ${total} transcripts`)
  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Clear search and filters' })).toHaveCount(0)

  // By keyboard alone: the checkboxes.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const two = transcriptIds.filter((id) => ['dental', 'solicitors'].includes(transcripts[id].industry))
  await expect(titles(page, 'All')).toHaveText(two.map((id) => transcripts[id].title))
  await page.getByRole('checkbox', { name: 'Negative' }).check()
  await expect(page).toHaveURL(`${path}?industry=dental%2Csolicitors&sentiment=negative`)
  await expect(page.getByRole('heading', { name: 'No transcripts found' })).toBeVisible()
  await expectAccessible(page, '.transcripts')
  await page.getByRole('button', { name: `Show all ${total} transcripts` }).click()
  await expect(count(page)).toHaveText(`${total} of ${total} transcripts`)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a conversation opens in place: one at a time, from under a resting pointer, and closes again', async ({
  page,
}) => {
  await page.goto(path)
  const words = page.locator('.fold-body[data-state=open]')
  await opener(page, 'Featured').press('Enter')
  await expect(words.locator('.transcripts-turns p > span')).toHaveText(
    transcripts['broken-crown'].turns.map(([, said]) => said),
  )
  await expectAccessible(page, '.transcripts li:has(.fold-body[data-state=open])')

  const second = opener(page, 'Featured', 1)
  await second.scrollIntoViewIfNeeded()
  const before = (await second.boundingBox())!.y
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(words).toHaveCount(1)
  expect(Math.abs((await second.boundingBox())!.y - before)).toBeLessThan(2)
  await page.keyboard.press('Space')
  await expect(words).toHaveCount(0)
})

test('a conversation opens from under a resting pointer also where a click does not focus, as in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()))
  await page.goto(path)
  await opener(page, 'Featured').click()
  await expect(opener(page, 'Featured')).toHaveAttribute('aria-expanded', 'true')
  const second = opener(page, 'Featured', 1)
  await second.scrollIntoViewIfNeeded()
  const before = (await second.boundingBox())!.y
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  expect(Math.abs((await second.boundingBox())!.y - before)).toBeLessThan(2)
})

test('one featured call is a script with notes in the margin, and no call is shown twice', async ({ page }) => {
  await page.goto(path)
  const [first] = transcriptIds.filter(isFeatured)
  const script = page.locator(`#${first!} .transcripts-turns`)
  await expect(script.locator('p > span')).toHaveText(transcripts[first!].turns.map(([, said]) => said))
  await expect(script.locator('small').first()).toBeVisible()
  for (const id of transcriptIds)
    await expect(page.locator('main').getByText(transcripts[id].turns[0][1], { exact: true })).toHaveCount(1)
  await page
    .getByRole('region', { name: 'All transcripts' })
    .getByRole('link', { name: transcripts[first!].title })
    .click()
  await expect(page).toHaveURL(`${path}#${first!}`)
  await expect(page.locator(`#${first!}`)).toBeInViewport()
})

test('a search that the browser restores is in the URL once', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(`${path}?industry=dental`)
  await page.goto('/contact')
  await page.goBack()
  await expect(page.locator('[data-island=TranscriptLibrary]')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page).toHaveURL(`${path}?industry=dental`)
})

test('a link opens its conversation, and an open conversation is in the address', async ({ page }) => {
  await page.goto(`${path}#first-enquiry`)
  const first = page.locator('li#first-enquiry')
  await expect(first.getByRole('button', { name: 'Read the conversation' })).toHaveAttribute('aria-expanded', 'true')
  await opener(page, 'All').click()
  await expect(page).toHaveURL(/\/transcripts#(?!first-enquiry)[a-z-]+$/)
  await opener(page, 'All').click()
  await expect(page).toHaveURL(path)
})

test('typing a search moves nothing, and a conversation keeps the search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (...given) => {
      document.documentElement.dataset.changes = String(Number(document.documentElement.dataset.changes ?? 0) + 1)
      replaceState(...given)
    }
  })
  await page.goto(path)
  const field = page.getByRole('searchbox', { name: 'Search' })
  const placeOf = async () => (await field.boundingBox())!.y
  await field.focus()
  await expect(page.locator('[data-island=TranscriptLibrary]')).toHaveAttribute('data-hydrated', '')
  const before = await placeOf()
  await page.keyboard.type('tooth crown')
  await expect(count(page)).toHaveText(`1 of ${total} transcripts`)
  // The browser itself may scroll a few pixels to show the field.
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(100)
  // Safari takes a hundred changes of the address in half a minute: one for each letter.
  expect(Number(await page.locator('html').getAttribute('data-changes'))).toBeLessThanOrEqual('tooth crown'.length)

  await opener(page, 'Featured').press('Enter')
  await expect(page).toHaveURL(/\?q=tooth(\+|%20)crown#/)
  await opener(page, 'Featured').press('Enter')
  await expect(page).toHaveURL(/\?q=tooth(\+|%20)crown$/)
  await expect(count(page)).toHaveText(`1 of ${total} transcripts`)
})

test('a link to a conversation that opens in place opens it, and brings it into view', async ({ page }) => {
  await page.goto(path)
  const [, second, third] = transcriptIds.filter(isFeatured)
  await opener(page, 'Featured').click()
  await expect(page).toHaveURL(`${path}#${second!}`)
  const link = page
    .getByRole('region', { name: 'All transcripts' })
    .getByRole('link', { name: transcripts[third!].title })
  await link.click()
  // The one above it closes at the same time.
  await expect(opener(page, 'Featured', 1)).toHaveAttribute('aria-expanded', 'true')
  await expect(opener(page, 'Featured')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator(`#${third!}`).getByRole('heading')).toBeInViewport()
})

test('a filter that leaves little brings it into view, however far down the visitor is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(path)
  const listed = transcriptIds.map((id) => transcripts[id].industry)
  const countOf = (industry: IndustryId) => listed.filter((other) => other === industry).length
  const rarest = listed.reduce((rarest, industry) => (countOf(industry) < countOf(rarest) ? industry : rarest))
  const box = page.getByRole('checkbox', { name: industries[rarest].name, exact: true })
  await box.focus()
  await expect(page.locator('[data-island=TranscriptLibrary]')).toHaveAttribute('data-hydrated', '')
  await page.locator('.transcripts-list').last().getByRole('listitem').last().scrollIntoViewIfNeeded()
  await page.keyboard.press('Space')
  await expect(count(page)).not.toHaveText(`${total} of ${total} transcripts`)
  // There is no list of featured ones if none of them is left.
  await expect(page.getByRole('heading', { name: /^(Featured|All) transcripts$/ }).first()).toBeInViewport()
})
