import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCKFILES, missingPackages, withMissingPackages, type LockedPackages } from './lockfile.ts'

test.each(LOCKFILES)('%s has the packages of every platform', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }
  expect(missingPackages(packages), 'To add them, run: npx tsx tools/generate/lockfile-main.ts').toEqual([])
})

test.each([
  ['@rolldown/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rolldown/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@deno/win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@pagefind/windows-arm64', { os: ['win32'], cpu: ['arm64'] }],
])('a missing %s is found and added with its platform', (name, platform) => {
  const tool = { version: '2.0.0', dev: true, optionalDependencies: { [name]: '2.0.0' } }
  const lockfile = { '': {}, 'node_modules/tool': tool }
  expect(missingPackages(lockfile)).toEqual([{ name, version: '2.0.0', neededBy: 'node_modules/tool' }])
  const complete = withMissingPackages(lockfile)
  expect(complete[`node_modules/${name}`]).toEqual({ version: '2.0.0', ...platform, dev: true, optional: true })
  expect(missingPackages(complete)).toEqual([])
})

test('a dependency may be installed beside the package or in any folder above it', () => {
  const optionalDependencies = { binary: '1.0.0' }
  const nested = { 'node_modules/a/node_modules/b': { optionalDependencies } }
  expect(missingPackages({ ...nested, 'node_modules/binary': {} })).toEqual([])
  expect(missingPackages({ ...nested, 'node_modules/a/node_modules/binary': {} })).toEqual([])
  expect(missingPackages({ ...nested, 'node_modules/c/node_modules/binary': {} })).toHaveLength(1)
})
