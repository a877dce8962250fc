import { distinct, mistakesOf } from '../content/content-error.ts'

/** Prints why a build failed: the errors in the content, each with its place, and otherwise what was thrown. */
export function reportFailure(error: unknown): void {
  const { errors = [] } = (error ?? {}) as { errors?: unknown[] }
  const mistakes = distinct([error, ...errors].flatMap(mistakesOf))
  if (!mistakes.length) return console.error(error)
  const count = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`
  console.error(`${count} in the content.\n\n${mistakes.map(({ message }) => message).join('\n')}`)
}
