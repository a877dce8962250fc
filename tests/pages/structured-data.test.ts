import { describe, expect, test } from 'vitest'
import { agentIds, agents } from '../../data/agents.ts'
import { pricingFaq } from '../../data/faq.ts'
import { industries, industryIds } from '../../data/industries.ts'
import { agentPrice } from '../../data/pricing.ts'
import { mainNavigation, policyNavigation, site } from '../../data/site.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import type { NamedWidget } from '../../tools/content/mdx/page-facts.ts'
import { picturePath } from '../../pages/document/addresses.ts'
import { embeddedJson, structuredData } from '../../pages/document/structured-data.ts'
import { structuredDataSchema, typesOf } from './structured-data-schema.ts'

const origin = 'https://a.example'
const { pages } = readContentIndex(process.cwd(), records)
const at = (route: string) => pages.find((page) => page.route === route)!
const of = (route: string, ...widgets: NamedWidget[]) => structuredData({ ...at(route), widgets, origin })
const types = (route: string, ...widgets: NamedWidget[]) => typesOf(of(route, ...widgets))

test.each(pages.map(({ route }) => route))('what %s says is what search engines document', (route) => {
  expect(structuredDataSchema(origin).safeParse(of(route)).error?.issues ?? []).toEqual([])
})

test('the home page names the company; every other page has its breadcrumbs', () => {
  expect(types('/')).toEqual(['Organization', 'WebSite'])
  expect(types('/about')).toEqual(['BreadcrumbList'])
})

test('the breadcrumbs end with the name that the page has elsewhere: in its record, in the navigation, or its title', () => {
  const lastOf = (route: string) =>
    (of(route)['@graph'][0] as { itemListElement: { name: string }[] }).itemListElement.at(-1)!.name
  for (const id of agentIds) expect(lastOf(`/${id}`)).toBe(agents[id].title)
  for (const id of industryIds) expect(lastOf(`/${id}`)).toBe(industries[id].businesses)
  for (const { label, href } of [...mainNavigation, ...policyNavigation].filter(({ href }) => href !== '/'))
    expect(lastOf(href)).toBe(label)
  expect(lastOf('/about')).toBe(at('/about').frontMatter.title)
})

describe('a product', () => {
  test.each(agentIds)('is the agent %s, at the price of one agent', (agent) => {
    const product = of(`/${agent}`)['@graph'].find((node) => '@type' in node && node['@type'] === 'Product') as {
      name: string
      offers: { price: number; priceCurrency: string }
    }
    expect(product).toMatchObject({
      name: agents[agent].title,
      image: `${origin}${picturePath(`/${agent}`)}`,
      offers: { price: agentPrice, priceCurrency: 'GBP', url: `${origin}/${agent}` },
    })
  })
})

test('a page’s questions are those that it shows; headings that ask nothing are none', () => {
  const data = of('/pricing', { name: 'Questions', props: { of: 'pricing' } })
  expect(typesOf(data)).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(structuredDataSchema(origin).safeParse(data).error?.issues ?? []).toEqual([])
  const { mainEntity } = data['@graph'][1] as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
  expect(mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))).toEqual(
    pricingFaq,
  )
})

test('headings that open their text are no questions', () => {
  expect(types('/digital-transformation', { name: 'Questions', props: { of: 'audit-report' } })).toEqual([
    'BreadcrumbList',
  ])
})

test('the page with the contact form is the contact page', () => {
  const data = of('/contact', { name: 'ContactForm', props: {} })
  expect(typesOf(data)).toEqual(['BreadcrumbList', 'ContactPage'])
  expect(data['@graph'][1]).toMatchObject({
    name: at('/contact').frontMatter.title,
    url: `${origin}/contact`,
    mainEntity: { url: `${origin}/`, sameAs: site.social.map(({ href }) => href) },
  })
  expect(structuredDataSchema(origin).safeParse(data).error?.issues ?? []).toEqual([])
})

test('the schemas refuse what search engines refuse', () => {
  const node = (value: object) =>
    structuredDataSchema(origin).safeParse({ '@context': 'https://schema.org', '@graph': [value] }).success
  expect(node({ '@type': 'FAQPage', mainEntity: [] })).toBe(false)
  expect(node({ '@type': 'Thing' })).toBe(false)
  const product = of('/receptionist')['@graph'][1]!
  expect(node(product)).toBe(true)
  expect(node({ ...product, offers: { '@type': 'Offer', price: '£99', priceCurrency: 'GBP' } })).toBe(false)
})

test('no text in the data can close its script element', () => {
  expect(embeddedJson({ text: '</script><!--' })).toBe('{"text":"\\u003c/script>\\u003c!--"}')
})
