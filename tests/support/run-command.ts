import { vi } from 'vitest'

type Result = { status: number; stdout: string; stderr: string }

/**
 * Runs a command in this process: a process of its own would load longer than most commands run.
 * @param args its command line
 * @returns its exit code, and what it printed
 */
export async function runCommand(command: () => Promise<number | void>, args: readonly string[]): Promise<Result> {
  const printed = { stdout: '', stderr: '' }
  const { argv } = process
  process.argv = [...argv.slice(0, 2), ...args]
  let ended: Result | undefined
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void (printed.stdout += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (printed.stderr += `${text}\n`)),
    vi.spyOn(console, 'warn').mockImplementation((text) => void (printed.stderr += `${text}\n`)),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      // What follows would not run.
      ended ??= { status: Number(code ?? 0), ...printed }
      throw new Error('The process has ended.')
    }),
  ]
  try {
    const status = await command().catch((error: unknown) => {
      if (!ended) throw error
      return ended.status
    })
    return ended ?? { status: status ?? 0, ...printed }
  } finally {
    process.argv = argv
    for (const spy of spies) spy.mockRestore()
  }
}
