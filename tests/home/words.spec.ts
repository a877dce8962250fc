import { expect, test } from '@playwright/test'
import { agents, catalogue } from '../../data/agents.ts'
import { bandRange, bands, pounds } from '../../data/pricing.ts'
import { site } from '../../data/site.ts'
import { parsePage } from '../../tools/lib/html.ts'
import { visibleText } from '../visible-text.ts'

/** What the specification names of the home page, as visitors read it (sections 1, 2 and 3). */
const specified = [
  'Get Started',
  'LIVE',
  'Instant connection',
  'Available 24/7',
  'No waiting',
  '15-minute',
  'Book Your Demo',
  'Submit Request',
  'Choose Your AI Agents',
  'Why Choose',
  'Start with one agent',
  'Add only what you need',
  "Your office grows when you're ready",
  'SME First Design',
  'Scales to Enterprise',
]

test('every text of the specification is in the page before any script runs', async ({ request }) => {
  const text = textOf(await (await request.get('/')).text())
  for (const words of specified) expect(text).toContain(words)
  for (const id of catalogue) {
    expect(text).toContain(agents[id].name)
    expect(text).toContain(agents[id].description)
  }
  for (const band of bands) expect(text).toContain(`${band.level} ${bandRange(band)} agent`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('one heading leads, and the reasons come before the form', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/AI agents .*transform/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Choose Your AI Agents',
      /^Why Choose/,
      'Built for your industry',
      'Book Your Demo',
    ])
  })

  test('nine agents are shown, each with its name, job and price, and none of them is a link', async ({ page }) => {
    await page.goto('/')
    const section = page.locator('.sec', { has: page.getByRole('heading', { name: 'Choose Your AI Agents' }) })
    const cards = section.getByRole('listitem')
    await expect(cards).toHaveCount(9)
    for (const [index, id] of catalogue.entries()) {
      const { name, description, price } = agents[id]
      await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(cards.nth(index)).toContainText(description)
      await expect(cards.nth(index)).toContainText(`${pounds(price)} a month`)
      await expect(cards.nth(index).locator('svg').first()).toBeVisible()
    }
    await expect(section.getByRole('link')).toHaveCount(0)
    await expect(section.getByRole('button')).toHaveCount(0)
  })

  test('the phone button rings the demo hotline and says that it is live', async ({ page }) => {
    await page.goto('/')
    const call = page.getByRole('link', { name: /call the ai receptionist/i })
    await expect(call).toHaveAttribute('href', site.hotline.href)
    await expect(call).toContainText('LIVE')
    await expect(page.getByRole('link', { name: site.hotline.label }).first()).toHaveAttribute(
      'href',
      site.hotline.href,
    )
  })

  test('four reasons, three steps whose plans fill room by room, two stamps', async ({ page }) => {
    await page.goto('/')
    const section = page.locator('.sec', { has: page.getByRole('heading', { name: /^Why Choose/ }) })
    await expect(section.locator('.ticks li')).toHaveCount(4)
    const steps = section.locator('.steps > li')
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Start with one agent',
      'Add only what you need',
      "Your office grows when you're ready",
    ])
    for (const hired of [1, 2, 3]) await expect(steps.nth(hired - 1).locator('.sym')).toHaveCount(hired)
    await expect(section.locator('.stamp')).toHaveText(['SME First Design', 'Scales to Enterprise'])
  })

  test('the street shows every office level with its price', async ({ page }) => {
    await page.goto('/')
    const levels = page.getByRole('list', { name: 'Price per agent by office size' }).getByRole('listitem')
    await expect(levels).toHaveCount(bands.length)
    for (const [index, band] of bands.entries())
      await expect(levels.nth(index)).toContainText(`${pounds(band.price)} each`)
  })

  test('what the hero notes count is what it draws', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('img', { name: /cut-away drawing of a three-storey office/ })).toBeVisible()
    await expect(page.locator('.notes .sub')).toHaveText([/1 agent, £99/, /5 agents, £79 each/, /up to 10, £69 each/])
    await expect(
      page.locator(
        '.axo .rc, .axo .sa, .axo .su, .axo .fi, .axo .mk, .axo .hr, .axo .op, .axo .co, .axo .cn, .axo .an',
      ),
    ).toHaveCount(10)
  })
})

/** What a document says, without scripts and styles. */
function textOf(html: string): string {
  return visibleText(parsePage(html), () => ' ').replace(/\s+/g, ' ')
}
