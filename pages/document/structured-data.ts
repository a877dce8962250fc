import type { BreadcrumbList, ContactPage, FAQPage, Organization, Product, WebSite } from 'schema-dts'
import type { FrontMatter, NamedWidget } from 'virtual:content'
import { breadcrumbs } from '../../components/frame/Breadcrumbs.tsx'
import * as declarations from '../../components/widgets/registry.ts'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { agents } from '../../data/agents.ts'
import { industries } from '../../data/industries.ts'
import { agentPrice } from '../../data/pricing.ts'
import { mainNavigation, policyNavigation, site } from '../../data/site.ts'
import { addressOf, picturePath } from './addresses.ts'

/** A page's JSON-LD in schema.org's terms, as search engines document them. */
export type StructuredData = { '@context': 'https://schema.org'; '@graph': object[] }

/** A type of schema.org as an object, not as an address alone. */
type NodeOf<Type> = Exclude<Type, string>

type StructuredDataInput = {
  route: string
  frontMatter: FrontMatter
  /** The widgets on the page; its questions and its contact form come from them. */
  widgets: readonly NamedWidget[]
  /** The live site's origin. */
  origin: string
}

/** The structured data of a page as JSON-LD, from the same records as its text. */
export function structuredData(input: StructuredDataInput): StructuredData {
  const {
    route,
    frontMatter: { agent },
  } = input
  const graph = [
    ...(route === '/' ? [organisation(input), website(input)] : [breadcrumbList(input)]),
    ...(agent ? [product(input, agent)] : []),
    ...questions(input),
    ...(input.widgets.some(({ name }) => declarationOf(name)?.pageType === 'ContactPage') ? [contactPage(input)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** JSON for a script element, with `<` escaped so that it cannot close the element. */
export function embeddedJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

const [street, town] = site.address
const [, addressLocality, postalCode] = /^(.+?) ([A-Z\d]+ [A-Z\d]+)$/.exec(town) ?? []
const telephone = site.phone.href.replace('tel:', '')

/** The organisation. The home page has only these fields, to save bytes; the contact page adds the others. */
function organisation({ origin }: StructuredDataInput): NodeOf<Organization> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

function website({ origin }: StructuredDataInput): NodeOf<WebSite> {
  return { '@type': 'WebSite', name: site.brand, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } }
}

/** The breadcrumbs that agent and industry pages show. All other pages are directly below the home page. */
function breadcrumbList({ route, frontMatter, origin }: StructuredDataInput): NodeOf<BreadcrumbList> {
  const parents = breadcrumbs[frontMatter.template].map(({ label, href }) => ({
    name: label,
    item: addressOf(href, origin),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: shortName(route, frontMatter) }].map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...stop,
    })),
  }
}

/** The short name of a page: from its breadcrumbs or the navigation, otherwise its title. */
function shortName(route: string, { title, agent, industry }: FrontMatter): string {
  if (agent) return agents[agent].title
  if (industry) return industries[industry].businesses
  return [...mainNavigation, ...policyNavigation].find(({ href }) => href === route)?.label ?? title
}

function product({ route, origin }: StructuredDataInput, agent: keyof typeof agents): NodeOf<Product> {
  const { title, job } = agents[agent]
  const price = { price: agentPrice, priceCurrency: 'GBP' }
  return {
    '@type': 'Product',
    name: title,
    description: job,
    image: `${origin}${picturePath(route)}`,
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      ...price,
      availability: 'https://schema.org/InStock',
      url: addressOf(route, origin),
      // The price is per month: MON is the UN/CEFACT code.
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
    },
  }
}

/** The page's questions as one FAQPage. Entries that do not end with a question mark are left out. */
function questions({ widgets }: StructuredDataInput): NodeOf<FAQPage>[] {
  const entries = widgets.flatMap(({ name, props }) => declarationOf(name)?.questions?.(props) ?? [])
  const questions = entries.filter(({ question }) => question.endsWith('?'))
  if (!questions.length) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

function contactPage(input: StructuredDataInput): NodeOf<ContactPage> {
  const { route, frontMatter, origin } = input
  return {
    '@type': 'ContactPage',
    name: frontMatter.title,
    url: addressOf(route, origin),
    mainEntity: {
      ...organisation(input),
      description: site.tagline,
      email: site.email,
      telephone,
      address: { '@type': 'PostalAddress', streetAddress: street, addressLocality, postalCode, addressCountry: 'GB' },
      sameAs: site.social.map(({ href }) => href),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
        email: site.email,
        areaServed: 'GB',
        availableLanguage: 'en',
      },
    },
  }
}

function declarationOf(name: string): WidgetDeclaration | undefined {
  return (declarations as Readonly<Record<string, WidgetDeclaration>>)[name]
}
