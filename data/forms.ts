import { z } from 'zod/mini'

/** How a field is shown and filled in; its rules are in the form's schema. */
export type FormField = {
  /** The words above the field. */
  label: string
  /** The control: a native input type, a longer text, or a choice from `options`. */
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select'
  /** Whether the field must be filled in; otherwise its label says '(optional)'. */
  required: boolean
  /** The browser's autofill name. */
  autoComplete: string
  /** The choices of a select. */
  options?: readonly string[]
  /** Whether the field takes the form's whole width. */
  wide?: boolean
}

/** A form of the site: its fields, the function that receives it, and what is said when it arrived. */
export type FormDefinition = {
  /** The function under /functions/v1/ that receives the form. */
  function: 'send-contact-form' | 'send-hire-request' | 'send-playbook-request'
  fields: Readonly<Record<string, FormField>>
  /** The rules, with a message for every way to break them. Used in the browser, in the function and in tests. */
  schema: z.ZodMiniObject
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
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** At least one character that can be seen. */
const VISIBLE = /[^\p{Z}\p{C}]/u
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** How a text field is checked: what its messages call it, its greatest length, and whether it may hold line breaks. */
type TextRules = { name: string; most: number; lines?: boolean; missing?: string }

/** A required text. `name` begins its messages: 'First name is required', 'First name too long'. */
function requiredText({ missing, ...rules }: TextRules) {
  const message = missing ?? `${rules.name} is required`
  return z.string(message).check(
    z.overwrite(cleaned(rules)),
    z.refine((text) => VISIBLE.test(text), { error: message, abort: true }),
    ...textLimits(rules),
  )
}

/** A text that may be left out; an empty one counts as left out. */
function optionalText(rules: TextRules) {
  return z._default(z.string(`${rules.name} must be text`).check(z.overwrite(cleaned(rules)), ...textLimits(rules)), '')
}

function email() {
  return z.string('Invalid email address').check(
    z.overwrite(canonicalText),
    z.refine((text) => text.length <= 255, { error: 'Email too long', abort: true }),
    z.refine((text) => EMAIL.test(text), 'Invalid email address'),
  )
}

/** Canonical text; in a field of one line a pasted tab is a space. */
function cleaned({ lines }: TextRules) {
  return (text: string) => (lines ? canonicalText(text) : canonicalText(text).replace(/\t/g, ' '))
}

function textLimits({ name, most, lines }: TextRules) {
  return [
    z.refine<string>((text) => text.length <= most, { error: `${name} too long`, abort: true }),
    z.refine<string>(
      (text) => !UNSTORABLE.test(text) && (lines || !text.includes('\n')),
      `${name} contains a character we can’t store`,
    ),
  ]
}

const firstName: FormField = { label: 'First name', control: 'text', required: true, autoComplete: 'given-name' }
const lastName: FormField = { label: 'Last name', control: 'text', required: true, autoComplete: 'family-name' }
const workEmail: FormField = { label: 'Work email', control: 'email', required: true, autoComplete: 'email' }
const phone: FormField = { label: 'Phone number', control: 'tel', required: false, autoComplete: 'tel' }
const company: FormField = {
  label: 'Company name',
  control: 'text',
  required: true,
  autoComplete: 'organization',
  wide: true,
}

/**
 * What an industry field offers: the names of `data/industries.ts` (a test compares them), without shipping their
 * pages' texts to the form.
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
  autoComplete: 'off',
  options: industryChoices,
}

const names = {
  firstName: requiredText({ name: 'First name', most: 50 }),
  lastName: requiredText({ name: 'Last name', most: 50 }),
}
const companyRule = requiredText({ name: 'Company name', most: 100 })
const industryRule = requiredText({ name: 'Industry', most: 100 })
// The specification gives the number no rule. Room for an extension and a remark; not for a text.
const phoneRule = optionalText({ name: 'Phone number', most: 100 })
const requirements = { name: 'Requirements', most: 1000, lines: true, missing: 'Requirements are required' }

/** The six fields of the specification's demo form; /contact has the same. */
const contactFields = {
  firstName,
  lastName,
  companyName: company,
  workEmail,
  phoneNumber: phone,
  message: { label: 'Message', control: 'textarea', required: false, autoComplete: 'off', wide: true },
} as const satisfies Record<string, FormField>

const contactSchema = z.object({
  ...names,
  companyName: companyRule,
  workEmail: email(),
  phoneNumber: phoneRule,
  message: optionalText({ name: 'Message', most: 1000, lines: true }),
})

/** The rules of a field that only a newer version of the page has: its text is stored all the same. */
export const otherField = optionalText({ name: 'Field', most: 1000, lines: true })

/** The forms of the site (specification, sections 3, 5 and 8, and the decisions). */
export const forms = {
  demo: {
    function: 'send-contact-form',
    fields: contactFields,
    schema: contactSchema,
    success: {
      heading: 'Demo Booked!',
      text: 'A team member will contact you shortly with the meeting details.',
      again: 'Book Another Demo',
    },
    toast: { title: 'Request received!', description: "Thank you! We'll contact you shortly to schedule your demo." },
  },
  contact: {
    function: 'send-contact-form',
    fields: contactFields,
    schema: contactSchema,
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
      requirements: { label: 'Requirements', control: 'textarea', required: false, autoComplete: 'off', wide: true },
    },
    schema: z.object({
      ...names,
      email: email(),
      phone: phoneRule,
      company: companyRule,
      industry: industryRule,
      requirements: optionalText(requirements),
    }),
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
      businessType: { label: 'Business type', control: 'text', required: true, autoComplete: 'off' },
      requirements: { label: 'Requirements', control: 'textarea', required: true, autoComplete: 'off', wide: true },
    },
    schema: z.object({
      ...names,
      email: email(),
      company: companyRule,
      industry: industryRule,
      businessType: requiredText({ name: 'Business type', most: 100 }),
      requirements: requiredText(requirements),
    }),
    success: {
      heading: 'Request received!',
      text: 'We’ll reply within 24 hours and deliver your playbook 5–7 business days after we’ve gathered your requirements.',
      again: 'Request another playbook',
    },
    toast: { title: 'Request received!', description: "Thank you! We'll reply within 24 hours." },
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
  /** The path of the page that it stood on, followed by the `utm_*` values of its address: `/demo?utm_source=post`. */
  page: 'X-Form-Page',
  /** The host of the page that led the visitor here (`document.referrer`), where it is another site's. */
  referrer: 'X-Form-Referrer',
  /** Milliseconds that the form was open. */
  openFor: 'X-Form-Open-For',
  /** '1' when the field that only machines fill in was filled in. */
  honeypot: 'X-Form-Honeypot',
} as const

/** The name of the field that people do not see; what fills it in is a machine. */
export const HONEYPOT_FIELD = 'website'
