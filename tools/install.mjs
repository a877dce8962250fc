// Installs the packages of package-lock.json if they are missing or older. JavaScript, because tsx may be missing.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'

const INSTALLED = 'node_modules/.package-lock.json'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  const needed = `Staffroom needs Node 20.19 or newer; this is ${process.versions.node}.`
  fail(`${needed} Install the current LTS from https://nodejs.org and try again.`)
}
if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs) install()

function install() {
  console.log('Installing packages (about a minute the first time) …')
  // npm's name alone does not start it on Windows, unless a shell does.
  const [command, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const shell = command === 'npm' && process.platform === 'win32'
  // Build tools are development packages: NODE_ENV=production must not leave them out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn(command, [...first, ...args], { stdio: ['ignore', 'ignore', 'inherit'], shell })
  let received
  const stop = (signal) => npm.kill((received = signal))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  npm.on('error', ({ message }) => fail(`npm does not start: ${message}`))
  npm.on('exit', (code, signal) => {
    const stoppedBy = received ?? signal
    if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
    if (code) fail('The packages could not be installed: see above. Check the network connection, then run "npm ci".')
  })
}

function fail(error) {
  console.error(error)
  process.exit(1)
}
