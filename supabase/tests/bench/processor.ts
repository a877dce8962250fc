import { readFileSync, readdirSync } from 'node:fs'

/** Processor time that a process and its children have used so far, in milliseconds; undefined where the system does not tell. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const family = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && (Number(name) === pid || parentOf(name) === pid))
    return family.flatMap((member) => readdirSync(`/proc/${member}/task`).map((thread) => Number(readFileSync(`/proc/${member}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)).reduce((sum, time) => sum + time, 0)
  } catch {
    return undefined
  }
}

function parentOf(name: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
