import { distinct, contentErrorsOf } from '../content/content-error.ts'

/** Prints why a build failed: the content errors with their positions, or the thrown error. */
export function reportFailure(error: unknown): void {
  const { errors = [] } = (error ?? {}) as { errors?: unknown[] }
  const found = distinct([error, ...errors].flatMap(contentErrorsOf))
  if (!found.length) return console.error(error)
  const count = found.length === 1 ? 'There is an error' : `There are ${found.length} errors`
  console.error(`${count} in the content.\n\n${found.map(({ message }) => message).join('\n')}`)
}
