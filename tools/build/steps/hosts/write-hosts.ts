import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleCase, type HostRules } from './host-rules.ts'
import { nginx } from './nginx.ts'
import type { ToolSettings } from '../../../lib/tool-settings.ts'

/** The hosts that the build writes files for, in the site's folder or beside it. */
export const hosts = { cloudflare, netlify, nginx, vercel } as const

/**
 * Writes each host's files to `hosting/<host>/` beside the built site, and those that are uploaded with it into the
 * site.
 * @param site the folder that is uploaded
 */
export function writeHosts(site: string, delivery: HostRules, { NETLIFY }: Pick<ToolSettings, 'NETLIFY'>): void {
  for (const [host, files] of Object.entries(hosts)) write(join(site, '..', 'hosting', host), files(delivery))
  // Netlify's builds set this variable. Other hosts understand Cloudflare's syntax.
  write(site, (NETLIFY ? netlify : cloudflare)(delivery))
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/**
 * Redirects and headers for Cloudflare Pages. It redirects before it looks for a file, matches paths with their
 * trailing slash, and rejects an exclamation mark.
 */
export function cloudflare(delivery: HostRules): Record<string, string> {
  const redirects = delivery.redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${path} ${to} 301\n`),
  )
  return { _headers: headersFile(delivery), _redirects: redirects.join('') }
}

/** Redirects and headers for Netlify. The exclamation mark makes a redirect apply although the redirect page exists. */
export function netlify(delivery: HostRules): Record<string, string> {
  return {
    _headers: headersFile(delivery),
    _redirects: delivery.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  }
}

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

/** The `_headers` file of Netlify and Cloudflare Pages: a path, and its headers below it. */
function headersFile({ headers }: HostRules): string {
  return headers
    .map((rule) =>
      [
        `${rule.folder ?? '/'}*`,
        ...Object.entries(rule.headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}
