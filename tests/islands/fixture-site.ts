import { existsSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type Rolldown } from 'vite'
import { islands, smallPreload } from '../../tools/vite/islands.ts'

const root = join(import.meta.dirname, 'fixture')
const widgets = join(root, 'components/widgets')

/**
 * The fixture, served from memory. Which script is late or fails is the server's doing: a page that a test intercepts
 * is not kept by the back/forward cache.
 */
export type FixtureSite = {
  url: string
  /** What the page's own script waits for. */
  script: Promise<unknown>
  /** What every further script waits for, from when it is asked for; a promise that fails answers 503. */
  chunks: () => Promise<unknown>
  close: () => void
}

export const atOnce = () => Promise.resolve()

/** Builds the fixture with the site's own islands and serves it. In development React says more. */
export async function startFixture(mode: 'production' | 'development'): Promise<FixtureSite> {
  const config = { root, configFile: false, logLevel: 'error' } as const
  const { output } = (await as(mode, () =>
    build({
      ...config,
      mode,
      plugins: [
        islands(() => readdirSync(widgets).filter((name) => existsSync(join(widgets, name, `${name}.tsx`)))),
        smallPreload(),
        react(),
      ],
      build: { write: false, rolldownOptions: { input: join(root, 'fixture-client.ts') } },
    }),
  )) as Rolldown.RolldownOutput
  // Node loads React once: the HTML is always production's.
  const { module } = await as('production', () =>
    runnerImport<typeof import('./fixture/render.tsx')>(join(root, 'render.tsx'), {
      ...config,
      mode: 'production',
      plugins: [react()],
    }),
  )

  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  )
  return serve(files, `/${entry.fileName}`, new Map(Object.entries(module.render(`/${entry.fileName}`))))
}

/** React reads which of its two builds is meant from the environment. */
async function as<Result>(mode: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = mode
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

async function serve(files: Map<string, string>, entry: string, pages: Map<string, string>): Promise<FixtureSite> {
  const site: FixtureSite = { url: '', script: Promise.resolve(), chunks: atOnce, close: () => server.close() }
  const answer = async (request: IncomingMessage) => {
    const path = new URL(request.url!, 'http://fixture').pathname
    if (request.method === 'POST') return { status: 200, type: 'text/plain', body: `posted ${await textOf(request)}` }
    if (files.has(path)) {
      await (path === entry ? site.script : site.chunks())
      return { status: 200, type: 'text/javascript', body: files.get(path)! }
    }
    return pages.has(path)
      ? { status: 200, type: 'text/html', body: pages.get(path)! }
      : { status: 404, type: 'text/plain', body: 'Nothing here' }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type, body }) =>
        response
          .writeHead(status, {
            'content-type': type,
            'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
          })
          .end(body),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return site
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
