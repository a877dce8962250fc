import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { run } from './run.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const RUN = JSON.stringify(resolve('tools/lib/run.ts'))
const WAITS = `setInterval(() => {}, 1000); console.log('waiting')`
const files = {
  'package.json': '{ "type": "module" }',
  'waits.mjs': WAITS,
  'exits-with-0.mjs': `process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0)); ${WAITS}`,
  'run.ts': `import { run } from ${RUN}; process.exit(await run(process.execPath, [process.argv[2]!]))`,
  // These replace what the commands run.
  'tools/check/main.ts': WAITS,
  'tools/build/main.ts': `if (process.env.BUILT !== '1') { ${WAITS} }`,
  'dist/client/index.html': '<!doctype html><title>Home</title>',
  'dist/client/404.html': '<!doctype html><title>Not found</title>',
}

let home: string
beforeAll(() => {
  home = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  mkdirSync(join(home, 'node_modules'))
  symlinkSync(resolve('node_modules/tsx'), join(home, 'node_modules/tsx'))
})

/** Runs a program in that folder, sends it a signal once it waits or serves, and returns how it ended. */
function stop(args: string[], signal: NodeJS.Signals, env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const plain = { PATH: process.env['PATH'], ALLOW_NO_BACKEND: '1', PORT: '0' }
    const child = spawn(process.execPath, args, { cwd: home, env: { ...plain, ...env } })
    let output = ''
    let stopped = false
    child.stdout.on('data', (text) => {
      output += text
      if (stopped || !/waiting|List them with/.test(output)) return
      stopped = true
      child.kill(signal)
    })
    child.on('close', (code) => done({ code, output }))
  })
}

test.each<[string, NodeJS.Signals, number]>([
  ['waits.mjs', 'SIGINT', 130],
  ['waits.mjs', 'SIGTERM', 143],
  ['exits-with-0.mjs', 'SIGINT', 130],
  ['exits-with-0.mjs', 'SIGTERM', 143],
])('%s that is stopped by %s: %i', async (program, signal, code) => {
  expect((await stop(['--import', 'tsx', 'run.ts', program], signal)).code).toBe(code)
})

test.each([
  ['start', 'in the build, serves nothing', {}, { code: 130, output: 'waiting\n' }],
  ['start', 'while it serves, ends with 0', { BUILT: '1' }, { code: 0, output: expect.stringMatching(/Staffroom/) }],
  [
    'test',
    'in the check, tests nothing',
    {},
    { code: 1, output: expect.stringMatching(/^\n— check\nwaiting\n— check: \d+ s\n\n0 passed, 1 failed\n$/) },
  ],
  ['build', 'in the check, builds nothing', {}, { code: 130, output: 'Checking pages and records …\nwaiting\n' }],
])('npm run %s, stopped %s', async (command, _, env, ending) => {
  const [, ...args] = scripts[command]!.split(' && ').at(-1)!.split(' ')
  // Only the run of everything begins with the check.
  const more = { test: ['all'] }[command] ?? []
  expect(await stop([...args.slice(0, -1), resolve(args.at(-1)!), ...more], 'SIGINT', env)).toEqual(ending)
})

test('a program that is not there ends with 1, and its name', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await run('/no/such/program')
  expect([code, error.mock.calls.flat()]).toEqual([1, [expect.stringMatching(/^\/no\/such\/program: .*ENOENT/)]])
})
