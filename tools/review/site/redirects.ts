import { cleanPath } from './address.ts'

/** A redirect from one address to another. */
export interface Redirect {
  from: string
  to: string
}

/**
 * The redirects of a `_redirects` file: from, to and perhaps a status, a line each. A rewrite (status 200) answers,
 * too.
 */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/(^|\s)#.*$/, '')
        .trim()
        .split(/\s+/),
    )
    .filter(([from, to]) => from?.startsWith('/') && to)
    .flatMap(([from, ...rest]) => {
      // Query parameters may follow the address: /shop id=:id /shop/:id
      const to = rest.find((part) => part.startsWith('/') || /^https?:/i.test(part))
      const status = Number.parseInt(rest.find((part) => /^\d{3}!?$/.test(part)) ?? '301', 10)
      return to && status < 400 ? [{ from: from!, to }] : []
    })
}

/** The target of a redirect for a path; splats (`/old/*`) and placeholders (`/:id`) included. */
export function follow(redirects: readonly Redirect[], path: string): string | undefined {
  for (const { from, to } of redirects) {
    if (!/[*:]/.test(from)) {
      if (cleanPath(from) === path) return to
      continue
    }
    const names: string[] = []
    const pattern = from
      .replace(/\/+$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*|:([A-Za-z]\w*)/g, (part, name?: string) => {
        names.push(name ?? 'splat')
        return part === '*' ? '(.*)' : '([^/]+)'
      })
    const match = new RegExp(`^${pattern}$`).exec(path) ?? new RegExp(`^${pattern}$`).exec(`${path}/`)
    if (match) return names.reduce((target, name, index) => target.replaceAll(`:${name}`, match[index + 1]!), to)
  }
  return undefined
}
