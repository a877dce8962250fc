/* oxlint-disable tests/no-condition -- One test follows the links of all pages. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { parse } from 'parse5'
import { routes } from '../site-routes.ts'

type Node = { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] }
/** What a page offers to others and asks of them: the ids in it, and the addresses that its links lead to. */
type Offer = { ids: Set<string>; links: string[] }

const offers = new Map<string, Offer>()

// In one process, as each would read every page.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  for (const { route } of routes) offers.set(route, await readOffer(request, route))
  await request.dispose()
})

test('every link leads to an existing page or file, and an existing anchor', async ({ request, baseURL }) => {
  const dead: string[] = []
  const files = new Map<string, number>()
  for (const [route, { links }] of offers) {
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link, `${baseURL}${route}`)
      if (origin !== new URL(baseURL!).origin) continue
      const target = offers.get(pathname)
      if (target) {
        const id = decodeURIComponent(hash.slice(1))
        if (id && !target.ids.has(id)) dead.push(`${route} links to ${pathname}${hash}: there is no such anchor`)
        continue
      }
      if (!files.has(pathname)) files.set(pathname, (await request.get(pathname, { maxRedirects: 0 })).status())
      if (files.get(pathname) !== 200) dead.push(`${route} links to ${pathname}: answers ${files.get(pathname)}`)
    }
  }
  expect(dead).toEqual([])
})

test('external links use https, mailto or tel', async () => {
  const links = [...offers.values()].flatMap(({ links }) => links)
  const schemes = new Set(links.filter((link) => /^[a-z]+:/.test(link)).map((link) => new URL(link).protocol))
  expect([...schemes].filter((scheme) => !['https:', 'mailto:', 'tel:'].includes(scheme))).toEqual([])
})

test('every page is at most three clicks from the home page', () => {
  const clicks = new Map([['/', 0]])
  for (const [route, distance] of clicks) {
    for (const link of offers.get(route)?.links ?? []) {
      const { pathname, host } = new URL(link, 'https://here.example')
      if (host === 'here.example' && offers.has(pathname) && !clicks.has(pathname)) clicks.set(pathname, distance + 1)
    }
  }
  // Where posts without script end; nobody is meant to come there by a link.
  const unlinked = ['/thank-you', '/try-again']
  const far = [...offers.keys()].filter((route) => !unlinked.includes(route) && !((clicks.get(route) ?? Infinity) <= 3))
  expect(far.map((route) => `${route}: ${clicks.get(route) ?? 'no way'}`)).toEqual([])
})

async function readOffer(request: APIRequestContext, route: string): Promise<Offer> {
  const offer: Offer = { ids: new Set(), links: [] }
  const visit = (node: Node): void => {
    const attribute = (name: string) => node.attrs?.find((attribute) => attribute.name === name)?.value
    const id = attribute('id')
    if (id) offer.ids.add(id)
    const href = node.tagName === 'a' ? attribute('href') : undefined
    if (href) offer.links.push(href)
    node.childNodes?.forEach(visit)
  }
  visit(parse(await (await request.get(route)).text()) as Node)
  return offer
}
