import { industries, industryIds, industryPath } from './industries.ts'

/** A kind of customer that the company works for. */
export type Sector = {
  /** Its name in a list. */
  name: string
  /** The page that speaks to it, if there is one. */
  href?: string
}

/** The target sectors: the industries with a page, then creators and enterprises. */
export const sectors: readonly Sector[] = [
  ...industryIds.map((id) => ({ name: industries[id].sector, href: industryPath(id) })),
  { name: 'Creators', href: '/agent-journey' },
  { name: 'Enterprises', href: '/digital-transformation' },
]
