/**
 * Runs the jobs of a queue, each worker one at a time. If a job fails the others go on, in new windows, because a
 * failed page may leave its window unusable. Throws if windows cannot be opened.
 */
export async function runJobs<Job, Windows>(
  jobs: readonly Job[],
  workers: number,
  open: () => Promise<Windows>,
  run: (job: Job, windows: Windows) => Promise<void>,
): Promise<void> {
  const queue = [...jobs]
  const work = async () => {
    let windows: Windows | undefined
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const opened: Windows = (windows ??= await open())
      await run(job, opened).catch(() => (windows = undefined))
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
