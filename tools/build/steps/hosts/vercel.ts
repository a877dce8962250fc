import { titleCase, type HostRules } from './host-rules.ts'

/** The `vercel.json` for the root of a Vercel project. */
export function vercel({ headers, redirects }: HostRules): Record<string, string> {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist/client',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: `${rule.folder ?? '/'}(.*)`,
      headers: Object.entries(rule.headers).map(([name, value]) => ({ key: titleCase(name), value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
