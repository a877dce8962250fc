import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** The command line that runs a TypeScript file of this repository; the file follows. */
export const tsxCommand: readonly [string, ...string[]] = [process.execPath, '--import', 'tsx']

/**
 * Runs a program in the foreground and passes SIGINT and SIGTERM on to it.
 * @param program its path, or its path and first arguments
 * @param options its environment; what takes its output, which otherwise goes to the terminal
 * @returns its exit code; 130 or 143 after a signal, even if the program itself then ends with 0
 */
export function run(
  program: string | readonly string[],
  args: readonly string[] = [],
  { env, print }: { env?: Record<string, string | undefined>; print?: (text: string) => void } = {},
): Promise<number> {
  const [command, ...first] = [program].flat() as [string, ...string[]]
  const stdio = print ? 'pipe' : 'inherit'
  const child = spawn(command, [...first, ...args], {
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  })
  if (print) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print)
  let received: NodeJS.Signals | undefined
  const forward = (signal: NodeJS.Signals) => {
    received = signal
    child.kill(signal)
  }
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve) => {
    const done = (code: number) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.on('close', (code, signal) => {
      const stoppedBy = received ?? signal
      done(stoppedBy ? exitCode(stoppedBy) : code!)
    })
  })
}

/** Whether an exit code of `run` means that a signal stopped the program, so that the next steps must not run. */
export function wasStopped(code: number): boolean {
  return code === exitCode('SIGINT') || code === exitCode('SIGTERM')
}

/** The exit code that shells give to a program that a signal stopped. */
export function exitCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal]
}

/**
 * Ends this process when the reader of its output is gone. Vike logs uncaught errors and continues, so it would log the
 * failed write for ever.
 */
export function endWithoutReader(): void {
  for (const output of [process.stdout, process.stderr])
    if (!output.listeners('error').some(({ name }) => name === endOfReader.name)) output.on('error', endOfReader)
}

function endOfReader({ code }: NodeJS.ErrnoException): void {
  // Another error, such as a full disk, cannot be printed either.
  process.exit(code === 'EPIPE' ? exitCode('SIGPIPE') : 1)
}
