import { agentIds, agentPath, agents } from './agents.ts'
import { industries, industryIds, industryPath } from './industries.ts'

/** A group of links in the footer's index. */
export type IndexGroup = { title: string; links: readonly { label: string; href: string }[] }

/** The footer's index of the site, in order. */
export const siteIndex: readonly IndexGroup[] = [
  { title: 'Agents', links: agentIds.map((id) => ({ label: agents[id].name, href: agentPath(id) })) },
  { title: 'Industries', links: industryIds.map((id) => ({ label: industries[id].name, href: industryPath(id) })) },
  {
    title: 'Prices',
    links: [
      { label: 'Pricing', href: '/pricing' },
      { label: 'Hire', href: '/hire-receptionist' },
      { label: 'Enterprise', href: '/digital-transformation' },
    ],
  },
  {
    title: 'Tools',
    links: [
      { label: 'Demo', href: '/demo' },
      { label: 'Transcripts', href: '/transcripts' },
      { label: 'Calculator', href: '/calculator' },
      { label: 'Readiness', href: '/agent-readiness' },
      { label: 'Office HQ', href: '/office' },
      { label: 'Playbooks', href: '/playbooks' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Team', href: '/our-digital-office' },
      { label: 'Security', href: '/security' },
      { label: 'Compliance Centre', href: '/compliance-centre' },
      { label: 'Partners', href: '/partners' },
      { label: 'Cookies', href: '/cookies' },
    ],
  },
]
