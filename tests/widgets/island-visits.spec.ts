import { expect, test, type Page } from '@playwright/test'
import { layoutShift, recordLayoutShift } from '../layout-shift.ts'
import { hold } from '../slow-device.ts'
import { scriptTimes } from './script-time.ts'
import { visits } from './island-visits.ts'

const rows = Object.entries(visits)
const isAwake = (page: Page) => expect(page.locator('[data-hydrated=""]').first()).toBeAttached()

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  for (const [name, { path, touches }] of rows) {
    if (!touches) continue
    test(`${name}: actions before its script has loaded count, and it works from there`, async ({ page }) => {
      const release = await hold(page, /\/chunks\/.*\.js/)
      await page.goto(path)
      await touches.beforeHydration(page)
      await expect(page.locator('[data-hydrated]'), 'awake before its chunk came').toHaveCount(0)
      release()
      await touches.expectReplayed(page)
      await touches.afterHydration(page)
    })
  }
})

for (const [name, { path, keys }] of rows) {
  test(
    `${name}: every key takes at most 50 ms of script, and nothing shifts`,
    { tag: '@nightly' },
    async ({ page, browser }) => {
      await recordLayoutShift(page)
      // A busy machine may be slow in one round; what is slow in three is slow.
      await expect(async () => {
        // oxlint-disable-next-line tests/no-network-idle -- What is loaded later must not be measured.
        await page.goto(path, { waitUntil: 'networkidle' })
        const acts = keys.flatMap(({ from, press, then }) => [
          {
            act: 'focus',
            run: () =>
              from(page)
                .focus()
                .then(() => isAwake(page)),
          },
          ...press.map((key) => ({ act: key, run: () => page.keyboard.press(key) })),
          ...(then ? [{ act: 'then', run: () => then(page) }] : []),
        ])
        const times = await scriptTimes(
          browser,
          page,
          acts.map(({ run }) => run),
        )
        expect(
          acts.map(({ act }, at) => `${act}: ${times[at]!.toFixed()} ms`).filter((_, at) => times[at]! > 50),
        ).toEqual([])
        expect(
          times.some((time) => time > 1),
          'nothing was measured',
        ).toBe(true)
        expect(await layoutShift(page)).toBe(0)
      }).toPass({ timeout: 60_000, intervals: [0] })
    },
  )
}

/** By day a dialog's address only: unit tests read those of the others. */
const withAddress = rows.filter(
  ([name, { invalidQuery }]) => invalidQuery && (process.env['NIGHTLY'] || name === 'TeamDirectory'),
)

test('a URL with invalid state opens the default view', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  for (const [name, { path, invalidQuery }] of withAddress) {
    const shown = async () => [
      await page.locator('main').innerText(),
      await page
        .locator('input')
        .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value, checked }) => `${value} ${checked}`)),
    ]
    // Before it hydrates, the page is as it is built.
    const release = await hold(page, /\/chunks\/.*\.js/)
    await page.goto(path + invalidQuery)
    const plain = await shown()
    release()
    await isAwake(page)
    expect(await shown(), name).toEqual(plain)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every widget shows its text and a next step, and no control that does nothing', async ({ page }) => {
    test.slow()
    for (const [name, { path, staticText, nextStep, staticControls = 0 }] of rows) {
      await page.goto(path)
      const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ').toLowerCase()
      expect(
        staticText.filter((line) => !words.includes(line.toLowerCase())),
        name,
      ).toEqual([])
      await expect(page.locator(`main a[href="${nextStep}"]:visible`).first()).toBeAttached()
      await expect(
        page.locator('main').locator('button:enabled:visible, [role=tab]:visible, input:visible'),
        name,
      ).toHaveCount(staticControls)
    }
  })
})
