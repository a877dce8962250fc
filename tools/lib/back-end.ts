import { loadEnv } from 'vite'

/** Ends the process with an error if a build for a static host has no back end for its forms. */
export function requireBackEnd(): void {
  if (process.env['ALLOW_NO_BACKEND'] === '1') return
  const address = loadEnv('production', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']
  if (address && URL.canParse(address)) return
  const problem = address ? `VITE_SUPABASE_URL is '${address}', which is not a URL.` : 'This build has no back end.'
  console.error(`${problem} Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to your Supabase project's.
For a site that "npm start" serves, or one without working forms, set ALLOW_NO_BACKEND=1.`)
  process.exit(1)
}
