import { expect, test } from 'vitest'
import { records } from '../../tools/content/records.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { redirectsOf } from '../../tools/content/routes.ts'
import { routes } from '../routes.ts'

/** The specification's table of routes (section 2), and the two further pages of the decisions. */
const SPECIFIED = [
  '/',
  '/solutions',
  '/agent-era',
  '/agent-journey',
  '/agent-utility',
  '/agent-readiness',
  '/agent-factory',
  '/playbooks',
  '/compliance-centre',
  '/our-digital-office',
  '/transcripts',
  '/office',
  '/pricing',
  '/demo',
  '/contact',
  '/custom-template',
  '/calculator',
  '/security',
  '/about',
  '/partners',
  '/privacy',
  '/terms',
  '/cookies',
  '/hire-receptionist',
  '/digital-transformation',
  '/receptionist',
  '/sales',
  '/support',
  '/finance',
  '/marketing',
  '/hr',
  '/operations',
  '/compliance',
  '/analytics',
  '/content',
  '/dental',
  '/solicitors',
  '/auto',
  '/real-estate',
  '/trades',
  '/restaurants',
  '/clinics',
  '/ecommerce',
  '/accountants',
  '/education',
]
const DECIDED = ['/thank-you', '/try-again']

test('every page of the specification and the decisions exists', () => {
  const standing = routes.map(({ route }) => route)
  expect([...SPECIFIED, ...DECIDED].filter((route) => !standing.includes(route))).toEqual([])
})

test('the redirects of the specification lead where it says', () => {
  const { pages } = readContentIndex(process.cwd(), records)
  const redirects = Object.fromEntries(
    pages.flatMap(({ route, frontMatter }) => redirectsOf(frontMatter).map((from) => [from, route])),
  )
  expect(redirects).toMatchObject({ '/sme-transform': '/digital-transformation', '/office-hq': '/office' })
})

test('every page has a footer, except pages where people work', () => {
  expect(
    routes
      .filter(({ frontMatter }) => !frontMatter.footer)
      .map(({ route }) => route)
      .sort(),
  ).toEqual(['/agent-readiness', '/office'])
})
