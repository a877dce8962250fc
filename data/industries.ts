/** A trade that the site has a page for. */
export type Industry = {
  /** The trade's name as its page's title prints it. */
  name: string
  /** Pounds a month for the trade's bundle of four agents (specification, section 9). */
  bundlePrice: number
}

/** The ten industries of the specification's route table, in its order. */
export const industries = {
  dental: { name: 'Dental', bundlePrice: 299 },
  solicitors: { name: 'Legal', bundlePrice: 399 },
  auto: { name: 'Automotive', bundlePrice: 349 },
  'real-estate': { name: 'Real Estate', bundlePrice: 329 },
  trades: { name: 'Trade Services', bundlePrice: 279 },
  restaurants: { name: 'Restaurants', bundlePrice: 319 },
  clinics: { name: 'Medical Clinics', bundlePrice: 449 },
  ecommerce: { name: 'eCommerce', bundlePrice: 369 },
  accountants: { name: 'Accounting Firms', bundlePrice: 399 },
  education: { name: 'Educational Institutions', bundlePrice: 359 },
} as const satisfies Record<string, Industry>

export type IndustryId = keyof typeof industries

/** Every industry's id, in order. */
export const industryIds = Object.keys(industries) as IndustryId[]
