import { MONTHS_KEPT, type FormId } from './forms.ts'

/** A form as the privacy policy lists it. */
export type ListedForm = {
  /** What the form is called there. */
  name: string
  /** Where it is stored. */
  href: string
}

/** Every form of the site, for the privacy policy; its fields come from `data/forms.ts`. */
export const listedForms: Record<FormId, ListedForm> = {
  demo: { name: 'Demo request', href: '/#demo-section' },
  contact: { name: 'Message', href: '/contact' },
  hire: { name: 'Sign-up', href: '/hire-receptionist' },
  playbook: { name: 'Custom playbook', href: '/custom-template' },
}

/** What travels with a form beside its fields. */
export const sentAlong = [
  'The address of the page you sent the form from.',
  'The website you came from, if any. We store its domain, such as a search engine’s, but not the page.',
  'The campaign name in the link you followed, if it had one (the values that begin with utm_).',
] as const

/**
 * How long things are kept. The second period is that of the back end's clean-up: change both together.
 */
export const retention = {
  /** A request, from the day it was sent. */
  requests: `${MONTHS_KEPT} months`,
  /** The hash by which a sender is counted. */
  clientHash: 'two days',
} as const
