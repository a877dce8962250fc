// npm run review: what a change does to the site, as a folder that opens from disk. See README.md beside this file.
import { readOptions, usage } from './options.ts'
import { review } from './review.ts'

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

try {
  process.exit(await review(readOptions(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // 1 and 2 say something about the change; this says that nothing could be said.
  process.exit(3)
}
