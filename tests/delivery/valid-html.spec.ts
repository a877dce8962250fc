import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { attribute, elements, parsePage, textContent, type HtmlElement } from '../../tools/lib/html.ts'
import { routes, sampleRoutes } from '../site-routes.ts'

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

test('every page has names for screen readers, and no id that is missing', async ({ request }) => {
  for (const route of addressesOf(routes)) {
    const all = elements(parsePage(await (await request.get(route)).text()))
    expect.soft([...missingIds(all), ...unnamed(all), ...repeatedTerms(all)], route).toEqual([])
  }
})

for (const [which, pages, tag] of [
  ['two pages of each template are', sampleRoutes, ''],
  ['every page is', routes, ' @nightly'],
] as const)
  test(`${which} valid HTML${tag}`, async ({ request }) => {
    for (const route of addressesOf(pages)) {
      const html = await (await request.get(route)).text()
      const { results } = await validator.validateString(html, route)
      const invalid = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      expect.soft(invalid, route).toEqual([])
    }
  })

function addressesOf(pages: typeof routes): string[] {
  return [...pages.map(({ route }) => route), '/no-such-page']
}

/** ARIA attributes that name an element which is not on the page. */
function missingIds(all: HtmlElement[]): string[] {
  const ids = new Set(all.map((element) => attribute(element, 'id')))
  return all.flatMap((element) =>
    ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
      (attribute(element, name)?.split(' ') ?? [])
        .filter((id) => !ids.has(id))
        .map((id) => `${element.tagName} ${name}="${id}": no such element`),
    ),
  )
}

/** Outputs without a name, links that open a tab without a word of it, and roles that only repeat or break a table. */
function unnamed(all: HtmlElement[]): string[] {
  return all.flatMap((element) => {
    const { tagName } = element
    const has = (name: string) => attribute(element, name) !== undefined
    if (tagName === 'output' && !has('aria-label') && !has('aria-labelledby')) return 'output without a name'
    if (attribute(element, 'target') === '_blank' && !textContent(element).includes('(opens in a new tab)'))
      return `link '${textContent(element)}' does not say that it opens a new tab`
    return /^(table|thead|tbody|tr|td|th)$/.test(tagName) && has('role') ? `role on ${tagName}` : []
  })
}

/** Lists of terms that name a term twice: a dialogue is no such list. */
function repeatedTerms(all: HtmlElement[]): string[] {
  return all
    .filter(({ tagName }) => tagName === 'dl')
    .flatMap((list) => {
      const terms = elements(list)
        .filter(({ tagName }) => tagName === 'dt')
        .map(textContent)
      return terms.filter((term, at) => terms.indexOf(term) !== at).map((term) => `dl with '${term}' twice`)
    })
}
