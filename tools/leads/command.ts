import { chmodSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/data-folder.ts'
import { readCommandLine } from '../lib/command-line.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { leadsOptions, selectCommand, type Command, type LeadsOptions, type MessageContext } from './select-command.ts'
import { formatLeads, pages, type ListedLead } from './format-leads.ts'
import { openServerLeads, openLeads, type LeadsDatabase } from './leads-database.ts'

const usage = `npm run leads          lists the leads from the site's forms, newest first
  -- --dev             use the leads of npm run dev instead of npm start
  -- --data FOLDER     use another folder (or STAFFROOM_DATA); DATABASE_URL selects a PostgreSQL database
  -- --limit N         list at most N leads (default: 50)
  -- --quarantined     list only leads that wait for a person
  -- --watch           print leads as they arrive, until Ctrl+C; needs a running server or DATABASE_URL
  -- --json            print leads as JSON; with --watch one line each
  -- --stats           print the number of leads of the last 30 days, per day and form
  -- --csv FILE        write all leads to a CSV file ('-' prints them)
  -- --export EMAIL    print all data about a person as JSON
  -- --erase EMAIL     delete all data about a person
  -- --release ID      deliver a quarantined lead
  -- --dismiss ID      mark a quarantined lead as spam, or a failed delivery as done
  -- --release-all     deliver all quarantined leads, or only those that --first, --reason and --before name
  -- --dismiss-all     mark them all as spam
  -- --first           only the first lead of each address that does not look like a machine's
  -- --reason REASON   only those of one reason: honeypot, 'too fast' or 'over limit'
  -- --before TIME     only those of before a time, such as 2026-11-24T09:30Z
  -- --retry           queue failed deliveries again`

/**
 * Runs `npm run leads`.
 * @returns the exit code
 */
export async function leadsCommand(): Promise<number> {
  const { values } = readCommandLine(usage, {
    options: { dev: { type: 'boolean' }, data: { type: 'string' }, ...leadsOptions },
  })
  try {
    const folder = values.data ? resolve(values.data) : dataFolder(values.dev ? 'dev' : 'data')
    const place = readToolSettings().DATABASE_URL ? 'the database' : relative('.', folder) || folder
    const start = values.dev ? 'npm run dev' : 'npm start'
    const command = selectCommand(values, { place, start })
    if (values.watch) await watch(folder, { place, start }, values)
    else await run(command, folder, values)
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

async function run(command: Command, folder: string, { csv: file }: LeadsOptions): Promise<void> {
  const source = await openLeads(folder)
  const text = await command(source).finally(() => source?.close())
  if (file && file !== '-') {
    writeFileSync(file, '', { mode: 0o600 })
    // A file that was there before keeps its rights.
    chmodSync(file, 0o600)
    writeFileSync(file, text)
  }
  console.log(file && file !== '-' ? `Written to ${file}` : text)
}

async function watch(folder: string, { place, start }: MessageContext, { quarantined, json }: LeadsOptions) {
  console.error(`New leads in ${place}, as they arrive. Ctrl+C ends.`)
  await watchLeads({
    async open() {
      const source = await openServerLeads(folder)
      if (source) return source
      throw new Error(`No server has ${place} open: start one with "${start}", or set DATABASE_URL.`)
    },
    quarantined,
    json,
    print: console.log,
    lost: (reason) => console.error(`${reason} Still trying.`),
  })
}

/** Usually more leads than arrive between two reads. */
const WATCH_PAGE_SIZE = 20

type WatchOptions = {
  /** Opens the leads of a running server or a database; throws if there is none. */
  open(): Promise<LeadsDatabase>
  /** Whether to print only leads that wait for a person. */
  quarantined?: boolean | undefined
  /** Whether to print each lead as one line of JSON. */
  json?: boolean | undefined
  /** Called with the text of each new lead, the oldest first. */
  print(text: string): void
  /** Called once when the leads can no longer be read, until they can again. */
  lost(reason: string): void
  /** Ends the watch. */
  signal?: AbortSignal
  pauseMs?: number
}

/**
 * Prints the leads that arrive from now on, also after a restart of the server.
 * @throws Error if the leads cannot be read at the start
 */
export async function watchLeads({ open, quarantined, json, print, lost, signal, pauseMs = 2000 }: WatchOptions) {
  const newestFirst = async function* () {
    const source = await open()
    try {
      for await (const page of pages(source, { size: WATCH_PAGE_SIZE, quarantined })) yield page
    } finally {
      await source.close()
    }
  }
  const seen = new Set<string>()
  /** Leads stored before this time are not new, even if all later ones are erased. */
  let oldest = ''
  for await (const page of newestFirst()) {
    for (const { id } of page) seen.add(id)
    if (page.length === WATCH_PAGE_SIZE) oldest = page.at(-1)!.storedAt
    break
  }
  let reading = true
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal?.aborted) return
    try {
      const fresh: ListedLead[] = []
      for await (const page of newestFirst()) {
        const unseen = page.filter(({ id, storedAt }) => !seen.has(id) && storedAt > oldest)
        fresh.push(...unseen)
        if (unseen.length < page.length) break
      }
      reading = true
      for (const request of fresh.reverse()) {
        seen.add(request.id)
        print(json ? JSON.stringify(request) : `${formatLeads([request])}\n`)
      }
    } catch (error) {
      if (reading) lost((error as Error).message)
      reading = false
    }
  }
}
