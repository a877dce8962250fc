import { readFileSync } from 'node:fs'

/** A page that cannot be shown. */
export type WrongFile = {
  source: string
  /** The messages: line, column, what is wrong, how to fix it. */
  errors: string[]
}

/** A file of bytes/: one whose encoding matters. */
export function bytesOf(name: string): string {
  return readFileSync(new URL(`bytes/${name}`, import.meta.url), 'utf8')
}
