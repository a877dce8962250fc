import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type Rolldown } from 'vite'
import { islands } from '../../pages/islands/islands-plugin.ts'
import { smallPreload } from '../../pages/islands/small-preload.ts'

const root = join(import.meta.dirname, 'fixture')

export type FixtureSite = { url: string; close: () => void }

/** Builds the fixture with the site's own islands and serves it from memory. In development React says more. */
export async function startFixture(mode: 'production' | 'development'): Promise<FixtureSite> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = mode
  const { output } = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: [islands(() => readdirSync(join(root, 'components/widgets'))), smallPreload(), react()],
    build: { write: false, rolldownOptions: { input: join(root, 'client.ts') } },
  })) as Rolldown.RolldownOutput
  const { module } = await runnerImport<typeof import('./fixture/render.tsx')>(join(root, 'render.tsx'), { root, configFile: false, logLevel: 'error', plugins: [react()] })
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before

  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]))
  const pages = new Map(Object.entries(module.render(`/${entry.fileName}`)))
  return serve(files, pages)
}

async function serve(files: Map<string, string>, pages: Map<string, string>): Promise<FixtureSite> {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
  })
  const answer = async (request: IncomingMessage) => {
    const path = new URL(request.url!, 'http://fixture').pathname
    if (request.method === 'POST') return { status: 200, type: 'text/plain', body: `posted ${await textOf(request)}` }
    if (files.has(path)) return { status: 200, type: 'text/javascript', body: files.get(path)! }
    return pages.has(path) ? { status: 200, type: 'text/html', body: pages.get(path)! } : { status: 404, type: 'text/plain', body: 'Nothing here' }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
