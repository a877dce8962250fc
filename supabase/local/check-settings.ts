// Checks a file of settings before it is uploaded: npx tsx supabase/local/check-settings.ts supabase/.env.production
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readSettings, settingNames } from '../functions/_shared/settings.ts'

const values = parseEnv(readFileSync(process.argv[2] ?? 'supabase/.env.production', 'utf8')) as Record<string, string>
// The deployment sets SITE_ORIGIN.
const { problems, mail } = readSettings((name) => values[name] ?? (name === 'SITE_ORIGIN' ? 'https://a.example' : ''), {
  hosted: true,
})
const errors = [
  ...problems,
  ...Object.keys(values).flatMap((name) =>
    (settingNames as string[]).includes(name) ? [] : [`${name} is no setting: supabase/README.md lists them.`],
  ),
  ...(mail ? [] : ['RESEND_API_KEY, MAIL_FROM and MAIL_TO must be set: nothing is mailed until then.']),
]
console.log(errors.join('\n') || 'All settings are right.')
process.exitCode = errors.length > 0 ? 1 : 0
