import { spawn } from 'node:child_process'
import { typescript } from '../setup/run.mjs'
import { freePort } from '../setup/free-port.mjs'

/**
 * Serves a built site with the embedded back end on a free port, as npm start does.
 * @param {{ folder: string, data: string }} options the built folder, and where requests are kept
 * @returns {Promise<{ url: string, data: string, stop: () => Promise<void> }>} once it answers
 */
export async function startSite({ folder, data }) {
  const port = await freePort()
  const [command, ...args] = typescript
  const server = spawn(command, [...args, 'tools/serve/main.ts', '--port', String(port), '--data', data, '--root', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  server.stdout.resume()
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await answering(url, server)
  return {
    url,
    data,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function answering(url, server) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server of the tests ended with ${server.exitCode} before it answered.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server of the tests did not answer within a minute at ${url}.`)
}
