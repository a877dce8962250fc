/** How often the line is updated, in ms. */
const INTERVAL_MS = 100

/** Counts pages in a terminal. A log file gets no such lines. */
export function progress(total: number): (done: number) => void {
  const { isTTY } = process.stdout
  let next = 0
  return (done) => {
    if (!isTTY || (done < total && performance.now() < next)) return
    next = performance.now() + INTERVAL_MS
    process.stdout.write(done < total ? `\r${done} of ${total} pages` : '\r\x1b[K')
  }
}
