// npm run clean
import { cleanCommand } from './command.ts'

await cleanCommand()
