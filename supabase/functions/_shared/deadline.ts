/** The time that some work had is over. */
export class TookTooLong extends Error {}

type Waiting = { until: number; late(): void }
/** What waits equally long is over in the order in which it began, so that one timer is enough: for the first. */
type Line = { waiting: Set<Waiting>; timed: boolean }

const lines = new Map<number, Line>()

/** A promise's result, or an error once the time is over. The work itself may still finish; a repeated key finds what it did. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let line = lines.get(milliseconds)
  if (!line) lines.set(milliseconds, (line = { waiting: new Set(), timed: false }))
  const { waiting } = line
  if (!line.timed) comeBack(line, milliseconds)
  return new Promise((resolve, reject) => {
    const entry = {
      until: Date.now() + milliseconds,
      late: () => reject(new TookTooLong(`Took longer than ${milliseconds} ms`)),
    }
    waiting.add(entry)
    work.then(
      (value) => {
        waiting.delete(entry)
        resolve(value)
      },
      (error: Error) => {
        waiting.delete(entry)
        reject(error)
      },
    )
  })
}

function comeBack(line: Line, milliseconds: number): void {
  line.timed = true
  const timer = setTimeout(() => {
    line.timed = false
    const now = Date.now()
    for (const entry of line.waiting) {
      if (entry.until > now) return comeBack(line, entry.until - now)
      line.waiting.delete(entry)
      entry.late()
    }
  }, Math.ceil(milliseconds))
  // It may come back to nobody, and must not keep a process for that.
  const { unref } = timer as { unref?(): void }
  unref?.call(timer)
}
