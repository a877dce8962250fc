// npm run new
import { newCommand } from './command.ts'

process.exitCode = await newCommand()
