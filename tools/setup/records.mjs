import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The modules of records, such as data/agents.ts, in alphabetical order.
 * @param {string} root
 */
export function recordFiles(root) {
  return readdirSync(join(root, 'data')).filter((name) => /\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name)).sort().map((name) => `data/${name}`)
}
