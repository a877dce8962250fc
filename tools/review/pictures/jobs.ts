/**
 * Runs the jobs in a queue, each worker one at a time. A job that fails is reported and the others go on, in new
 * windows,
 * because a failed page may leave its window unusable. Throws if windows cannot be opened.
 * @param workers opens the windows of each worker
 */
export async function runJobs<Job, Windows>(
  jobs: readonly Job[],
  workers: readonly (() => Promise<Windows>)[],
  run: (job: Job, windows: Windows) => Promise<void>,
  onError: (job: Job, error: Error) => void,
): Promise<void> {
  const queue = [...jobs]
  const work = async (open: () => Promise<Windows>) => {
    let windows: Windows | undefined
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      windows ??= await open()
      try {
        await run(job, windows)
      } catch (error) {
        onError(job, error as Error)
        windows = undefined
      }
    }
  }
  await Promise.all(workers.slice(0, queue.length).map(work))
}
