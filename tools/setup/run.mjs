import { spawn } from 'node:child_process'

/**
 * Runs a program in the foreground and answers its exit code. Signals reach it: it is stopped when this process is.
 * @param {string | string[]} program its path, or path and first arguments
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args = [], { env } = {}) {
  const [command, ...first] = [program].flat()
  const child = spawn(command, [...first, ...args], { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' && command === 'npm' })
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  return new Promise((resolve) => {
    const done = (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

/** The command line that runs a TypeScript file of this repository. */
export const typescript = [process.execPath, '--import', 'tsx']
