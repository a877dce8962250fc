const started = performance.now()

/** Prints progress to stderr; stdout is for the result. */
export function progress(message: string): void {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}\n`)
}
