/** Every lockfile of the repository: the site's, and that of the deploy jobs. */
export const LOCKFILES = ['package-lock.json', '.github/deploy/package-lock.json']

/** A package as package-lock.json describes it. */
type LockedPackage = {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

/** The `packages` of package-lock.json, by path: node_modules/vite */
export type LockedPackages = Record<string, LockedPackage>

/** An optional dependency that no entry of the lockfile satisfies. */
export type MissingPackage = { name: string; version: string; neededBy: string }

/** The optional dependencies that are missing from a lockfile. `npm ci` refuses to install while there are any. */
export function missingPackages(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([neededBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, neededBy, name))
      .map(([name, version]) => ({ name, version, neededBy })),
  )
}

/** The lockfile's packages with an entry for each that is missing, sorted as npm sorts them. */
export function withMissingPackages(packages: LockedPackages): LockedPackages {
  const added = missingPackages(packages).map(({ name, version, neededBy }): [string, LockedPackage] => [
    `node_modules/${name}`,
    { version, ...platformOf(name), dev: packages[neededBy]?.dev, optional: true },
  ])
  const entries = [...Object.entries(packages), ...added]
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')))
}

/** Looks a dependency up as Node does: in the node_modules of the package, then of each folder above it. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  if (!path) return false
  const parent = path.lastIndexOf('node_modules/')
  return isLocked(packages, path.slice(0, Math.max(0, parent - 1)), name)
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const CPU = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32']

/** The platform that a package of binaries is for, read from its name. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.replace('windows', 'win32').split(/[/-]/)
  const os = OS.find((each) => words.includes(each))
  const cpu = CPU.find((each) => words.includes(each))
  const libc = os === 'linux' ? words.find((word) => /^(musl|gnu|glibc)/.test(word)) : undefined
  return {
    os: os ? [os] : undefined,
    cpu: cpu ? [cpu] : undefined,
    libc: libc ? [libc.startsWith('musl') ? 'musl' : 'glibc'] : undefined,
  }
}
