import { expect, test } from '@playwright/test'
import { attribute, elements, find, parsePage, textContent } from '../../tools/lib/html.ts'

// That a refused form ends there: supabase/functions/_shared/form-handler.test.ts.
test('the page of a form that was refused without script says what to do', async ({ request }) => {
  const main = find(parsePage(await (await request.get('/try-again')).text()), 'main')!
  expect(textContent(main)).toContain('Back button')
  const links = elements(main).flatMap((element) => attribute(element, 'href') ?? [])
  expect(links.find((href) => href.startsWith('tel:'))).toBeDefined()
  expect(links.find((href) => href.startsWith('mailto:'))).toBeDefined()
})
