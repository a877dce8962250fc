import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { dataFolder } from '../../supabase/local/folders.ts'
import type { ServeOptions } from './options.ts'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'

/** Serves a built site with the embedded back end until a signal. Ends the process with an error if it cannot start. */
export async function serve({ port, host, data, root: folder }: ServeOptions): Promise<void> {
  const root = resolve(folder)
  if (!existsSync(root)) fail(`There is no built site at ${root}: run "npm start", or "npm run build" first.`)
  try {
    const server = await startServer({ port, host, root, dataFolder: data ? resolve(data) : dataFolder('data'), log })
    closeOnSignal(server)
    console.log(`
  Staffroom is at      ${server.url}
  Leads are stored in  ${relative('.', server.folder) || server.folder}
  List them with       npm run leads
`)
    await server.ready.catch(async (error: Error) => {
      console.error(error.message)
      await server.close()
      process.exit(1)
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') fail(message)
    fail(`Port ${port} is taken by another program. Choose another one: npm start -- --port ${port + 1}`)
  }
}

const log: ServerOptions['log'] = ({ outcome, function: name, outbox, id, status }) => {
  const details = `${id ? ` ${id}` : ''}${status ? ` (${status})` : ''}`
  console.log(`${new Date().toISOString()} ${name ?? outbox}: ${outcome}${details}`)
}

function closeOnSignal(server: RunningServer): void {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', close).on('SIGTERM', close)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
