// npm run requests: what was received through the forms, newest first.
//   -- --dev          of development instead of npm start
//   -- --data FOLDER  of another folder (or STAFFROOM_DATA)
//   -- --limit N      at most so many (50 unless told otherwise)
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder } from '../../supabase/local/folders.ts'
import { listing, type ListedRequest } from './listing.ts'
import { openSource } from './source.ts'

try {
  const { values } = parseArgs({ options: { dev: { type: 'boolean' }, data: { type: 'string' }, limit: { type: 'string', default: '50' } } })
  const folder = values.data ? resolve(values.data) : dataFolder(values.dev ? 'dev' : 'data')
  const source = await openSource(folder)
  const requests = ((await source?.rpc('list_requests', { limit: Number(values.limit) })) ?? []) as ListedRequest[]
  await source?.close()
  const place = relative('.', folder) || folder
  const start = values.dev ? 'npm run dev' : 'npm start'
  if (requests.length === 0) console.log(`No requests in ${place} yet. Start the site with "${start}" and send its form.`)
  else console.log(`${requests.length} ${requests.length === 1 ? 'request' : 'requests'} in ${place}, newest first\n\n${listing(requests)}\n`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
