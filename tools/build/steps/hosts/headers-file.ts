import { titleCase, type HostRules } from './host-rules.ts'

/** The `_headers` file of Netlify and Cloudflare Pages: a path, and its headers below it. */
export function headersFile({ headers }: HostRules): string {
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
