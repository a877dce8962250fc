import { z } from 'zod'

/** On with 1; off with 0 and when it is left out. */
const flag = z
  .enum(['0', '1'], 'write 1, or leave it out.')
  .default('0')
  .transform((value) => value === '1')

/** Set by other programs: any value counts. */
const presence = z.unknown().transform((value) => value !== undefined)

const address = 'write an address such as'

const schema = z.object({
  /** The day of the build, such as 2026-01-31: `publish` and `expires` are compared with it. */
  BUILD_DATE: z.iso.date('write a day such as 2026-01-31.').optional(),
  /** The live site's address, in place of the one in data/site.ts. Without a trailing slash. */
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, `${address} https://www.example.co.uk.`)
    .transform((origin) => origin.replace(/\/$/, ''))
    .optional(),
  /** The port of the server. 0 is any free port. */
  PORT: z
    .string()
    .refine((port) => /^\d+$/.test(port) && Number(port) <= 65535, 'write a whole number from 0 to 65535.')
    .transform(Number)
    .optional(),
  /** The address that the server listens on. tcsh and conda set it to a name of their own. */
  HOST: z.string().optional(),
  /** Allows a build without VITE_SUPABASE_URL. */
  ALLOW_NO_BACKEND: flag,
  /** The address of the Supabase project. */
  VITE_SUPABASE_URL: z.url({ protocol: /^https?$/, error: `${address} https://abc.supabase.co.` }).optional(),
  /** The public key of the Supabase project. */
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  /** The PostgreSQL database with the leads, in place of the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** The path of Chrome or Chromium, for tests, screenshots and reports. */
  CHROME_PATH: z.string().optional(),
  /** Includes drafts and the gallery. */
  STAFFROOM_PREVIEW: flag,
  /** Builds without the checks. */
  STAFFROOM_UNCHECKED: flag,
  /** Marks elements with the lines of their content files, for reviews. */
  STAFFROOM_SOURCE_POSITIONS: flag,
  /** Whether a service runs the tests. */
  CI: presence,
  /** Whether this runs in GitHub Actions. */
  GITHUB_ACTIONS: presence,
  /** Whether this runs in a codespace, the codespace's name, and the domain of the addresses of its ports. */
  CODESPACES: z
    .string()
    .transform((value) => value === 'true')
    .optional(),
  CODESPACE_NAME: z
    .string()
    .regex(/^[a-z\d-]+$/i, 'write the name of a codespace.')
    .optional(),
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'write a domain such as app.github.dev.')
    .optional(),
  /** Whether Netlify builds the site. */
  NETLIFY: presence,
  /** Whether output stays without colours. */
  NO_COLOR: presence,
})

/** The settings from environment variables. */
export type ToolSettings = z.output<typeof schema>

/** A wrong environment variable: a sentence for each, without a stack. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message)
    this.stack = message
  }
}

/**
 * Reads and validates the environment variables of the tools and the build. An empty one counts as not set.
 * @throws SettingsError if one is wrong
 */
export function readToolSettings(env: Record<string, string | undefined> = process.env): ToolSettings {
  const names = Object.keys(schema.shape)
  const { data, error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, env[name] || undefined])))
  if (data) return data
  const sentences = error.issues.map(
    ({ path: [name], message }) => `${String(name)} is '${env[String(name)]}': ${message}`,
  )
  throw new SettingsError(sentences.join('\n'))
}

/** The host at which a codespace shows one of its ports; undefined elsewhere. */
export function forwardedHost(
  port: number,
  { CODESPACES, CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN } = readToolSettings(),
): string | undefined {
  return CODESPACES && CODESPACE_NAME && GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN
    ? `${CODESPACE_NAME}-${port}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`.toLowerCase()
    : undefined
}

/** Whether an address is https, or http on this machine, and has nothing after its host. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
  return (protocol === 'https:' || isLocal) && origin === text.replace(/\/$/, '')
}
