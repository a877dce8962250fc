/** The settings, each from an environment variable. */
export type Settings = ReturnType<typeof readSettings>

/** Settings of the mail provider: Resend, or one with the same API. */
export type MailSettings = NonNullable<Settings['mail']>

/** Settings of the second target. */
export type WebhookSettings = NonNullable<Settings['webhook']>

/** Reads the settings. A wrong value counts as not set and is listed in `problems`. */
export function readSettings(get: (name: string) => string | undefined) {
  const problems: string[] = []
  const value = (name: string) => get(name)?.trim() || undefined
  const list = (name: string) =>
    (value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  const check = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem)
    return ok
  }
  const number = (name: string, fallback: number) => {
    const given = value(name)
    if (given === undefined) return fallback
    const ok = check(/^[1-9]\d{0,8}$/.test(given), `${name} must be a whole number above 0, not '${given}'`)
    return ok ? Number(given) : fallback
  }
  const all = (...names: string[]) => {
    const missing = names.filter((name) => !value(name))
    const some = missing.length > 0 && missing.length < names.length
    check(!some, `${missing.join(' and ')} must be set as well, since ${names.find(value)} is`)
    return missing.length === 0
  }
  const origins = list('ALLOWED_ORIGINS').filter((origin) =>
    check(
      URL.canParse(origin) && new URL(origin).origin === origin,
      `ALLOWED_ORIGINS names '${origin}', which is not an origin such as https://staffroom.example`,
    ),
  )
  const secret = (value('WEBHOOK_SECRET') ?? '').replace(/^whsec_/, '')
  return {
    /** ALLOWED_ORIGINS, comma-separated: other sites whose pages may call. The function's own origin always may. */
    allowedOrigins: origins,
    /** CLIENT_ADDRESS_HEADER: the header with the client's address. Without it no client has a limit of its own. */
    clientAddressHeader: value('CLIENT_ADDRESS_HEADER'),
    /** How many requests are accepted. */
    limits: {
      client_window: number('LIMIT_CLIENT_10_MINUTES', 10),
      client_day: number('LIMIT_CLIENT_DAY', 40),
      overall_hour: number('LIMIT_OVERALL_HOUR', 300),
    },
    /** After how many months a request is deleted. */
    retentionMonths: number('RETENTION_MONTHS', 12),
    /** The timeout of a database call, below the browser's 15,000. Tests on a slow machine raise it. */
    databaseMs: number('DATABASE_MS', 3000),
    /** OPERATOR_KEY: the secret of the schedule and of the people who run the site. */
    operatorKey: value('OPERATOR_KEY'),
    mail: all('RESEND_API_KEY', 'MAIL_FROM', 'MAIL_TO')
      ? {
          key: value('RESEND_API_KEY')!,
          /** For example 'Staffroom <requests@your-domain>'. */
          from: value('MAIL_FROM')!,
          /** MAIL_TO, comma-separated: the team's addresses. */
          to: list('MAIL_TO'),
          url: value('MAIL_API_URL') ?? 'https://api.resend.com/emails',
        }
      : undefined,
    /** WEBHOOK_SECRET is Base64, with or without 'whsec_' before it. */
    webhook:
      all('WEBHOOK_URL', 'WEBHOOK_SECRET') &&
      check(
        /^[A-Za-z0-9+/]+={0,2}$/.test(secret) && secret.length % 4 !== 1,
        'WEBHOOK_SECRET must be Base64, as standardwebhooks.com describes',
      )
        ? { url: value('WEBHOOK_URL')!, secret }
        : undefined,
    /** Errors in the settings, one sentence each. */
    problems,
  }
}
