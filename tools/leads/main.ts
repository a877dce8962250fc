import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/folders.ts'
import { readCommandLine } from '../lib/command-line.ts'
import { chosenCommand } from './commands.ts'
import { openSource } from './source.ts'

const usage = `npm run leads          what visitors sent through the forms, newest first
  -- --dev             of development instead of npm start
  -- --data FOLDER     of another folder (or STAFFROOM_DATA); DATABASE_URL asks that PostgreSQL
  -- --limit N         at most so many (50 unless told otherwise)
  -- --stats           how many of what, a day and form a line
  -- --csv FILE        all of them into a file for a spreadsheet ('-' writes to the terminal)
  -- --export EMAIL    everything kept about a person, as JSON
  -- --erase EMAIL     deletes everything kept about a person
  -- --release ID      lets a quarantined request through
  -- --dismiss ID      settles that a quarantined request was a machine's, or that what was given up about one needs no more
  -- --retry           puts deliveries that were given up back into the queue`

const { values } = readCommandLine(usage, {
  options: {
    dev: { type: 'boolean' },
    data: { type: 'string' },
    limit: { type: 'string' },
    stats: { type: 'boolean' },
    csv: { type: 'string' },
    export: { type: 'string' },
    erase: { type: 'string' },
    release: { type: 'string' },
    dismiss: { type: 'string' },
    retry: { type: 'boolean' },
  },
})
try {
  const folder = values.data ? resolve(values.data) : dataFolder(values.dev ? 'dev' : 'data')
  const place = process.env.DATABASE_URL ? 'the database' : relative('.', folder) || folder
  const command = chosenCommand(values, { place, start: values.dev ? 'npm run dev' : 'npm start' })
  const source = await openSource(folder)
  const { text, file } = await command(source).finally(() => source?.close())
  if (file && file !== '-') writeFileSync(file, text, { mode: 0o600 })
  console.log(file && file !== '-' ? `Written to ${file}` : text)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
