import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '../../tools/lib/command-line.ts'
import { editAsMarketers } from './edits.ts'

const usage = `npm run test:edits          makes the edits of a marketer in a copy of the last commit: sentences of every page and
                            record, facts, a new agent, a new industry, a renamed page. The check must find no error
                            and all tests must pass.
  -- --check                only the check
  -- --keep                 leaves the copy in its folder, and prints where it is`

const { values } = readCommandLine(usage, {
  options: { check: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})

const copy = join(mkdtempSync(join(tmpdir(), 'staffroom-edits-')), 'site')
try {
  execFileSync('git', ['clone', '--quiet', '--local', '.', copy])
  execFileSync('cp', ['-R', '-p', 'node_modules', copy])
  await editAsMarketers(copy)
  execFileSync('git', ['diff', '--shortstat'], { cwd: copy, stdio: 'inherit' })
  const npm = (...args: string[]) => spawnSync('npm', args, { cwd: copy, stdio: 'inherit' }).status ?? 1
  process.exitCode = npm('run', '--silent', 'check') || (values.check ? 0 : npm('test'))
} finally {
  if (values.keep) console.log(`The copy: ${copy}`)
  else rmSync(join(copy, '..'), { recursive: true, force: true })
}
