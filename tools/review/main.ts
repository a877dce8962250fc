// npm run review: what a change does to the site, as a folder that opens from disk. See README.md beside this file.
import { readOptions, REVIEW_FAILED, UsageError } from './options.ts'
import { review } from './review.ts'

try {
  process.exit(await review(readOptions(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? error.exitCode : REVIEW_FAILED)
}
