import { spelled, type Delivery } from './delivery.ts'

/** For Vercel, whose file stands at the root of the project and says where the site is built. */
export function vercel({ headers, redirects }: Delivery): Record<string, string> {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist/client',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: `${rule.folder ?? '/'}(.*)`,
      headers: Object.entries(rule.headers).map(([name, value]) => ({ key: spelled(name), value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
