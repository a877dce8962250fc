import { exitCode } from '../lib/run.ts'

const cancelled = new AbortController()
/** Ends child processes when the review is cancelled. */
export const { signal } = cancelled

/** Ends the process with the signal's exit code when a terminal or a CI job cancels it. */
export function endWhenCancelled(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    // Not once: a second signal during the clean-up would end the process at once.
    process.on(name, () => {
      cancelled.abort()
      process.exit(exitCode(name))
    })
}

const started = performance.now()

/** Prints progress to stderr; stdout is for the result. */
export function progress(message: string): void {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}\n`)
}
