/**
 * Who the company is and how to reach it. No page, widget or other record repeats these values, except the name.
 *
 * All of them are placeholders from ranges reserved for fiction and documentation: before a real launch the owner
 * changes this one file.
 */
export const site = {
  /** The company's name as visitors see it. */
  brand: 'Staffroom',
  /**
   * The address of the live site, without a trailing slash. A build may override it: see `SITE_ORIGIN` in the README.
   */
  origin: 'https://staffroom.example',
  /** A short text under the logo in the footer. */
  tagline: 'Digital staff for UK businesses. Start with one agent.',
  /** Where visitors write to; printed on every page. */
  email: 'hello@staffroom.example',
  /** The main line, answered by people. */
  phone: { label: '020 7946 0123', href: 'tel:+442079460123' },
  /** The demo AI receptionist, answered at any hour. */
  hotline: { label: '020 7946 0456', href: 'tel:+442079460456' },
  /** The postal address, one line of an envelope each. */
  address: ['14 Draughtsman’s Yard', 'London EC1A 0ZZ'],
  /** When the main line is answered. */
  hours: { days: 'Monday–Friday', times: '9:00–18:00 GMT', closed: 'Weekends closed' },
  /** The number under which the company is registered. */
  companyNumber: '00000000',
  /** The copyright line of the footer; the owner fixed its year. */
  copyright: '© 2025 Staffroom',
  /** The four social profiles, in the order of the footer. */
  social: [
    { name: 'X', href: 'https://social.example/x/staffroom' },
    { name: 'YouTube', href: 'https://social.example/youtube/staffroom' },
    { name: 'LinkedIn', href: 'https://social.example/linkedin/staffroom' },
    { name: 'TikTok', href: 'https://social.example/tiktok/staffroom' },
  ],
  /**
   * Where a page's file is edited on the web: the address before the file's path, and whether the footer offers it to
   * every visitor.
   */
  editing: { address: 'https://code.example/staffroom/site/edit/main/', footer: false as boolean },
  /** The four customer dashboards that /solutions links to; they open in a new tab. */
  dashboards: {
    leads: 'https://dashboard.example/leads',
    funding: 'https://dashboard.example/funding',
    pharma: 'https://dashboard.example/pharma',
    social: 'https://dashboard.example/social',
  },
} as const

/** The four links of the header and the drawer, in order. */
export const mainNavigation = [
  { label: 'Home', href: '/' },
  { label: 'Solutions', href: '/solutions' },
  { label: 'Your Digital Office', href: '/agent-factory' },
  { label: 'Contact Us', href: '/contact' },
] as const

/** The drawer's second group of links, below the four. */
export const drawerNavigation = [
  { label: 'Agents', href: '/our-digital-office' },
  { label: 'Industries', href: '/about#sectors' },
  { label: 'Prices', href: '/pricing' },
  { label: 'Sample calls', href: '/transcripts' },
] as const

/** The policy links of the footer. */
export const policyNavigation = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
] as const
