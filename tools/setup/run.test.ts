import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'staffroom-run-'))
  const installed = { 'package-lock.json': '', 'node_modules/.package-lock.json': '' }
  for (const [file, text] of Object.entries({ ...installed, ...programs })) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  utimesSync(join(home, 'package-lock.json'), 0, 0)
  symlinkSync(resolve('node_modules/tsx'), join(home, 'node_modules/tsx'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const WAITS = `setInterval(() => {}, 1000); console.log('waiting')`
const programs = {
  'waits.mjs': WAITS,
  'ends-well.mjs': `process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0)); ${WAITS}`,
  'run.mjs': `import { run } from ${JSON.stringify(resolve('tools/setup/run.mjs'))}; process.exit(await run(process.execPath, [process.argv[2]]))`,
  // What the commands run, in the place of their own.
  'tools/check/main.mjs': WAITS,
  'tools/build/site.mjs': `console.log('building')`,
  'tools/build/main.mjs': `if (process.env.BUILT !== '1') { ${WAITS} }`,
  'tools/serve/main.ts': `process.on('SIGINT', () => process.exit(0)); ${WAITS}; console.log('serving')`,
}

/** Runs a program beside the stand-ins, sends it a signal once something waits, and tells how it ended. */
function stopped(program: string, args: string[], signal: NodeJS.Signals, env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: home, env: { PATH: process.env['PATH'], ALLOW_NO_BACKEND: '1', ...env } })
    let said = ''
    child.stdout.on('data', (text) => {
      if (!said.includes('waiting') && String(text).includes('waiting')) child.kill(signal)
      said += text
    })
    child.on('close', (code) => done({ code, said }))
  })
}

test.each<[string, NodeJS.Signals, number]>([
  ['waits.mjs', 'SIGINT', 130],
  ['waits.mjs', 'SIGTERM', 143],
  ['ends-well.mjs', 'SIGINT', 130],
  ['ends-well.mjs', 'SIGTERM', 143],
])('%s that is stopped by %s: %i', async (program, signal, code) => {
  expect((await stopped('run.mjs', [program], signal)).code).toBe(code)
})

test.each([
  ['build', 'in the check, builds nothing', {}, { code: 130, said: 'waiting\n' }],
  ['start', 'in the build, serves nothing', {}, { code: 130, said: 'waiting\n' }],
  ['start', 'while it serves, ends as usual', { BUILT: '1' }, { code: 0, said: 'waiting\nserving\n' }],
  ['test', 'in the check, tests nothing', {}, { code: 1, said: '\n— check\nwaiting\n\n0 passed, 1 failed\n' }],
])('npm run %s, stopped %s', async (command, _, env, ending) => {
  expect(await stopped(resolve('tools', command, 'main.mjs'), [], 'SIGINT', env)).toEqual(ending)
})
