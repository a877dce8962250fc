import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../lib/free-port.ts'

const CODE = [
  'pages',
  'components',
  'data',
  'supabase',
  'tools',
  'tests/support',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
  '.github/widgets',
]

const VIKE = join(process.cwd(), 'node_modules/vike/bin.js')

/** A copy of the site's code with a content folder of its own, which a test may break. */
export class SiteCopy {
  readonly root: string

  constructor(content: Record<string, string>) {
    // Inside the repository, so that packages are found; a repository of its own, or Vike and Tailwind would skip it as
    // ignored.
    mkdirSync('.staffroom/test', { recursive: true })
    this.root = mkdtempSync(join(process.cwd(), '.staffroom/test/site-'))
    mkdirSync(join(this.root, 'data-of-tests/postgres'), { recursive: true })
    for (const part of CODE)
      cpSync(part, join(this.root, part), { recursive: true, filter: (file) => !file.includes('.build-') })
    for (const [file, text] of Object.entries(content)) this.write(file, text)
    execFileSync('git', ['init', '-q'], { cwd: this.root })
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), text)
  }

  move(from: string, to: string): void {
    renameSync(this.path(from), this.path(to))
  }

  delete(file: string): void {
    rmSync(this.path(file))
  }

  path(file: string): string {
    return join(this.root, file)
  }

  /** Builds the copy without the check; gives what the terminal showed and how it ended. */
  build(env: Record<string, string> = {}): { code: number; output: string } {
    return this.#run(['--import', 'tsx', 'tools/build/main.ts', '--verbose'], { STAFFROOM_UNCHECKED: '1', ...env })
  }

  /** Builds the copy with plain `vike build`. */
  vikeBuild(): { code: number; output: string } {
    return this.#run([VIKE, 'build'], {})
  }

  /** Starts the dev server; by default on a free port. */
  async dev(wanted?: number): Promise<DevServer> {
    const port = wanted ?? (await freePort())
    const server = spawn(process.execPath, [VIKE, 'dev', '--port', String(port), '--host', '127.0.0.1'], {
      cwd: this.root,
      env: this.#env({}),
    })
    const url = `http://127.0.0.1:${port}`
    let output = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(url)) resolve()
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.once('exit', (code) => reject(new Error(`The dev server ended with ${code}:\n${output}`)))
    })
    return {
      url,
      port,
      output: () => output,
      stop: (signal) => new Promise((resolve) => server.once('exit', () => resolve()) && server.kill(signal)),
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  #run(command: string[], env: Record<string, string>): { code: number; output: string } {
    try {
      const options = {
        cwd: this.root,
        encoding: 'utf8',
        stdio: 'pipe',
        timeout: 600_000,
        env: this.#env({ ALLOW_NO_BACKEND: '1', ...env }),
      } as const
      return { code: 0, output: execFileSync(process.execPath, command, options) }
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
      return { code: status, output: stdout + stderr }
    }
  }

  #env(env: Record<string, string>): NodeJS.ProcessEnv {
    // The database of another folder: these tests send no form, and creating one takes a gigabyte.
    return {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      BUILD_DATE: '2026-01-31',
      STAFFROOM_DATA: join(this.root, 'data-of-tests'),
      ...env,
    }
  }
}

export type DevServer = {
  url: string
  port: number
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** A content file with front matter; `lines` are further keys. */
export function testPage(title: string, text: string, lines = ''): string {
  const description = `What ${title} says in a test. Nobody but ${title} says it, and ${title} says it here.`
  return `---\ntitle: ${title}, a test page\ndescription: ${description}\n${lines}---\n\n${text}\n`
}
