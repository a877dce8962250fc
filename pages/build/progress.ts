/** How often the line is written anew, in ms. */
const PAUSE = 100

/** Shows in a terminal how far the pages are; a log gets the end only. */
export function progress(total: number): (done: number) => void {
  const { isTTY } = process.stdout
  let next = 0
  return (done) => {
    if (!isTTY || (done < total && performance.now() < next)) return
    next = performance.now() + PAUSE
    process.stdout.write(done < total ? `\r${done} of ${total} pages` : '\r\x1b[K')
  }
}
