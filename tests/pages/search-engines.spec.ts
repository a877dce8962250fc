/* oxlint-disable tests/no-condition -- What a page must have depends on its kind, and one test reads all pages. */
import { spawnSync } from 'node:child_process'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { structuredDataSchema } from './structured-data-schema.ts'
import { attribute, childrenOf, elements, find, isElement, parsePage, textContent } from '../../tools/lib/html.ts'
import type { HtmlElement } from '../../tools/lib/html.ts'
import { markdownPath, picturePath } from '../../pages/document/addresses.ts'
import { pounds } from '../../data/pricing.ts'
import { site } from '../../data/site.ts'
import { routes } from '../site-routes.ts'

const origin = (process.env['SITE_ORIGIN'] ?? site.origin).replace(/\/$/, '')
const listed = routes.filter(({ frontMatter }) => !frontMatter.noindex)
const unlisted = [...routes.filter(({ frontMatter }) => frontMatter.noindex).map(({ route }) => route), '/404.html']

type Graph = { '@context': string; '@graph': Record<string, unknown>[] }

// In one process, which reads each page once.
test.describe.configure({ mode: 'default' })
const trees = new Map<string, ReturnType<typeof parsePage>>()

async function treeOf(request: APIRequestContext, route: string) {
  const tree = trees.get(route) ?? parsePage(await (await request.get(route)).text())
  trees.set(route, tree)
  return tree
}

/** A built page, read without a browser. */
async function read(request: APIRequestContext, route: string) {
  const all = elements(await treeOf(request, route))
  const head = (tag: string, key: string, value: string) =>
    all.filter((element) => element.tagName === tag && attribute(element, key) === value)
  return {
    meta: (name: string) =>
      head('meta', name.startsWith('og:') ? 'property' : 'name', name).map((element) => attribute(element, 'content')),
    link: (rel: string) => head('link', 'rel', rel).map((element) => attribute(element, 'href')),
    title: all.filter(({ tagName }) => tagName === 'title').map(textContent)[0],
    data: head('script', 'type', 'application/ld+json').map((element) => JSON.parse(textContent(element)) as Graph),
    crumbs: all
      .filter((element) => attribute(element, 'class') === 'crumbs')
      .flatMap((crumbs) =>
        elements(crumbs)
          .filter(({ tagName }) => tagName === 'li')
          .map((item) => ({
            name: textContent(item),
            href: elements(item)
              .map((link) => attribute(link, 'href'))
              .find(Boolean),
          })),
      ),
    main: words(all.find(({ tagName }) => tagName === 'main')!),
    page: words(all.find(({ tagName }) => tagName === 'body')!),
  }
}

function words(element: HtmlElement): string {
  return textContent(element).replace(/\s+/g, ' ')
}

// One test for all pages: none needs a browser, and each takes milliseconds.
test('every page tells search engines and link previews what it is', async ({ request }) => {
  for (const {
    route,
    frontMatter: { title, description, agent },
  } of listed) {
    const { meta, link, data, crumbs, main, page, ...head } = await read(request, route)
    const address = `${origin}${route}`
    const is = (actual: unknown, expected: unknown, what: string) =>
      expect.soft(actual, `${what} of ${route}`).toEqual(expected)
    is(head.title, `${title} | ${site.brand}`, 'title')
    is(link('canonical'), [address], 'canonical link')
    is(link('alternate'), [markdownPath(route)], 'link to Markdown')
    is(meta('description'), [description], 'description')
    is(meta('robots'), [], 'robots')
    const card = {
      title,
      description,
      url: address,
      type: 'website',
      site_name: site.brand,
      locale: 'en_GB',
      image: `${origin}${picturePath(route)}`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': title,
    }
    for (const [key, value] of Object.entries(card)) is(meta(`og:${key}`), [value], `og:${key}`)
    is(meta('twitter:card'), ['summary_large_image'], 'card')

    is(data.length, 1, 'scripts with structured data')
    is(structuredDataSchema(origin).safeParse(data[0]).error?.issues ?? [], [], 'structured data')
    const node = (type: string) => data[0]!['@graph'].find((one) => one['@type'] === type)
    const shows = (text: string, where = main) => expect.soft(where, `${route} shows what it tells`).toContain(text)
    const trail = node('BreadcrumbList') as { itemListElement: { name: string; item?: string }[] } | undefined
    is(trail === undefined, route === '/', 'trail')
    if (crumbs.length)
      is(
        trail!.itemListElement.map(({ name, item }) => ({ name, href: item?.slice(origin.length) })),
        crumbs,
        'trail',
      )
    else if (trail) shows(trail.itemListElement.at(-1)!.name, `${page} ${title}`)
    const product = node('Product') as { name: string; description: string; offers: { price: number } } | undefined
    is(product !== undefined, agent !== undefined, 'product')
    if (product) for (const text of [product.name, product.description, pounds(product.offers.price)]) shows(text)
    const faq = node('FAQPage') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } | undefined
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? [])
      for (const text of [name, acceptedAnswer.text]) shows(text)
    const speaker = (
      node('ContactPage') as
        | { mainEntity: { email: string; telephone: string; sameAs: string[]; address: Record<string, string> } }
        | undefined
    )?.mainEntity
    if (speaker)
      for (const text of [
        speaker.email,
        site.phone.label,
        speaker.address['streetAddress']!,
        speaker.address['postalCode']!,
      ])
        shows(text)
    if (speaker) is(speaker.telephone, site.phone.href.slice('tel:'.length), 'telephone')
  }
})

test('every page is available as Markdown with all its words', async ({ request }) => {
  for (const { route } of listed) {
    const answer = await request.get(markdownPath(route))
    expect.soft(answer.status(), route).toBe(200)
    expect.soft(answer.headers()['content-type'], route).toContain('text/markdown')
    const markdown = await answer.text()
    expect.soft(markdown, route).toContain(`url: "${origin}${route}"`)
    const text = markdown.replace(/^---[\s\S]*?---/, '').replace(/\]\([^)]*\)/g, ']')
    expect
      .soft(
        text.match(/(^|[^\\])<[a-zA-Z/][^>]*>|\{[^}]*\}|className|\bundefined\b|\[object/g),
        `tags and expressions of ${route}`,
      )
      .toBeNull()
    expect.soft(text.match(/Submit Request|Question 1 of|Copy as text/), `controls of ${route}`).toBeNull()
    const main = find(await treeOf(request, route), 'main')!
    const said = new Set(wordsOf(text))
    const inControls = new Set(elements(main).flatMap((each) => (isControl(each) ? elements(each) : [])))
    const shown = elements(main).filter(
      (element) =>
        /^(p|h[1-6]|li|td|th|dt|summary)$/.test(element.tagName) &&
        !inControls.has(element) &&
        [element, ...elements(element)].every(isSaid),
    )
    expect
      .soft(
        shown.flatMap((element) => wordsOf(textContent(element)).filter((word) => !said.has(word))),
        `words missing from ${route}`,
      )
      .toEqual([])
    expect.soft(shown.length, route).toBeGreaterThan(5)
  }
})

/** Whether an element is for readers. */
function isSaid(element: HtmlElement): boolean {
  const children = childrenOf(element)
  // Of words that stand side by side in an element, only spaces tell where one ends.
  const apart = children.every(
    (child, index) =>
      !isElement(child) ||
      (/^(a|b|strong|em|code|span)$/.test(child.tagName) && !(children[index + 1] && isElement(children[index + 1]!))),
  )
  const isHidden = ['aria-hidden', 'data-island-failed'].some((name) => attribute(element, name) !== undefined)
  return apart && !isHidden && !isControl(element) && !/^(button|select|svg|form)$/.test(element.tagName)
}

/** Whether an element is a way around the page, or works with script only. */
function isControl(element: HtmlElement): boolean {
  return element.tagName === 'nav' || (attribute(element, 'class') ?? '').split(' ').includes('with-script')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

test('the sitemap lists every indexed page with the day of its last change, and no other', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const entries = [...(await answer.text()).matchAll(/<url><loc>(.+?)<\/loc>(?:<lastmod>(.+?)<\/lastmod>)?<\/url>/g)]
  expect(entries.map(([, address]) => address)).toEqual(listed.map(({ route }) => `${origin}${route}`))
  const days = entries.flatMap(([, , day]) => day ?? [])
  // A shallow clone, and a folder outside git, know none; a page that is not committed has none yet.
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? ''
  const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false'
  const committed = new Set(git('ls-tree', '-r', '-z', '--name-only', 'HEAD', 'content').split('\0'))
  expect(days).toHaveLength(isWhole ? listed.filter(({ file }) => committed.has(file)).length : 0)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('robots.txt leads to the sitemap, llms.txt to every page', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const guide = await (await request.get('/llms.txt')).text()
  const links = [...guide.matchAll(/\]\((.+?)\)/g)].map(([, address]) => address)
  expect(links.sort()).toEqual(listed.map(({ route }) => `${origin}${markdownPath(route)}`).sort())
})

test('security.txt names a contact, and licences.txt lists the licences of shipped packages', async ({ request }) => {
  const security = await request.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toContain('text/plain')
  expect(await security.text()).toContain(`Contact: mailto:${site.email}`)
  const licences = await (await request.get('/licences.txt')).text()
  for (const name of ['react', 'zod', '@radix-ui/react-dialog', '@fontsource-variable/besley', 'pagefind'])
    expect(licences).toContain(`## ${name} - `)
  expect(licences).toContain('SIL OPEN FONT LICENSE')
  expect(licences).toContain('Copyright (c) Meta Platforms')
})

test('every share picture and icon exists in the stated size', async ({ request }) => {
  for (const { route } of listed) {
    const answer = await request.get(picturePath(route))
    const bytes = await answer.body()
    expect.soft(answer.headers()['content-type'], route).toBe('image/png')
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630])
    expect.soft(bytes.length, route).toBeLessThan(60_000)
  }
  const { link } = await read(request, '/')
  const manifest = await request.get(link('manifest')[0]!)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const bytes = await (await request.get(src)).body()
    expect.soft(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200)
  expect((await request.get(link('icon')[0]!)).headers()['content-type']).toContain('image/svg+xml')
})

test('pages that are not indexed have no share picture, Markdown or structured data', async ({ request }) => {
  for (const route of unlisted) {
    const { meta, link, data } = await read(request, route)
    expect.soft(meta('robots'), route).toEqual(['noindex'])
    expect.soft([link('alternate'), meta('og:image'), data], route).toEqual([[], [], []])
    expect.soft((await request.get(markdownPath(route.replace('.html', '')))).status(), route).toBe(404)
  }
})
