import type { DepartmentId } from './departments.ts'
import { industries, industryIds, industryPath } from './industries.ts'
import { site } from './site.ts'

/** A button of a solution card. */
export type SolutionLink = {
  /** The words on the button. */
  label: string
  /** Where it leads: a telephone link, or the full address of another site, which opens in a new tab. */
  href: string
}

/** One of the cards of /solutions. */
export type Solution = {
  /** The title of the card. */
  title: string
  /** The department whose symbol it shows. */
  department: DepartmentId
  /** What it does for a business. */
  description: string
  /** Its buttons, one or two. */
  links: readonly SolutionLink[]
}

/** The solutions. */
export const solutions = {
  voice: {
    title: 'Voice automations',
    department: 'reception',
    description:
      'An agent answers the phone in your business’s name, books appointments and puts urgent calls through to a person. Call it and hear for yourself.',
    links: [{ label: 'Call the AI receptionist', href: site.hotline.href }],
  },
  leads: {
    title: 'Lead response systems',
    department: 'sales',
    description:
      'Enquiries from forms, portals and missed calls go into one list and get a reply within minutes. You can see who’s waiting, and for what.',
    links: [{ label: 'Open the lead dashboard', href: site.dashboards.leads }],
  },
  knowledge: {
    title: 'Secure knowledge-based systems',
    department: 'support',
    description:
      'Ask in plain English and get an answer from your policies, manuals and records, with the page number. You can try two examples.',
    links: [
      { label: 'Open the funding example', href: site.dashboards.funding },
      { label: 'Open the pharmaceutical example', href: site.dashboards.pharma },
    ],
  },
  social: {
    title: 'Outbound social media marketing automation',
    department: 'marketing',
    description:
      'A month of posts, drafted in your tone of voice and published at the times you choose. Nothing goes out until you’ve approved it.',
    links: [{ label: 'Open the social dashboard', href: site.dashboards.social }],
  },
} as const satisfies Record<string, Solution>

export type SolutionId = keyof typeof solutions

/** Every solution's id, in order. */
export const solutionIds = Object.keys(solutions) as SolutionId[]

/** A kind of customer that the company works for. */
export type Sector = {
  /** Its name in a list. */
  name: string
  /** The page that speaks to it, if there is one. */
  href?: string
}

/** The target sectors: the industries with a page, then creators and enterprises. */
export const sectors: readonly Sector[] = [
  ...industryIds.map((id) => ({ name: industries[id].businesses, href: industryPath(id) })),
  { name: 'Creators', href: '/agent-journey' },
  { name: 'Enterprises', href: '/digital-transformation' },
]
