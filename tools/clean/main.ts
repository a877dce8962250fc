// npm run clean
import { cleanCommand } from './command.ts'

cleanCommand(process.cwd())
