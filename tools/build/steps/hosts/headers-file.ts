import { spelled, type Delivery } from './delivery.ts'

/** `_headers` as Netlify and Cloudflare Pages read it: a path, and below it its headers. */
export function headersFile({ headers }: Delivery): string {
  return headers
    .map((rule) =>
      [
        `${rule.folder ?? '/'}*`,
        ...Object.entries(rule.headers).map(([name, value]) => `  ${spelled(name)}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}
