import { existsSync, readFileSync } from 'node:fs'

/** A line of `_redirects`. */
export type Redirect = { to: string; status: number }

/** Reads Netlify's redirects file: 'from to status' a line, 301 where the status is missing. */
export function readRedirects(file: string): Map<string, Redirect> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/)
      return [from, { to, status: Number.parseInt(status, 10) }]
    }),
  )
}
