import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { stopClock } from '../support/clock.ts'

/** What an ordinary visitor types. */
export const filled = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Company name': 'Engines Ltd',
  'Work email': 'ada@engines.co.uk',
  'Phone number': '020 7946 0999',
  Message: 'Mornings suit us best.',
}
export type FieldLabel = keyof typeof filled

/** The demo form of the home page. */
export class DemoFormPage {
  readonly form: Locator
  readonly button: Locator
  /** Where the form says what is wrong and what to do next. */
  readonly says: Locator

  /** The list of what is wrong, above the fields. */
  readonly errors: Locator

  constructor(readonly page: Page) {
    this.form = page.locator('form[action*="form=demo"]')
    this.button = this.form.locator('button[type=submit]')
    this.says = this.form.getByRole('status')
    this.errors = this.form.getByRole('group', { name: /^Please correct/ })
  }

  field(label: FieldLabel): Locator {
    return this.form.getByLabel(label)
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }

  /** Focuses the form and waits until it is hydrated. */
  async wake(): Promise<void> {
    await this.field('First name').focus()
    await this.expectHydrated()
  }

  async expectHydrated(): Promise<void> {
    await expect(this.page.locator('[data-hydrated=""]').filter({ has: this.form })).toBeAttached()
  }

  async fill(values: Partial<Record<FieldLabel, string>> = filled): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label as FieldLabel).fill(value)
  }

  async expectStillFilled(): Promise<void> {
    for (const [label, value] of Object.entries(filled))
      await expect(this.field(label as FieldLabel)).toHaveValue(value)
    await expect(this.button).toBeEnabled()
  }
}

/** Answers the form's calls in the back end's place, the last answer again and again; gives back what was asked. */
export async function answerWith(page: Page, ...answers: ((route: Route) => unknown)[]): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('**/functions/v1/**', async (route) => {
    requests.push(route.request())
    await answers[Math.min(requests.length, answers.length) - 1]!(route)
  })
  return requests
}

/** An answer in JSON. */
export function jsonAnswer(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  return (route: Route) =>
    route.fulfill({ status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

export const accepted = jsonAnswer(201, { ok: true, id: '6f0f5a3e-0000-4000-8000-000000000000' })

/** Opens and fills a form that the back end refuses; from then on time passes only where the test moves it. */
export async function fillRefusedForm(page: Page): Promise<DemoFormPage> {
  await page.clock.install()
  await answerWith(page, jsonAnswer(500))
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.wake()
  await demo.fill()
  await stopClock(page)
  return demo
}
