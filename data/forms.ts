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
  /** What stands in the form's place after success. */
  success: { heading: string; text: string; again: string }
  /** The toast after success. */
  toast: { title: string; description: string }
}

/**
 * Makes text comparable before any rule looks at it: one kind of line break, composed letters, no space around it.
 * Lengths are counted in UTF-16 units, as browsers count `maxlength`.
 */
export function canonicalText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** Control characters other than line breaks and tabs, lone surrogates, line separators and signs that reverse the reading direction. */
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** At least one character that can be seen. */
const VISIBLE = /[^\p{Z}\p{C}]/u
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** A required text. `name` begins its messages: 'First name is required', 'First name too long'. */
function requiredText(name: string, most: number) {
  return z.string(`${name} is required`).check(
    z.overwrite(canonicalText),
    z.refine((text) => VISIBLE.test(text), { error: `${name} is required`, abort: true }),
    ...textLimits(name, most),
  )
}

/** A text that may be left out; an empty one counts as left out. */
function optionalText(name: string, most: number) {
  return z._default(z.string(`${name} must be text`).check(z.overwrite(canonicalText), ...textLimits(name, most)), '')
}

function email() {
  return z.string('Invalid email address').check(
    z.overwrite(canonicalText),
    z.refine((text) => text.length <= 255, { error: 'Email too long', abort: true }),
    z.refine((text) => EMAIL.test(text), 'Invalid email address'),
  )
}

function textLimits(name: string, most: number) {
  return [
    z.refine<string>((text) => text.length <= most, { error: `${name} too long`, abort: true }),
    z.refine<string>((text) => !UNSTORABLE.test(text), `${name} holds a character that cannot be stored`),
  ]
}

const firstName: FormField = { label: 'First name', control: 'text', required: true, autoComplete: 'given-name' }
const lastName: FormField = { label: 'Last name', control: 'text', required: true, autoComplete: 'family-name' }

/** The six fields of the specification's demo form; /contact has the same. */
const contactFields = {
  firstName,
  lastName,
  companyName: { label: 'Company name', control: 'text', required: true, autoComplete: 'organization', wide: true },
  workEmail: { label: 'Work email', control: 'email', required: true, autoComplete: 'email' },
  phoneNumber: { label: 'Phone number', control: 'tel', required: false, autoComplete: 'tel' },
  message: { label: 'Message', control: 'textarea', required: false, autoComplete: 'off', wide: true },
} as const satisfies Record<string, FormField>

const contactSchema = z.object({
  firstName: requiredText('First name', 50),
  lastName: requiredText('Last name', 50),
  companyName: requiredText('Company name', 100),
  workEmail: email(),
  // The specification gives the number no rule; the size of a whole request still bounds it.
  phoneNumber: optionalText('Phone number', 16_384),
  message: optionalText('Message', 1000),
})

/** The forms of the site (specification, sections 3, 5 and 8, and the decisions). */
export const forms = {
  demo: {
    function: 'send-contact-form',
    fields: contactFields,
    schema: contactSchema,
    success: { heading: 'Demo Booked!', text: 'A team member will contact you shortly with the meeting details.', again: 'Book Another Demo' },
    toast: { title: 'Request received!', description: "Thank you! We'll contact you shortly to schedule your demo." },
  },
  contact: {
    function: 'send-contact-form',
    fields: contactFields,
    schema: contactSchema,
    success: { heading: 'Message sent!', text: 'We reply by email, usually on the next working day.', again: 'Send another message' },
    toast: { title: 'Request received!', description: "Thank you! We'll get back to you shortly." },
  },
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

/** What a form's function receives once it has passed the form's schema. */
export type FormValues<Id extends FormId = FormId> = z.output<(typeof forms)[Id]['schema']>

/** The toast after a failure, the same for every form. */
export function failureToast(siteEmail: string) {
  return { title: 'Error', description: `Failed to submit your request. Please try again or email us directly at ${siteEmail}` }
}

/** Headers that travel beside a form's body, which holds the form's own fields and nothing else. */
export const formHeaders = {
  /** A UUID for one filled form: retries carry the same one, so that a request is stored once. */
  idempotencyKey: 'Idempotency-Key',
  /** Which form was sent: a key of `forms`. */
  form: 'X-Form',
  /** The path of the page that it stood on. */
  page: 'X-Form-Page',
  /** Milliseconds that the form was open. */
  openFor: 'X-Form-Open-For',
  /** '1' when the field that only machines fill in was filled in. */
  honeypot: 'X-Form-Honeypot',
} as const

/** The name of the field that people do not see; what fills it in is a machine. */
export const HONEYPOT_FIELD = 'website'
