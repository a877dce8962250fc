import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tsxCommand } from '../../tools/lib/run.ts'

/** How a command ended, and what it printed until then. */
export type Ending = { status: number | undefined; stdout: string; stderr: string }

/**
 * Starts commands that end before they do anything, in one process: most of what they load is the same.
 * @param commands the file and the arguments of each
 */
export function startCommands(commands: readonly (readonly [file: string, ...args: string[]])[]): Ending[] {
  const [node, ...flags] = tsxCommand
  const starter = fileURLToPath(new URL('command-starter.ts', import.meta.url))
  return JSON.parse(execFileSync(node, [...flags, starter, JSON.stringify(commands)], { encoding: 'utf8' })) as Ending[]
}
