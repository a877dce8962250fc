// npm run clean
import { rmSync } from 'node:fs'
import { readCommandLine } from '../lib/command-line.ts'

const usage = `npm run clean         deletes builds and caches; leads in .staffroom/data and .staffroom/dev stay`

/** Folders that commands create again when needed. */
const GENERATED_FOLDERS = [
  'dist',
  'node_modules/.vite',
  'node_modules/.cache',
  'test-results',
  'playwright-report',
  '.staffroom/bench',
  '.staffroom/cache',
  '.staffroom/preview',
  '.staffroom/review',
  '.staffroom/review-builds',
  '.staffroom/review-head',
  '.staffroom/test',
  '.staffroom/types',
]

readCommandLine(usage)
for (const path of GENERATED_FOLDERS) rmSync(path, { recursive: true, force: true })
console.log(`Deleted ${GENERATED_FOLDERS.join(', ')}`)
