// npm run compare: for refactorings, whose built pages must stay as they were.
import { compareCommand } from './command.ts'

process.exit(compareCommand())
