import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program in the foreground and answers its exit code. Signals reach it: it is stopped when this process is, and the answer
 * is then the signal's, 130 or 143, whatever the program made of it.
 * @param {string | string[]} program its path, or path and first arguments
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args = [], { env } = {}) {
  const [command, ...first] = [program].flat()
  const child = spawn(command, [...first, ...args], { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' && command === 'npm' })
  let told
  const pass = (signal) => {
    told = signal
    child.kill(signal)
  }
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
    child.on('exit', (code, signal) => done(told || signal ? codeOf(told ?? signal) : code))
  })
}

/** Whether an exit code says that a program was stopped, as by Ctrl+C: what was to follow it must not. */
export function wasStopped(code) {
  return code === codeOf('SIGINT') || code === codeOf('SIGTERM')
}

function codeOf(signal) {
  return 128 + constants.signals[signal]
}

/** The command line that runs a TypeScript file of this repository. */
export const typescript = [process.execPath, '--import', 'tsx']
