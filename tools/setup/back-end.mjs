/** Stops a build whose forms would post to a host that answers none of them. */
export async function requireBackEnd(environment = process.env) {
  if (environment.ALLOW_NO_BACKEND === '1') return
  // Only now: on a fresh clone the packages have just been installed.
  const { loadEnv } = await import('vite')
  const address = loadEnv('production', process.cwd(), 'VITE_').VITE_SUPABASE_URL
  if (address && URL.canParse(address)) return
  console.error(`${address ? `VITE_SUPABASE_URL is '${address}', which is no address.` : 'This build has no back end.'} A static host answers no form: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY
to the Supabase project that keeps the leads. Where the site's own server answers, as "npm start" does, or nobody is to write: ALLOW_NO_BACKEND=1.`)
  process.exit(1)
}
