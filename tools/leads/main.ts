// npm run leads
import { leadsCommand } from './command.ts'

process.exitCode = await leadsCommand()
