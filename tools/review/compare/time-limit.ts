/** Comparing took longer than one page may take. */
export class TimeLimitError extends Error {}

let end = Infinity

/** Milliseconds that this process has computed: on a busy machine a page gets as far as on an idle one. */
function computed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs a comparison that throws a TimeLimitError if it takes longer; `checkTimeLimit` stands in its loops. */
export function withTimeLimit<Result>(milliseconds: number, compare: () => Result): Result {
  end = computed() + milliseconds
  try {
    return compare()
  } finally {
    end = Infinity
  }
}

/** Throws a TimeLimitError if the time of the current comparison is over. */
export function checkTimeLimit(): void {
  if (computed() > end) throw new TimeLimitError('The comparison took too long.')
}
