import { cleanPath } from './page-address.ts'

/** A redirect from one address to another. */
export interface Redirect {
  from: string
  to: string
}

/** The redirects of a `_redirects` file, a line each: from, to and perhaps a status; rewrites (status 200) included. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    const [from = '', to = '', status = '301'] = words.split(/\s+/)
    return from.startsWith('/') && to && Number.parseInt(status, 10) < 400 ? [{ from, to }] : []
  })
}

/** The target of a redirect for a path; addresses may have splats (`/old/*`) or placeholders (`/:id`). */
export function follow(redirects: readonly Redirect[], path: string): string | undefined {
  for (const { from, to } of redirects) {
    const names: string[] = []
    const source = cleanPath(from)
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*|:([A-Za-z]\w*)/g, (part, name?: string) => {
        names.push(name ?? 'splat')
        return part === '*' ? '(.*)' : '([^/]+)'
      })
    const pattern = new RegExp(`^${source}$`)
    const match = pattern.exec(path) ?? pattern.exec(`${path}/`)
    if (match) return names.reduce((target, name, index) => target.replaceAll(`:${name}`, match[index + 1]!), to)
  }
  return undefined
}
