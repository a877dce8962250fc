// npm run compare: for refactorings, whose built pages must stay as they were.
import { command } from './command.ts'

process.exit(command())
