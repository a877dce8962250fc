/** The oldest Node that every package of the site runs on. */
const OLDEST = [20, 19]

/** Stops with a sentence instead of a stack trace deep in a package, when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`Staffroom needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install the current LTS from https://nodejs.org and try again.`)
  process.exit(1)
}
