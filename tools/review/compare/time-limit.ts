/** Comparing took longer than one page may take. */
export class TimeLimitError extends Error {}

let end = Infinity

/** Runs a comparison that throws a TimeLimitError if it takes longer; `checkTimeLimit` stands in its loops. */
export function withTimeLimit<Result>(milliseconds: number, compare: () => Result): Result {
  end = performance.now() + milliseconds
  try {
    return compare()
  } finally {
    end = Infinity
  }
}

/** Throws a TimeLimitError if the time of the current comparison is over. */
export function checkTimeLimit(): void {
  if (performance.now() > end) throw new TimeLimitError('The comparison took too long.')
}
