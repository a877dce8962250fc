/** The status of a certification. Only an active one has a certificate. */
type CertificationStatus = 'active' | 'pending' | 'locked'

/** A certification of the company. */
export type Certification = {
  /** The name, as printed. */
  name: string
  /** Its status. */
  status: CertificationStatus
  /** What it is about, in short. */
  description: string
  /** What it covers. */
  features: readonly string[]
  /** The last day on which an active one is valid, as printed: 2025-12-31. */
  validUntil?: string
  /** When one that is not active yet is expected, as printed: Q2 2025. */
  expected?: string
}

/** The certifications, with the dates that the owner gave. */
export const certifications = {
  gdpr: {
    name: 'GDPR',
    status: 'active',
    description: 'We handle personal data under UK and EU data protection law.',
    features: [
      'A record of what we hold and why',
      'Retention periods you choose',
      'Export and deletion on request',
      'A data protection impact assessment (DPIA)',
    ],
    validUntil: '2025-12-31',
  },
  soc2: {
    name: 'SOC 2 Type II',
    status: 'pending',
    description: 'An independent auditor’s report on how our controls work over time. It hasn’t been issued yet.',
    features: ['Security', 'Availability', 'Confidentiality'],
  },
  iso27001: {
    name: 'ISO 27001',
    status: 'locked',
    description: 'The international standard for information security. We don’t hold it yet.',
    features: ['Risk register', 'Access control', 'Supplier review'],
    expected: 'Q2 2025',
  },
} as const satisfies Record<string, Certification>

export type CertificationId = keyof typeof certifications

/** Every certification's id, in order. */
export const certificationIds = Object.keys(certifications) as CertificationId[]

/** Whether a certification has a Certificate button. */
export function hasCertificate(id: CertificationId): boolean {
  return certifications[id].status === 'active'
}

/** Whether a certification's last day was before a day such as 2026-01-31. */
function hasExpired({ validUntil }: Certification, day: string): boolean {
  return validUntil !== undefined && validUntil < day
}

/** A status in words, how it looks (granted, on its way, or not held yet), and what it still lacks. */
type CertificationStatusText = { kind: 'success' | 'warning' | 'none'; text: string; remark?: string }

/**
 * A status in words, with its date where it has one.
 * @param buildDate such as 2026-01-31; an active status that is over by then has a remark
 */
export function statusOf(certification: Certification, buildDate = ''): CertificationStatusText {
  const { status, expected, validUntil } = certification
  if (status !== 'active') {
    const word = status === 'pending' ? 'Pending' : 'Locked'
    return { kind: status === 'pending' ? 'warning' : 'none', text: expected ? `${word} (${expected})` : word }
  }
  const text = validUntil ? `Active until ${validUntil}` : 'Active'
  return hasExpired(certification, buildDate)
    ? { kind: 'warning', text, remark: 'renewal to be confirmed' }
    : { kind: 'success', text }
}

/** A status and its remark in one line. */
export function statusText(certification: Certification, buildDate = ''): string {
  const { text, remark } = statusOf(certification, buildDate)
  return remark ? `${text}, ${remark}` : text
}

/**
 * A set of rules and papers for one regulated industry. It cannot be ordered yet: its button reads 'Coming Soon' and is
 * disabled.
 */
export type CompliancePack = {
  /** The name, as printed. */
  name: string
  /** Pounds a month. */
  price: number
  /** What it holds. */
  features: readonly string[]
}

/** The industry compliance packs. */
export const compliancePacks = {
  legal: {
    name: 'Legal Practice',
    price: 199,
    features: [
      'Conflict check questions',
      'Client identity checklist',
      'Engagement letter reminders',
      'Matter retention schedule',
    ],
  },
  healthcare: {
    name: 'Healthcare',
    price: 249,
    features: [
      'Consent form checklist',
      'Process for access requests',
      'Clinical handover rules',
      'Patient record retention schedule',
    ],
  },
  financial: {
    name: 'Financial Services',
    price: 299,
    features: [
      'Customer identity checklist',
      'Complaint log and deadlines',
      'Call record retention schedule',
      'Vulnerable customer handover rules',
    ],
  },
} as const satisfies Record<string, CompliancePack>

export type CompliancePackId = keyof typeof compliancePacks

/** The pack that is marked as most asked about. */
export const popularPack: CompliancePackId = 'healthcare'

/** Every pack's id, in order. */
export const compliancePackIds = Object.keys(compliancePacks) as CompliancePackId[]

/** The words on a pack's disabled button. */
export const PACK_BUTTON = 'Coming Soon'

/** The quick actions of /compliance-centre: where people go from there, and what they find. */
export const quickActions = [
  { label: 'See how we protect your data', text: 'Encryption, storage in the UK, and audits', href: '/security' },
  { label: 'Read the privacy policy', text: 'What we keep, why, and for how long', href: '/privacy' },
  { label: 'Ask a compliance question', text: 'A person reads it and replies', href: '/contact' },
  { label: 'Call the demo receptionist', text: 'Ask it what it does with your name', href: '/demo' },
] as const

/** The GDPR-ready strip of every agent's page. */
export const gdprStrip = {
  stamp: 'GDPR-ready',
  text: 'You choose how long this agent’s notes are kept, and can have them exported or deleted. Your data is stored in the United Kingdom.',
  links: [
    { label: 'How data is protected', href: '/security' },
    { label: 'Privacy policy', href: '/privacy' },
  ],
} as const

/** A card of /security. */
export type SecurityCard = {
  /** The title of the card. */
  title: string
  /** What that means, as a short text. */
  text: string
  /** The certification that it speaks of; its status is shown on the card. */
  certification?: CertificationId
}

/** The cards of /security. */
export const securityCards: readonly SecurityCard[] = [
  {
    title: 'GDPR compliant',
    text: 'You choose how long call notes are kept, and can have them exported or deleted.',
    certification: 'gdpr',
  },
  { title: 'Data encryption', text: 'Calls, notes and documents are encrypted in transit and at rest.' },
  {
    title: 'SOC 2',
    text: 'We’re preparing for our Type II report. It hasn’t been issued yet, so we don’t claim it.',
    certification: 'soc2',
  },
  {
    title: 'ISO 27001',
    text: 'We’re working towards certification but don’t hold it yet.',
    certification: 'iso27001',
  },
  {
    title: 'Regular audits',
    text: 'We check access, retention and handovers regularly and record what we find.',
  },
  { title: 'UK data residency', text: 'Your data is stored in the United Kingdom.' },
]
