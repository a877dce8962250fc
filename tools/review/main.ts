// npm run review: what a change does to the site, as a folder that opens from disk. See README.md beside this file.
import { reviewCommand } from './command.ts'
import { endWhenCancelled } from './process.ts'

endWhenCancelled()
process.exit(await reviewCommand())
