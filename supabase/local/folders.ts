import { resolve } from 'node:path'

/**
 * The folder of leads: 'data' for `npm start`, 'dev' for development. STAFFROOM_DATA names another folder.
 */
export function dataFolder(home: 'data' | 'dev', env: Record<string, string | undefined> = process.env): string {
  return resolve(env.STAFFROOM_DATA || `.staffroom/${home}`)
}
