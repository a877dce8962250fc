import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../lib/free-port.ts'
import { typescript } from '../lib/run.ts'

/** A built site that is being served. */
export type ServedSite = { url: string; data: string; stop(): Promise<void> }

/**
 * Serves a built site with the embedded back end on a free port, as npm start does.
 * @param options the built folder, and the folder for leads
 * @returns the site, once it responds; throws if it does not within a minute
 */
export async function startSite({ folder, data }: { folder: string; data: string }): Promise<ServedSite> {
  const port = await freePort()
  const [node, ...flags] = typescript
  const args = [...flags, 'tools/serve/main.ts', '--port', String(port), '--data', data, '--root', folder]
  const server = spawn(node, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await waitForResponse(url, server)
  return {
    url,
    data,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The test server ended with ${server.exitCode} before it responded.`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The test server did not respond within a minute at ${url}.`)
}
