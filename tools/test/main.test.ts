import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tsxCommand } from '../lib/run.ts'

const [node, ...loader] = tsxCommand

test.each([
  ['prints the usage after a part too', ['unit', '--help'], 0, 'npm test  '],
  ['refuses an argument that a part does not take', ['unit', 'typo'], 2, "Unexpected argument 'typo' after 'unit'."],
  ['names an unknown path', ['no/such/folder'], 2, "Unknown part or path 'no/such/folder'."],
])('npm test %s', (_name, args, code, output) => {
  const { status, stdout, stderr } = spawnSync(node, [...loader, 'tools/test/main.ts', ...args], { encoding: 'utf8' })
  expect(stdout + stderr).toContain(output)
  expect(status).toBe(code)
})
