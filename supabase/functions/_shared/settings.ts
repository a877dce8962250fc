/** What may be set from outside, each from an environment variable. */
export type Settings = {
  /** ALLOWED_ORIGINS, comma-separated: the sites whose pages may call. A page of the function's own origin always may. */
  allowedOrigins: string[]
  /** CLIENT_ADDRESS_HEADER: the header in which the proxy in front names the client; without it, requests share the overall limit only. */
  clientAddressHeader: string | undefined
  /** How many requests are accepted; null where there is no limit. */
  limits: Limits
  /** RETENTION_MONTHS: after how long a request is deleted. */
  retentionMonths: number
  /** DATABASE_MS: how long the database may take; above its own time limits, below the browser's, so that whoever waits is answered. */
  databaseMs: number
  /** OPERATOR_KEY: what the people who run the site show to be told more than a visitor. */
  operatorKey: string | undefined
  mail: MailSettings | undefined
  webhook: WebhookSettings | undefined
}

/** LIMIT_CLIENT_10_MINUTES, LIMIT_CLIENT_DAY, LIMIT_OVERALL_HOUR. */
export type Limits = { client_window: number; client_day: number; overall_hour: number }

/** How mail leaves: Resend's API, or one of its shape. */
export type MailSettings = {
  /** RESEND_API_KEY */
  key: string
  /** MAIL_FROM, for example 'Staffroom <requests@your-domain>' */
  from: string
  /** MAIL_TO: where the team reads */
  to: string
  /** MAIL_API_URL */
  url: string
  /** MAIL_TIMEOUT_MS: how long the provider may take */
  timeoutMs: number
}

/** WEBHOOK_URL and WEBHOOK_SECRET: a second place that is told of every request. */
export type WebhookSettings = { url: string; secret: string }

/** Reads the settings; what is missing or malformed is named, all of it at once. */
export function readSettings(get: (name: string) => string | undefined): Settings {
  const wrong: string[] = []
  const value = (name: string) => get(name)?.trim() || undefined
  const number = (name: string, usual: number) => {
    const given = value(name)
    if (given !== undefined && !/^[1-9]\d{0,8}$/.test(given))
      wrong.push(`${name} must be a whole number above 0, not '${given}'`)
    return Number(given ?? usual)
  }
  const together = (names: string[]) => {
    const missing = names.filter((name) => !value(name))
    if (missing.length > 0 && missing.length < names.length)
      wrong.push(`${missing.join(' and ')} must be set as well, since ${names.find(value)} is`)
    return missing.length === 0
  }
  const settings: Settings = {
    allowedOrigins: (value('ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    clientAddressHeader: value('CLIENT_ADDRESS_HEADER'),
    limits: {
      client_window: number('LIMIT_CLIENT_10_MINUTES', 10),
      client_day: number('LIMIT_CLIENT_DAY', 40),
      overall_hour: number('LIMIT_OVERALL_HOUR', 300),
    },
    retentionMonths: number('RETENTION_MONTHS', 12),
    databaseMs: number('DATABASE_MS', 3000),
    operatorKey: value('OPERATOR_KEY'),
    mail: together(['RESEND_API_KEY', 'MAIL_FROM', 'MAIL_TO'])
      ? {
          key: value('RESEND_API_KEY')!,
          from: value('MAIL_FROM')!,
          to: value('MAIL_TO')!,
          url: value('MAIL_API_URL') ?? 'https://api.resend.com/emails',
          timeoutMs: number('MAIL_TIMEOUT_MS', 10_000),
        }
      : undefined,
    webhook: together(['WEBHOOK_URL', 'WEBHOOK_SECRET'])
      ? { url: value('WEBHOOK_URL')!, secret: value('WEBHOOK_SECRET')! }
      : undefined,
  }
  for (const origin of settings.allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      wrong.push(`ALLOWED_ORIGINS names '${origin}', which is not an origin such as https://staffroom.example`)
  }
  if (wrong.length > 0) throw new Error(`Settings: ${wrong.join('; ')}.`)
  return settings
}

/** Where a stored request is told of. */
export function deliveryTargets({ webhook }: Settings): string[] {
  return webhook ? ['mail', 'webhook'] : ['mail']
}
