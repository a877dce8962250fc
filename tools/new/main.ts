// npm run new
import { command } from './command.ts'

process.exitCode = await command()
