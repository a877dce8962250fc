import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../../../lib/html.ts'
import type { ToolSettings } from '../../../lib/tool-settings.ts'
import type { BuildStep } from '../../step.ts'
import { redirectsOf } from '../../../content/routes.ts'
import { isPublished } from '../../../content/publication.ts'

/** A permanent redirect from an old path to a page. */
type PermanentRedirect = { from: string; to: string }

/**
 * Headers for all paths, or for those below a folder. No header is in two rules, because hosts would join its values.
 */
type HeaderRule = { folder?: string; headers: Readonly<Record<string, string>> }

/** The headers and redirects of the built site, for any host. */
export type HostRules = {
  headers: readonly HeaderRule[]
  /** Permanent redirects that keep the query string. */
  redirects: readonly PermanentRedirect[]
}

/** The values of cache-control: a year for files with a hash in their name, otherwise revalidation on each request. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const

/** Folders of files that have a hash in their name. */
const immutableFolders = ['/assets/'] as const

/** The headers of every response, on any host. */
export const securityHeaders = {
  // A policy in a meta element cannot set this. Not 'none', because the gallery of previews shows widgets in iframes.
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin',
  // Link previews fetch their pictures from servers, so no other site needs to embed a file of this one.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not no-referrer: a form posted without script would have no origin and be rejected.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
} as const satisfies Record<string, string>

/** The cache-control of the file at a path below the site's root. */
export function cachingOf(path: string): string {
  return immutableFolders.some((folder) => path.startsWith(folder)) ? caching.immutable : caching.revalidated
}

/** The hosts that the build writes files for, in the site's folder or beside it. */
export const hosts = { cloudflare, netlify, nginx, vercel } as const

/**
 * Writes each host's files to `hosting/<host>/` beside the built site, and those that are uploaded with it into the
 * site.
 * @param site the folder that is uploaded
 */
export function writeHosts(site: string, rules: HostRules, { NETLIFY }: Pick<ToolSettings, 'NETLIFY'>): void {
  for (const [host, files] of Object.entries(hosts)) write(join(site, '..', 'hosting', host), files(rules))
  // Netlify's builds set this variable. Other hosts understand Cloudflare's syntax.
  write(site, (NETLIFY ? netlify : cloudflare)(rules))
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/**
 * Redirects and headers for Cloudflare Pages. It redirects before it looks for a file, matches paths with their
 * trailing slash, and rejects an exclamation mark.
 */
export function cloudflare(rules: HostRules): Record<string, string> {
  const redirects = rules.redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to} 301\n`))
  return { _headers: headersFile(rules), _redirects: redirects.join('') }
}

/** Redirects and headers for Netlify. The exclamation mark makes a redirect apply although the redirect page exists. */
export function netlify(rules: HostRules): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: rules.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  }
}

/** A configuration for nginx's `http { }`, complete except for the certificate, the server name and the folder. */
export function nginx({ headers, redirects }: HostRules): Record<string, string> {
  const everywhere = headers.filter(({ folder }) => !folder).flatMap((rule) => Object.entries(rule.headers))
  const immutable = headers.flatMap(({ folder }) => folder ?? [])
  return {
    'nginx.conf': `# Staffroom on nginx: include this in http { }, and change what is in capitals.
map "$status:$uri" $staffroom_caching {
  default "${caching.revalidated}";
${immutable.map((folder) => `  "~^(200|206|304):${folder}" "${caching.immutable}";`).join('\n')}
}

server {
  listen 80; # LISTEN: 443 ssl, with a certificate
  server_name www.example.com; # NAME
  root /var/www/staffroom; # FOLDER: the content of dist/client

  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain text/markdown image/svg+xml;
  server_tokens off;
  absolute_redirect off;
  error_page 404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain text/markdown image/svg+xml;

  # All headers are here: add_header in a location would remove the inherited ones.
  add_header Cache-Control $staffroom_caching always;
${everywhere.map(([name, value]) => `  add_header ${titleCase(name)} "${value}" always;`).join('\n')}

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }

  # One URL for each page. Only plain characters, so that no URL can inject a header.
  location = /index.html { return 301 /$is_args$args; }
  location = /index { return 301 /$is_args$args; }
  location ~ "^(?<page>/[\\w.~-]+(?:/[\\w.~-]+)*)/$" { return 301 $page$is_args$args; }
  location ~ "^(?<page>/[\\w~-]+(?:/[\\w~-]+)*)\\.html$" { return 301 $page$is_args$args; }
  location = /404.html { internal; }
  location = /404 { return 404; }
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `  location = ${path} { return 301 ${to}$is_args$args; }`)).join('\n')}

  location ~ "\\.md$" { default_type text/markdown; }
  location ~ "\\.webmanifest$" { default_type application/manifest+json; }
  location = /_headers { return 404; }
  location = /_redirects { return 404; }
}
`,
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

/** The headers and redirects that each host's files are written from. */
export function hostRulesOf(redirects: readonly PermanentRedirect[]): HostRules {
  const cached = immutableFolders.map((folder) => ({ folder, headers: { 'cache-control': caching.immutable } }))
  return { headers: [{ headers: securityHeaders }, ...cached], redirects }
}

/** A header name in its usual case: `X-Frame-Options` for `x-frame-options`. */
function titleCase(name: string): string {
  return name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())
}

type TitledRedirect = PermanentRedirect & { title: string }

/**
 * Writes each `redirectFrom` twice: in the hosts' own files, and as a page for hosts without redirects. The page
 * replaces the entry in the history, and works without JavaScript.
 */
export function hostFiles(): BuildStep {
  return {
    end: async ({ content, folder, addPage, settings }) => {
      const [{ pages }, origin] = await Promise.all([content.index(), content.origin()])
      const redirects = pages
        .filter(({ frontMatter }) => isPublished(frontMatter, content.publication()))
        .flatMap(({ route, frontMatter }) =>
          redirectsOf(frontMatter).map((from): TitledRedirect => ({ from, to: route, title: frontMatter.title })),
        )
        .sort((a, b) => (a.from < b.from ? -1 : 1))
      writeHosts(folder, hostRulesOf(redirects), settings)
      for (const redirect of redirects) addPage(`${redirect.from}.html`, redirectPage(redirect, origin))
    },
  }
}

/** A page that redirects at once. Paths have no characters that HTML or JavaScript would need to escape. */
function redirectPage({ to, title }: TitledRedirect, origin: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}">
<script>location.replace('${to}'+location.search+location.hash)</script>
</head>
<body><p>This page has moved: <a href="${to}">${escapeHtml(title)}</a></p></body>
</html>
`
}
