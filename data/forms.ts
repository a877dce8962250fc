import { z } from 'zod/mini'

/** The HTML autofill names that these forms may use (HTML, 4.10.18.7 Autofill). 'off' disables autofill. */
type AutofillName =
  | 'off'
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'organization'
  | 'organization-title'
  | 'street-address'
  | 'postal-code'
  | 'url'

/** One declaration of a field: how it is shown, and the rules that the browser and the function check. */
export type FormField = {
  /**
   * The words above the field, a noun: messages begin with them ('First name is required', 'First name too long'). A
   * required field whose label is a question needs `missing`.
   */
  label: string
  /** The control: a native input type, a longer text, or a choice from `options`. */
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select'
  /** Whether the field must be filled in; otherwise its label says '(optional)'. */
  required: boolean
  /** The greatest length in UTF-16 units, as browsers count. */
  maxLength: number
  /** The message for a required field that is empty, where it is not '… is required'. */
  missing?: string
  /** What the browser may fill in. */
  autoComplete: AutofillName
  /**
   * The choices of a select. The back end takes any other text too: a page that was opened before a choice got another
   * name can still send it.
   */
  options?: readonly string[]
  /** Whether the field takes the form's whole width. */
  wide?: boolean
}

/** A form of the site: its fields, the function that receives it, and the messages after success. */
export type FormDefinition = {
  /** The function under /functions/v1/ that receives the form. */
  function: 'send-contact-form' | 'send-hire-request' | 'send-playbook-request'
  fields: Readonly<Record<string, FormField>>
  /** What replaces the form after success. */
  success: { heading: string; text: string; again: string }
  /** The toast after success. */
  toast: { title: string; description: string }
}

/** Signs that reverse or isolate the reading direction. Address books paste them around phone numbers. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Makes text comparable before any rule looks at it: one kind of line break, composed letters, no space around it, no
 * signs that reverse the reading direction. Lengths are counted afterwards, in UTF-16 units, as browsers count
 * `maxlength`.
 */
function canonicalText(text: string): string {
  return text
    .replace(DIRECTION_SIGNS, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .trim()
}

/** Control characters other than line breaks and tabs, and lone surrogates. */
const UNSTORABLE =
  // oxlint-disable-next-line no-control-regex -- They are what it finds.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** At least one character that can be seen. */
const VISIBLE = /[^\p{Z}\p{C}]/u
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * How many months a request is kept, from the day it was sent. The back end deletes older ones; `RETENTION_MONTHS` may
 * set another number there.
 */
export const MONTHS_KEPT = 12

/** The time to an answer to a playbook request. */
export const PLAYBOOK_REPLY = '24 hours'

/** The time to a custom playbook, counted from the day that its requirements have been gathered. */
export const PLAYBOOK_DELIVERY = '5–7 business days'

/** A field's rules, with a message for every way to break them. An optional field that is empty counts as left out. */
function ruleOf({ label, control, required, maxLength, missing }: FormField) {
  const isEmail = control === 'email'
  const isMultiline = control === 'textarea'
  const missingMessage = missing ?? `${label} is required`
  const invalidMessage = isEmail ? 'Invalid email address' : `${label} contains a character we can’t store`
  const isAllowed = (text: string) =>
    isEmail ? EMAIL.test(text) : !UNSTORABLE.test(text) && (isMultiline || !text.includes('\n'))
  const rule = z.string(required ? missingMessage : `${label} must be text`).check(
    // In a field of one line a pasted tab is a space.
    z.overwrite((text) => (isMultiline || isEmail ? canonicalText(text) : canonicalText(text).replace(/\t/g, ' '))),
    z.refine((text) => !required || VISIBLE.test(text), { error: missingMessage, abort: true }),
    z.refine((text) => text.length <= maxLength, { error: `${isEmail ? 'Email' : label} too long`, abort: true }),
    z.refine((text) => (!required && text === '') || isAllowed(text), invalidMessage),
  )
  return required ? rule : z._default(rule, '')
}

/** The rules of a form's fields. */
export function formSchema<Name extends string>({ fields }: { fields: Readonly<Record<Name, FormField>> }) {
  const rules = Object.entries<FormField>(fields).map(([name, field]) => [name, ruleOf(field)])
  return z.object(Object.fromEntries(rules) as Record<Name, ReturnType<typeof ruleOf>>)
}

/** The greatest length of a paragraph, and of a field that the site does not know. */
const MAX_PARAGRAPH_LENGTH = 1000
const firstName: FormField = {
  label: 'First name',
  control: 'text',
  required: true,
  maxLength: 50,
  autoComplete: 'given-name',
}
const lastName: FormField = {
  label: 'Last name',
  control: 'text',
  required: true,
  maxLength: 50,
  autoComplete: 'family-name',
}
const workEmail: FormField = {
  label: 'Work email',
  control: 'email',
  required: true,
  maxLength: 255,
  autoComplete: 'email',
}
// Any characters: numbers are written in many ways. Room for an extension and a remark.
const phone: FormField = {
  label: 'Phone number',
  control: 'tel',
  required: false,
  maxLength: 100,
  autoComplete: 'tel',
}
const company: FormField = {
  label: 'Company name',
  control: 'text',
  required: true,
  maxLength: 100,
  autoComplete: 'organization',
  wide: true,
}
const requirements: FormField = {
  label: 'Requirements',
  control: 'textarea',
  required: true,
  missing: 'Requirements are required',
  maxLength: MAX_PARAGRAPH_LENGTH,
  autoComplete: 'off',
  wide: true,
}

/**
 * What an industry field offers: the names of `data/industries.ts` (`npm run check` compares them), without shipping
 * their pages' texts to the form.
 */
export const industryChoices = [
  'Dental',
  'Legal',
  'Automotive',
  'Real Estate',
  'Trade Services',
  'Restaurants',
  'Medical Clinics',
  'eCommerce',
  'Accounting Firms',
  'Educational Institutions',
  'Other',
] as const
const industry: FormField = {
  label: 'Industry',
  control: 'select',
  required: true,
  maxLength: 100,
  autoComplete: 'off',
  options: industryChoices,
}

/** The first fields of the demo form and of /contact. An empty email address has the message of a wrong one. */
const sender = {
  firstName,
  lastName,
  companyName: company,
  workEmail: { ...workEmail, missing: 'Invalid email address' },
  phoneNumber: phone,
} as const satisfies Record<string, FormField>
const message: FormField = {
  label: 'Message',
  control: 'textarea',
  required: false,
  maxLength: MAX_PARAGRAPH_LENGTH,
  autoComplete: 'off',
  wide: true,
}

/** The rule of a field that only a newer version of the page has: its text is stored all the same. */
export const otherFieldRule = ruleOf({
  label: 'Field',
  control: 'textarea',
  required: false,
  maxLength: MAX_PARAGRAPH_LENGTH,
  autoComplete: 'off',
})

/** The forms of the site, each with its fields in their order. */
export const forms = {
  demo: {
    function: 'send-contact-form',
    fields: { ...sender, message },
    success: {
      heading: 'Demo Booked!',
      text: 'A team member will contact you shortly with the meeting details.',
      again: 'Book Another Demo',
    },
    toast: { title: 'Request received!', description: "Thank you! We'll contact you shortly to schedule your demo." },
  },
  contact: {
    function: 'send-contact-form',
    fields: { ...sender, message },
    success: {
      heading: 'Message sent!',
      text: 'A person will read it and reply by email.',
      again: 'Send another message',
    },
    toast: { title: 'Request received!', description: "Thank you! We'll get back to you shortly." },
  },
  hire: {
    function: 'send-hire-request',
    fields: {
      firstName,
      lastName,
      email: workEmail,
      phone,
      company,
      industry: { ...industry, wide: true },
      requirements: { ...requirements, required: false },
    },
    success: {
      heading: 'Request received!',
      text: 'We’ll contact you shortly to set up your agent.',
      again: 'Hire another agent',
    },
    toast: { title: 'Request received!', description: "Thank you! We'll contact you shortly to set up your agent." },
  },
  playbook: {
    function: 'send-playbook-request',
    fields: {
      firstName,
      lastName,
      email: { ...workEmail, wide: true },
      company,
      industry,
      businessType: { label: 'Business type', control: 'text', required: true, maxLength: 100, autoComplete: 'off' },
      requirements,
    },
    success: {
      heading: 'Request received!',
      text: `We’ll reply within ${PLAYBOOK_REPLY} and deliver your playbook ${PLAYBOOK_DELIVERY} after we’ve gathered your requirements.`,
      again: 'Request another playbook',
    },
    toast: { title: 'Request received!', description: `Thank you! We'll reply within ${PLAYBOOK_REPLY}.` },
  },
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

/** The toast after a failure, the same for every form. */
export function failureToast(siteEmail: string) {
  return {
    title: 'Error',
    description: `Failed to submit your request. Please try again or email us directly at ${siteEmail}`,
  }
}

/** Headers that travel beside a form's body, which holds the form's own fields and nothing else. */
export const formHeaders = {
  /** A UUID for one filled form: retries carry the same one, so that a request is stored once. */
  idempotencyKey: 'Idempotency-Key',
  /** Which form was sent: a key of `forms`. */
  form: 'X-Form',
  /** The path of the form's page, followed by the `utm_*` values of its address: `/demo?utm_source=post`. */
  page: 'X-Form-Page',
  /** The host of the referring page (`document.referrer`), if it is another site. */
  referrer: 'X-Form-Referrer',
  /** Milliseconds that the form was open. */
  openFor: 'X-Form-Open-For',
  /** '1' if the honeypot field was filled in. */
  honeypot: 'X-Form-Honeypot',
} as const

/** The name of the honeypot field, which people do not see and bots fill in. */
export const HONEYPOT_FIELD = 'website'
