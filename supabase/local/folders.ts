import { resolve } from 'node:path'

/**
 * Where requests are kept: by `npm start`, and by development, which never share. STAFFROOM_DATA names another place.
 */
export function dataFolder(home: 'data' | 'dev', env: Record<string, string | undefined> = process.env): string {
  return resolve(env.STAFFROOM_DATA || `.staffroom/${home}`)
}
