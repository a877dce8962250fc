import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../lib/command-line.ts'

const usage = `npm run clean         deletes builds and caches; leads in .staffroom/data and .staffroom/dev stay`

/** Folders that commands create again when needed. */
const GENERATED_FOLDERS = [
  'dist',
  'node_modules/.vite',
  'node_modules/.cache',
  'test-results',
  'playwright-report',
  '.staffroom/bench-check',
  '.staffroom/cache',
  '.staffroom/coverage',
  '.staffroom/edit-types',
  '.staffroom/preview',
  '.staffroom/review',
  '.staffroom/review-builds',
  '.staffroom/review-head',
  '.staffroom/stryker',
  '.staffroom/test',
  '.staffroom/types',
]

/** Runs `npm run clean` in a folder. */
export function cleanCommand(folder: string): void {
  readCommandLine(usage)
  for (const path of GENERATED_FOLDERS) rmSync(join(folder, path), { recursive: true, force: true })
  console.log(`Deleted ${GENERATED_FOLDERS.join(', ')}`)
}
