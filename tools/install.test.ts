import { spawn } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const INSTALLING = 'Installing packages (about a minute the first time) …\n'
/** Replaces npm: its output must not show, its errors must. NPM says whether it waits or fails. */
const NPM = `
console.log(...process.argv.slice(2))
if (process.env.NPM === 'waits') setInterval(() => {}, 1000)
if (process.env.NPM !== 'fails') console.error('npm ' + process.argv.slice(2).join(' '))
process.exitCode = process.env.NPM === 'fails' ? 7 : 0`

let home: string
beforeEach(() => {
  home = temporaryFolder()
  mkdirSync(join(home, 'node_modules'))
  writeFileSync(join(home, 'package-lock.json'), '{}')
  writeFileSync(join(home, 'npm.mjs'), NPM)
})

function install({ npm = '', signal, flags = [] }: { npm?: string; signal?: NodeJS.Signals; flags?: string[] } = {}) {
  const env = { PATH: process.env['PATH'], npm_execpath: join(home, 'npm.mjs'), NPM: npm }
  const child = spawn(process.execPath, [...flags, resolve('tools/install.mjs')], { cwd: home, env })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => {
    errors += text
    if (signal) child.kill(signal)
  })
  return new Promise((done) => child.on('close', (code) => done({ code, output, errors })))
}

/** Writes what npm writes after an installation, so many seconds after the lockfile. */
function installed(seconds: number) {
  const file = join(home, 'node_modules/.package-lock.json')
  writeFileSync(file, '{}')
  const date = new Date(Date.now() + seconds * 1000)
  utimesSync(file, date, date)
}

const CI = 'npm ci --include=dev --no-audit --no-fund --loglevel=error\n'

test('packages that are missing, or older than package-lock.json, are installed', async () => {
  expect(await install()).toEqual({ code: 0, output: INSTALLING, errors: CI })
  installed(-60)
  expect(await install()).toEqual({ code: 0, output: INSTALLING, errors: CI })
})

test('nothing runs if the packages are up to date', async () => {
  installed(60)
  expect(await install()).toEqual({ code: 0, output: '', errors: '' })
})

test('a failed installation ends with an error', async () => {
  const errors = expect.stringMatching(/^The packages could not be installed: .* "npm ci"\.\n$/)
  expect(await install({ npm: 'fails' })).toEqual({ code: 1, output: INSTALLING, errors })
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops it with %i', async (signal, code) => {
  expect(await install({ npm: 'waits', signal })).toEqual({ code, output: INSTALLING, errors: CI })
})

test('an old Node is refused with an error message', async () => {
  const oldNode = `Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } })`
  const errors = expect.stringMatching(/^Staffroom needs Node 20\.19 or newer; this is 20\.18\.3\. .* try again\.\n$/)
  const flags = ['--import', `data:text/javascript,${oldNode}`]
  expect(await install({ flags })).toEqual({ code: 1, output: '', errors })
})
