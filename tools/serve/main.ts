// Serves dist/client with the embedded back end, as npm start does after building.
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/folders.ts'
import * as options from './options.mjs'
import { startServer } from './server.ts'

const { port, host, data } = options
const root = resolve(options.root)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

if (!existsSync(root)) stop(`There is no built site at ${root}: run "npm start", or "npm run build" first.`)

try {
  const server = await startServer({
    port,
    host,
    root,
    dataFolder: data ? resolve(data) : dataFolder('data'),
    log: ({ outcome, function: name, outbox, id, status }) => console.log(`${new Date().toISOString()} ${name ?? outbox}: ${outcome}${id ? ` ${id}` : ''}${status ? ` (${status})` : ''}`),
  })
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', close).on('SIGTERM', close)
  console.log(`\n  Staffroom is at      ${server.url}\n  Requests are kept in ${relative('.', server.folder) || server.folder}\n  List them with       npm run requests\n`)
  await server.ready.catch(async (error: Error) => {
    console.error(error.message)
    await server.close()
    process.exit(1)
  })
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') stop(`Port ${port} is taken by another program. Choose another one: npm start -- --port ${port + 1}`)
  stop((error as Error).message)
}
