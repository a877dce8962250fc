import { chmodSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/folders.ts'
import { readCommandLine } from '../lib/command-line.ts'
import { selectCommand } from './commands.ts'
import { openSource } from './source.ts'

const usage = `npm run leads          lists the leads from the site's forms, newest first
  -- --dev             use the leads of npm run dev instead of npm start
  -- --data FOLDER     use another folder (or STAFFROOM_DATA); DATABASE_URL selects a PostgreSQL database
  -- --limit N         list at most N leads (default: 50)
  -- --quarantined     list only leads that wait for a person
  -- --stats           print the number of leads per day and form
  -- --csv FILE        write all leads to a CSV file ('-' prints them)
  -- --export EMAIL    print all data about a person as JSON
  -- --erase EMAIL     delete all data about a person
  -- --release ID      deliver a quarantined lead
  -- --dismiss ID      mark a quarantined lead as spam, or a failed delivery as done
  -- --retry           queue failed deliveries again`

const { values } = readCommandLine(usage, {
  options: {
    dev: { type: 'boolean' },
    data: { type: 'string' },
    limit: { type: 'string' },
    quarantined: { type: 'boolean' },
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
  const command = selectCommand(values, { place, start: values.dev ? 'npm run dev' : 'npm start' })
  const source = await openSource(folder)
  const text = await command(source).finally(() => source?.close())
  const file = values.csv
  if (file && file !== '-') {
    writeFileSync(file, '', { mode: 0o600 })
    // A file that was there before keeps its rights.
    chmodSync(file, 0o600)
    writeFileSync(file, text)
  }
  console.log(file && file !== '-' ? `Written to ${file}` : text)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
