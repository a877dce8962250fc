// Adds the packages of other platforms to package-lock.json: some registry mirrors offer only those of their own
// platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { withMissingPackages, type LockedPackages } from './lockfile.ts'

const FILE = 'package-lock.json'

const lockfile = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: LockedPackages }
writeFileSync(
  FILE,
  `${JSON.stringify({ ...lockfile, packages: withMissingPackages(lockfile.packages) }, undefined, 2)}\n`,
)
