import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { routes } from '../routes.ts'

test('every page is valid HTML', async ({ request }) => {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
  for (const route of [...routes.map(({ route }) => route), '/no-such-page']) {
    const html = await (await request.get(route)).text()
    const { results } = await validator.validateString(html, route)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
      route,
    ).toEqual([])
  }
})
