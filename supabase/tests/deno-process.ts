import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from '../../tools/lib/free-port.ts'

/** The functions under Deno, in a process of their own. */
export type DenoProcess = {
  url: string
  /** What it wrote, log lines included. */
  output(): string
  pid(): number | undefined
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Deno's own program, of the npm package. */
export function denoProgram(): string {
  const require = createRequire(import.meta.url)
  const file = join(dirname(require.resolve('deno/package.json')), process.platform === 'win32' ? 'deno.exe' : 'deno')
  // Its install script puts it there; where npm ran none, the package finds it.
  return existsSync(file) ? file : (require('deno/install_api.cjs') as { runInstall(): string }).runInstall()
}

/**
 * Starts the functions with an environment of their own. Nothing is downloaded, and only this machine can be reached.
 */
export async function startDeno(env: Record<string, string>): Promise<DenoProcess> {
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''
  const server: DenoProcess = {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    pid: () => child?.pid,
    async start() {
      const flags = [
        '--node-modules-dir=manual',
        '--no-lock',
        '--cached-only',
        '--no-prompt',
        '--allow-net=127.0.0.1',
        '--allow-env',
        '--allow-read=.',
        '--allow-sys',
        '--config',
        'supabase/tests/deno.json',
      ]
      const started = spawn(denoProgram(), ['run', ...flags, 'supabase/tests/deno-server.ts'], {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NO_COLOR: '1',
          DENO_NO_UPDATE_CHECK: '1',
          PORT: String(port),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      await new Promise<void>((resolve, reject) => {
        const read = (chunk: Buffer) => {
          output += String(chunk)
          if (String(chunk).includes('listening')) resolve()
        }
        started.stdout.on('data', read)
        started.stderr.on('data', read)
        started.once('exit', (code) => reject(new Error(`Deno ended with ${code}:\n${output}`)))
      })
    },
    async stop(signal = 'SIGTERM') {
      const running = child
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill(signal)
      await ended
    },
  }
  await server.start()
  return server
}
