import { z } from 'zod'

/**
 * The schema of the site's structured data, as search engines document it. Unknown keys fail, so that tests find
 * misspelt ones.
 * @param origin the site's origin, which its URLs must have
 */
export function structuredDataSchema(origin: string) {
  const text = z.string().min(1)
  const own = z.url().startsWith(`${origin}/`)
  const id = z.strictObject({ '@id': own })
  const price = z.number().positive()
  const telephone = z.string().regex(/^\+\d{8,15}$/)
  const kind = <Name extends string>(name: Name) => ({ '@type': z.literal(name) })

  const organisation = z.strictObject({ ...kind('Organization'), '@id': own, name: text, url: own, logo: own })
  const contactPoint = z.strictObject({
    ...kind('ContactPoint'),
    contactType: text,
    telephone,
    email: z.email(),
    areaServed: z.literal('GB'),
    availableLanguage: text,
  })
  const reachable = organisation.extend({
    description: text,
    email: z.email(),
    telephone,
    address: z.strictObject({
      ...kind('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      postalCode: z.string().regex(/^[A-Z\d]{2,4} \d[A-Z]{2}$/),
      addressCountry: z.literal('GB'),
    }),
    sameAs: z.array(z.url()).min(1),
    contactPoint,
  })
  const stop = z.strictObject({ ...kind('ListItem'), position: z.int().positive(), name: text, item: own.optional() })
  const breadcrumbs = z.strictObject({
    ...kind('BreadcrumbList'),
    // Every entry except the last must have a link.
    itemListElement: z
      .array(stop)
      .min(2)
      .refine((stops) =>
        stops.every(
          ({ position, item }, index) => position === index + 1 && (item !== undefined || index === stops.length - 1),
        ),
      ),
  })
  const money = { price, priceCurrency: z.literal('GBP') }
  const product = z.strictObject({
    ...kind('Product'),
    name: text,
    description: text,
    image: own,
    brand: z.strictObject({ ...kind('Brand'), name: text }),
    offers: z.strictObject({
      ...kind('Offer'),
      ...money,
      availability: z.literal('https://schema.org/InStock'),
      url: own,
      priceSpecification: z.strictObject({ ...kind('UnitPriceSpecification'), ...money, unitCode: z.literal('MON') }),
    }),
  })
  const question = z.strictObject({
    ...kind('Question'),
    name: text,
    acceptedAnswer: z.strictObject({ ...kind('Answer'), text }),
  })
  const contact = z.strictObject({ ...kind('ContactPage'), name: text, url: own, mainEntity: reachable })
  const node = z.discriminatedUnion('@type', [
    organisation,
    z.strictObject({ ...kind('WebSite'), name: text, url: own, publisher: id }),
    breadcrumbs,
    product,
    z.strictObject({ ...kind('FAQPage'), mainEntity: z.array(question).min(1) }),
    contact,
  ])
  return z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(1) })
}

/** The `@type` of each node, in order. */
export function typesOf(data: { '@graph': object[] }): string[] {
  return data['@graph'].map((node) => (node as { '@type': string })['@type'])
}
