import { z } from 'zod/mini'
import { MONTHS_KEPT } from '../../../data/forms.ts'
import { parseNetwork } from './client-address.ts'

/** The settings, each from an environment variable. */
export type Settings = ReturnType<typeof readSettings>

/** Settings of the mail provider: Resend, or one with the same API. */
export type MailSettings = NonNullable<Settings['mail']>

/** Settings of the second target. */
export type WebhookSettings = NonNullable<Settings['webhook']>

/** Set by the platform on Supabase. */
const HOSTED_CLIENT_HEADER = 'cf-connecting-ip'
/** An address, or a name with an address in angle brackets. */
const MAILBOX = /^([^\s<>@,]+@[^\s<>@,]+|[^<>,]*<[^\s<>@,]+@[^\s<>@,]+>)$/

const list = (text = '') => text.split(',').flatMap((part) => part.trim() || [])
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
const isMailbox = (text: string) => MAILBOX.test(text)
const isUrl = (text: string) => /^https?:/.test(text) && URL.canParse(text)
const isBase64 = (text: string) => {
  try {
    return atob(text.replace(/^whsec_/, '')).length > 0
  } catch {
    return false
  }
}
/** A setting whose error follows its name. */
const rule = (isValid: (text: string) => boolean, error: (input: unknown) => string) =>
  z.optional(z.string().check(z.refine(isValid, { error: ({ input }) => error(input) })))
const setting = (isValid: (text: string) => boolean, must: string) =>
  rule(isValid, (input) => `must be ${must}, not '${String(input)}'`)
/** A setting whose value no log may hold. */
const secret = (isValid: (text: string) => boolean, must: string) => rule(isValid, () => `must be ${must}`)
const wholeNumber = (max: number) =>
  setting((text) => /^[1-9]\d*$/.test(text) && Number(text) <= max, `a whole number from 1 to ${max}`)
const listOf = (isValid: (entry: string) => boolean, entries: string, kind = setting) =>
  kind((text) => list(text).length > 0 && list(text).every(isValid), `a list of ${entries}, separated by commas`)
/** A rule over several settings, whose error is about one of them. */
const check = (name: string, error: string, isValid: (values: Record<string, string | undefined>) => boolean) =>
  z.refine<Record<string, string | undefined>>(isValid, { path: [name], error, when: () => true })
/** If one of these is set, all must be. */
const allOrNone = (...names: string[]) =>
  names.map((name) =>
    check(
      name,
      `must be set as well as ${names.filter((other) => other !== name).join(' and ')}`,
      (values) => values[name] !== undefined || names.every((other) => values[other] === undefined),
    ),
  )

const environment = z
  .object({
    SITE_ORIGIN: setting(isOrigin, "the site's origin, such as https://staffroom.example"),
    ALLOWED_ORIGINS: listOf(isOrigin, 'origins such as https://staffroom.example'),
    CLIENT_ADDRESS_HEADER: setting((text) => /^[\w!#$%&'*+.^`|~-]+$/.test(text), 'the name of a header'),
    TRUSTED_PROXIES: listOf((text) => !!parseNetwork(text), 'addresses or networks such as 203.0.113.0/24'),
    LIMIT_CLIENT_10_MINUTES: wholeNumber(1e9),
    LIMIT_CLIENT_DAY: wholeNumber(1e9),
    LIMIT_OVERALL_HOUR: wholeNumber(1e9),
    RETENTION_MONTHS: wholeNumber(120),
    DATABASE_MS: wholeNumber(60_000),
    OPERATOR_KEY: secret((text) => /^[!-~]{16,}$/.test(text), 'a secret of 16 characters or more, without spaces'),
    RESEND_API_KEY: secret((text) => /^[!-~]+$/.test(text), 'a key without spaces'),
    MAIL_FROM: setting(isMailbox, 'an address such as Staffroom <requests@staffroom.example>'),
    MAIL_TO: listOf(isMailbox, 'mail addresses', secret),
    MAIL_API_URL: secret(isUrl, 'an address that begins with https://'),
    MAIL_ACKNOWLEDGE: setting((text) => ['on', 'off'].includes(text), 'on or off'),
    WEBHOOK_URL: secret(isUrl, 'an address that begins with https://'),
    WEBHOOK_SECRET: secret(isBase64, 'Base64, as standardwebhooks.com describes'),
  })
  .check(
    ...allOrNone('RESEND_API_KEY', 'MAIL_FROM', 'MAIL_TO'),
    ...allOrNone('WEBHOOK_URL', 'WEBHOOK_SECRET'),
    check(
      'MAIL_ACKNOWLEDGE',
      'needs RESEND_API_KEY, MAIL_FROM and MAIL_TO',
      ({ MAIL_ACKNOWLEDGE, RESEND_API_KEY }) => MAIL_ACKNOWLEDGE !== 'on' || RESEND_API_KEY !== undefined,
    ),
  )

type Name = keyof z.infer<typeof environment>

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape) as Name[]

/**
 * Reads the settings. A wrong value counts as not set, a wrong entry of a list as left out; `problems` names them.
 * @param hosted whether the functions run in a Supabase project, whose pages are on another origin
 */
export function readSettings(get: (name: string) => string | undefined, { hosted = false } = {}) {
  const values = Object.fromEntries(settingNames.map((name) => [name, get(name)?.trim() || undefined]))
  // The build accepts a slash at the end.
  values.SITE_ORIGIN = values.SITE_ORIGIN?.replace(/\/$/, '')
  const issues = z.safeParse(environment, values).error?.issues ?? []
  const wrong = issues.map(({ path }) => path[0])
  const value = (name: Name) => (wrong.includes(name) ? undefined : values[name])
  const number = (name: Name, fallback: number) => Number(value(name) ?? fallback)
  const origins = [...list(value('SITE_ORIGIN')), ...list(values.ALLOWED_ORIGINS).filter(isOrigin)]
  const [key, from, to] = [value('RESEND_API_KEY'), value('MAIL_FROM'), value('MAIL_TO')]
  const [url, webhookSecret] = [value('WEBHOOK_URL'), value('WEBHOOK_SECRET')]
  const operatorKey = value('OPERATOR_KEY')
  return {
    /** SITE_ORIGIN and ALLOWED_ORIGINS: whose pages may call. The function's own origin always may. */
    allowedOrigins: origins,
    /** Whether pages of the function's own origin are the site, as on one machine. */
    servesSite: !hosted,
    /** CLIENT_ADDRESS_HEADER: the header with the client's address. */
    clientAddressHeader: value('CLIENT_ADDRESS_HEADER') ?? (hosted ? HOSTED_CLIENT_HEADER : undefined),
    /** TRUSTED_PROXIES: whose headers count, besides this machine and private networks. */
    trustedProxies: list(values.TRUSTED_PROXIES)
      .map(parseNetwork)
      .filter((network) => network !== undefined),
    /** How many requests are accepted. */
    limits: {
      client_window: number('LIMIT_CLIENT_10_MINUTES', 10),
      client_day: number('LIMIT_CLIENT_DAY', 40),
      overall_hour: number('LIMIT_OVERALL_HOUR', 300),
    },
    /** After how many months a request is deleted. */
    retentionMonths: number('RETENTION_MONTHS', MONTHS_KEPT),
    /** The timeout of a database call, below the browser's 15,000. Tests on a slow machine raise it. */
    databaseMs: number('DATABASE_MS', 3000),
    /** OPERATOR_KEY: the secret of the schedule and of the people who run the site. */
    operatorKey,
    /** RESEND_API_KEY, MAIL_FROM, and MAIL_TO, the team's addresses. */
    mail:
      key && from && to
        ? {
            key,
            from,
            to: list(to),
            url: value('MAIL_API_URL') ?? 'https://api.resend.com/emails',
            /** MAIL_ACKNOWLEDGE: whether visitors get a mail that says what happens next. */
            acknowledge: value('MAIL_ACKNOWLEDGE') === 'on',
          }
        : undefined,
    /** WEBHOOK_SECRET is Base64, with or without 'whsec_' before it. */
    webhook: url && webhookSecret ? { url, secret: webhookSecret.replace(/^whsec_/, '') } : undefined,
    /** Errors in the settings, one sentence each. */
    problems: [
      ...issues.map(({ path, message }) => `${String(path[0])} ${message}.`),
      ...(hosted && origins.length === 0
        ? ['SITE_ORIGIN must be set, such as https://staffroom.example: its pages are refused until then.']
        : []),
      ...(hosted && !operatorKey ? ['OPERATOR_KEY must be set: the schedule delivers nothing until then.'] : []),
    ],
  }
}
