// npm run size
import { sizeCommand } from './command.ts'

process.exitCode = sizeCommand()
