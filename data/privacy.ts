import { MONTHS_KEPT, type FormId } from './forms.ts'

/** A form as the privacy policy lists it. */
export type ListedForm = {
  /** The form's name in the policy. */
  name: string
  /** The form's own address. */
  href: string
}

/** Every form of the site, for the privacy policy; its fields come from `data/forms.ts`. */
export const listedForms: Record<FormId, ListedForm> = {
  demo: { name: 'Demo request', href: '/#demo-section' },
  contact: { name: 'Message', href: '/contact' },
  hire: { name: 'Sign-up', href: '/hire-receptionist' },
  playbook: { name: 'Custom playbook', href: '/custom-template' },
}

/** What is sent with a form besides its fields. */
export const requestSource = [
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

/** One of the places that customer data passes through. */
type DataStep = {
  /** The place's name on the plan of /security. */
  name: string
  /** What happens there, as a short text. */
  text: string
}

/** What happens to customer data, in the order of the numbers on the plan. */
export const dataSteps = {
  enters: { name: 'Arrives', text: 'A call, a form or a file you give us. It’s encrypted in transit.' },
  rests: { name: 'Stored', text: 'Call notes and documents are stored in the United Kingdom and encrypted at rest.' },
  leaves: {
    name: 'Sent',
    text: 'To your diary, your inbox or the person you’ve named. You can ask for a copy of everything.',
  },
  deleted: {
    name: 'Deleted',
    text: 'You choose how long notes are kept. Then they’re listed, and a person confirms the deletion.',
  },
} as const satisfies Record<string, DataStep>

export type DataStepId = keyof typeof dataSteps

/** Every step's id, in order. */
export const dataStepIds = Object.keys(dataSteps) as DataStepId[]
