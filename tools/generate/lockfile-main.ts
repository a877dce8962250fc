// Adds the packages of other platforms to the lockfiles: some registry mirrors offer only those of their own platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { LOCKFILES, withMissingPackages, type LockedPackages } from './lockfile.ts'

for (const file of LOCKFILES) {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }
  const complete = { ...lockfile, packages: withMissingPackages(lockfile.packages) }
  writeFileSync(file, `${JSON.stringify(complete, undefined, 2)}\n`)
}
