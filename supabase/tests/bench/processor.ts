import { readFileSync, readdirSync } from 'node:fs'

/** Processor time that a process and its children have used so far, in milliseconds; undefined where the system does not tell. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const family = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && (Number(name) === pid || parentOf(name) === pid),
    )
    return family.flatMap(timesOfThreads).reduce((sum, time) => sum + time, timeOfEnded(pid))
  } catch {
    return undefined
  }
}

function timesOfThreads(member: string): number[] {
  try {
    return readdirSync(`/proc/${member}/task`).map(
      (thread) => Number(readFileSync(`/proc/${member}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    )
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** What its children had used that have ended: in ticks, of which a second has a hundred. */
function timeOfEnded(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return 10 * (Number(fields[13]) + Number(fields[14]))
}

function parentOf(name: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
