import { expect, test, type Page } from '@playwright/test'
import { searchWords, stopWords, type SearchWords } from '../../data/search.ts'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'
import { hold } from '../slow-device.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox')
const openerOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const statusOf = (page: Page) => dialogOf(page).getByRole('status')
const resultsOf = (page: Page) => dialogOf(page).getByRole('listitem').getByRole('link')

async function search(page: Page, words: string) {
  await openerOf(page).click()
  await fieldOf(page).fill(words)
  await expect(statusOf(page)).toContainText(`found for ‘${words}’`)
}

/** The longest word that `data/search.ts` has for one page only. The search compares the stems of words. */
function aliasOfOnePage() {
  const hasStem = ({ words }: SearchWords, word: string) => words.toLowerCase().includes(word.slice(0, 6))
  const aliases = searchWords.flatMap(({ href, words }) =>
    (words.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => ({ href, word })),
  )
  return aliases
    .filter(({ href, word }) => !searchWords.some((other) => other.href !== href && hasStem(other, word)))
    .reduce((longest, alias) => (alias.word.length > longest.word.length ? alias : longest))
}

test('the button opens a search that finds pages and their sections, with excerpts and links', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  // Nothing of it is loaded before it is asked for.
  expect(asked.filter((path) => /pagefind|dialog/.test(path))).toEqual([])
  await search(page, 'toothache')
  await expect(statusOf(page)).toHaveText(/^(1 page|([2-9]|\d\d+) pages) found for ‘toothache’\.$/)
  const dental = resultsOf(page).filter({ hasText: 'AI staff for dental practices' }).first()
  await expect(dental).toHaveAttribute('href', '/dental')
  await expect(dental.locator('mark').first()).toHaveText(/toothache/i)

  // A word of visitors.
  const { href, word } = aliasOfOnePage()
  await fieldOf(page).fill(word)
  await expect(statusOf(page)).toContainText(`found for ‘${word}’`)
  await expect(statusOf(page)).toHaveText(/^[1-9]/)
  await expect(resultsOf(page).first()).toHaveAttribute('href', href)
  // What only makes it a question takes nothing away.
  const found = (await statusOf(page).textContent())!
  const question = `${stopWords.slice(0, 3).join(' ')} ${word}`
  await fieldOf(page).fill(question)
  await expect(statusOf(page)).toHaveText(found.replace(word, question))
  await expect(resultsOf(page).first()).toHaveAttribute('href', href)

  await fieldOf(page).fill('office level')
  const section = dialogOf(page).locator('ul a[href^="/pricing#"]').first()
  await expect(section).toBeVisible()
  await section.click()
  await expect(page).toHaveURL(/\/pricing#/)
})

test('works by keyboard alone, and returns the focus', async ({ page }) => {
  await page.goto('/pricing')
  await openerOf(page).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dental')
  await expect(statusOf(page)).toContainText('found for ‘dental’')
  await page.keyboard.press('ArrowDown')
  await expect(resultsOf(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(resultsOf(page).first()).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(resultsOf(page).first()).toBeFocused()
  expect(new URL(page.url()).search).toBe('?search=dental')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
  await expect(page).toHaveURL(({ search }) => search === '')
  // The browser's own search stays closed.
  const isPrevented = await page.evaluate(
    () => !dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })),
  )
  expect(isPrevented).toBe(true)
  await expect(fieldOf(page)).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialogOf(page)).toBeHidden()
  // With Caps Lock.
  await page.keyboard.press('Meta+K')
  await expect(fieldOf(page)).toBeFocused()
  // The words are still there, ready to be typed over.
  await expect(fieldOf(page)).toHaveValue('dental')
  await page.keyboard.type('x')
  await expect(fieldOf(page)).toHaveValue('x')
})

test('keeps text that was typed before it loaded', async ({ page }) => {
  const release = await hold(page, '**/assets/chunks/**')
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mis')
  // An impatient second time, with Caps Lock, is no new search.
  await page.keyboard.press('Control+K')
  await page.keyboard.type('sed ')
  // The Shift of a capital is no text.
  await page.keyboard.press('Shift+C')
  release()
  await expect(fieldOf(page)).toHaveValue('missed C')
  await page.keyboard.type('alls')
  await expect(fieldOf(page)).toHaveValue('missed Calls')
  await expect(statusOf(page)).toContainText('found for ‘missed Calls’')
  // Nothing on the page had the focus.
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(openerOf(page)).toBeFocused()
})

test('searches even if the browser refuses URL changes, and updates the URL later', async ({ page }) => {
  await page.goto('/')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.evaluate(() => {
    const replaceState = history.replaceState
    history.replaceState = () => {
      throw new DOMException(
        'Attempt to use history.replaceState() more than 100 times per 30 seconds',
        'SecurityError',
      )
    }
    addEventListener('allowed', () => (history.replaceState = replaceState))
  })
  await search(page, 'dental')
  await expect(resultsOf(page).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.evaluate(() => dispatchEvent(new Event('allowed')))
  await expect(page).toHaveURL('/?search=dental')
  expect(errors).toEqual([])
})

test('says when nothing is found, when there is nothing to find yet, and when it cannot be loaded', async ({
  page,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort())
  await page.goto('/?search=dental')
  await expect(statusOf(page)).toHaveText('The search could not be loaded.')
  await page.unroute('**/pagefind/**')
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(resultsOf(page).first()).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  await fieldOf(page).fill('zzzqqqxxx')
  await expect(statusOf(page)).toHaveText('Nothing found for ‘zzzqqqxxx’.')
  await expect(dialogOf(page).getByRole('link', { name: 'ask a person' })).toHaveAttribute('href', '/contact')
  await fieldOf(page).fill('  ')
  await expect(statusOf(page)).toHaveText(/^Type a word/)
  await dialogOf(page).getByRole('button', { name: 'prices' }).click()
  await expect(fieldOf(page)).toHaveValue('prices')
  // The button that had the focus is gone.
  await expect(fieldOf(page)).toBeFocused()
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/pricing')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(page)).toBeHidden()
})

test('a search that fails to load leaves the page its keys', async ({ page }) => {
  await page.goto('/contact')
  await page.route('**/assets/chunks/**', (route) => route.abort())
  const failed = page.waitForEvent('pageerror')
  await openerOf(page).click()
  await failed
  await page.unroute('**/assets/chunks/**')
  const field = page.getByLabel('First name')
  await field.click()
  await page.keyboard.type('Ada')
  await expect(field).toHaveValue('Ada')
})

test('results that come late do not replace those of a later search', async ({ page }) => {
  const release = await hold(page, '**/pagefind/fragment/**')
  const asked = page.waitForRequest('**/pagefind/fragment/**')
  await page.goto('/')
  await openerOf(page).click()
  await fieldOf(page).fill('dental')
  await asked
  // The element itself holds only the last message.
  await statusOf(page).evaluate((status) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          status.dataset['said'] = `${status.dataset['said'] ?? ''} ${textContent}`
    }).observe(status, { childList: true })
  })
  // The same pages, so those of the first search arrive no later.
  await fieldOf(page).fill('Dental')
  release()
  await expect(statusOf(page)).toHaveAttribute('data-said', /found for ‘Dental’/)
  await expect(statusOf(page)).not.toHaveAttribute('data-said', /‘dental’/)
})

test('tries again with another worker if the first did not load', async ({ page }) => {
  await page.route('**/pagefind-worker.js', (route) => route.abort())
  await page.goto('/?search=dental')
  await expect(statusOf(page)).toHaveText('The search could not be loaded.')
  await page.unroute('**/pagefind-worker.js')
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(resultsOf(page).first()).toBeVisible()
})

test('knows every page that search engines may index, and no other', async ({ request }) => {
  const entry = (await (await request.get('/pagefind/pagefind-entry.json')).json()) as {
    languages: Record<string, { page_count: number }>
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(Object.values(entry.languages).map(({ page_count }) => page_count)).toEqual([sitemap.match(/<url>/g)!.length])
})

test('shows more on demand, one batch at a time, also after a lost connection', async ({ page }) => {
  await page.goto('/')
  await search(page, 'agent')
  const pages = dialogOf(page).locator('ol > li')
  const more = dialogOf(page).getByRole('button', { name: 'Show more' })
  const total = Number((await statusOf(page).textContent())!.match(/\d+/)![0])
  await page.route('**/pagefind/fragment/**', (route) => route.abort())
  await more.click()
  await expect(statusOf(page)).toHaveText('More pages could not be loaded. Try again.')
  await expect(pages).toHaveCount(8)
  await page.unroute('**/pagefind/fragment/**')
  const release = await hold(page, '**/pagefind/fragment/**')
  await more.dblclick()
  release()
  await expect(pages).toHaveCount(16)
  await expect(pages.nth(8).getByRole('link').first()).toBeFocused()
  await expect(statusOf(page)).toHaveText(`${total} pages found for ‘agent’.`)
  while (await more.count()) {
    const before = await pages.count()
    await more.click()
    await expect(pages).toHaveCount(Math.min(before + 8, total))
  }
  const addresses = await pages.evaluateAll((items) => items.map((item) => item.querySelector('a')!.href))
  expect(new Set(addresses).size).toBe(total)
  const sections = await pages.evaluateAll((items) => items.map((item) => item.querySelectorAll('li').length))
  expect(Math.max(...sections)).toBe(3)
})

test('has no accessibility problem, has contrast in the dark theme, and fits a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  const release = await hold(page, '**/pagefind/fragment/**')
  await page.goto('/?search=price')
  await expect(statusOf(page)).toHaveText('Searching …')
  release()
  await expect(resultsOf(page).first()).toBeVisible()
  expect(await accessibilityProblems(page, 'dialog.search')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page, 'dialog.search'), 'dark').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // Other results begin at their top.
  const list = dialogOf(page).locator('.search-results')
  await list.evaluate((element) => (element.scrollTop = 200))
  expect(await list.evaluate((element) => element.scrollTop)).toBe(200)
  await fieldOf(page).fill('agent')
  await expect(statusOf(page)).toContainText('‘agent’')
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0)
  const box = (await dialogOf(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(640)
})

test('words stay in a page that Back brings from memory, where Safari empties the field', async ({ page }) => {
  await page.goto('/')
  await search(page, 'dental')
  await fieldOf(page).evaluate((field: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    field.value = ''
  })
  await expect(fieldOf(page)).toHaveValue('dental')
})

test('while a dialog of the page is open its keys do not open the search', async ({ page }) => {
  await page.goto('/our-digital-office')
  await page.locator('[data-card=sales]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  // oxlint-disable-next-line tests/no-network-idle -- Nothing is to happen once the search has loaded.
  await page.waitForLoadState('networkidle')
  await expect(fieldOf(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeFocused()
})

test('an unknown URL offers a search for its words', async ({ page }) => {
  await page.goto('/dental-practices')
  await page.getByRole('main').getByRole('button', { name: 'Search this site' }).click()
  await expect(fieldOf(page)).toHaveValue('dental practices')
  await expect(resultsOf(page).filter({ hasText: 'AI staff for dental practices' }).first()).toBeVisible()
})

test('an unknown URL without words offers an empty search', async ({ page }) => {
  // As a host answers it; ours calls it a bad request.
  await page.route('**/%E0', async (route) => route.fulfill({ response: await page.request.get('/no-such-page') }))
  await page.goto('/%E0')
  await page.getByRole('main').getByRole('button', { name: 'Search this site' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await expect(statusOf(page)).toHaveText(/^Type a word/)
})

test('its worker may use WebAssembly under Trusted Types, and the page may not', async ({ page }) => {
  await page.route('/pricing', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 })
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy':
          "script-src 'self' 'unsafe-inline'; worker-src 'self'; require-trusted-types-for 'script'; " +
          'trusted-types default',
      },
    })
  })
  const refused: string[] = []
  page.on('console', (message) => /Trusted|policy|Pagefind/i.test(message.text()) && refused.push(message.text()))
  await page.goto('/pricing')
  await search(page, 'dental')
  expect(refused).toEqual([])
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/pagefind/pagefind-worker.js'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('without script there is no button', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(openerOf(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toBeHidden()
  })
})
