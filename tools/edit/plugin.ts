import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import send from 'send'
import type { Plugin } from 'vite'
import { ZodError } from 'zod'
import type { ContentFolder } from '../content/content-folder.ts'
import type { EditServer } from './edit-server.ts'
import { forwardedHost } from '../lib/tool-settings.ts'
import { isLocalHost, refusal, reportRefusal, type EditAccess } from './guard.ts'
import { EDIT_PATH, REPORT_PATH } from './protocol.ts'
import { EditError, SourceFiles } from './source-files.ts'

/** The longest request, in characters: a picture of 10 MB in base64. */
const MAX_REQUEST_LENGTH = 14_500_000

/** How long nothing is asked for before what records need is loaded, in ms: longer than somebody stops to think. */
const IDLE_MS = 3000

/** Dev only: editing on the page. It is off if other computers can reach the server. */
export function edit(folder: ContentFolder, access: EditAccess): Plugin {
  let editor: Promise<EditServer> | undefined
  let loaded: EditServer | undefined
  return {
    name: 'staffroom:edit',
    apply: 'serve',
    enforce: 'pre',

    config: () => ({
      optimizeDeps: {
        include: ['autocomplete', 'commands', 'lint', 'state', 'view'].map((name) => `@codemirror/${name}`),
      },
    }),

    configResolved({ server }) {
      access.isOn = isLocalHost(server.host)
      // Vite itself refuses pages at names of other computers.
      const forwarded = forwardedHost(server.port)
      if (forwarded && server.allowedHosts !== true) server.allowedHosts.push(forwarded)
    },

    configureServer(server) {
      if (!access.isOn) return
      // Loaded at the first request, so that it does not delay the first page.
      const open = () =>
        (editor ??= import('./edit-server.ts').then(
          (module) => (loaded = new module.EditServer(folder, (path) => server.watcher.emit('change', path))),
        ))
      for (const change of ['add', 'change', 'unlink'] as const)
        server.watcher.on(change, (path: string) => loaded?.site.changed(relative(folder.root, path)))
      let idle: NodeJS.Timeout | undefined
      let waiting = 0
      server.httpServer?.once('close', () => {
        clearTimeout(idle)
        void loaded?.site.records.close()
      })
      const placeOf = () => {
        const { port } = server.httpServer!.address() as AddressInfo
        return { port, forwarded: forwardedHost(port) }
      }
      // As the files are: Vite would add its own scripts.
      server.middlewares.use(REPORT_PATH, (request, response) => {
        const refused = reportRefusal(request, placeOf())
        if (refused) return void response.writeHead(403).end(refused)
        response.setHeader('Cache-Control', 'no-store')
        send(request, request.url!, { root: join(folder.root, '.staffroom/review'), cacheControl: false })
          .on('error', () => response.writeHead(404).end('There is no such report. Press Review again.'))
          .pipe(response)
      })
      server.middlewares.use((request, _response, next) => {
        // Whoever opens a page sees what is in its file: the editor of the tab before has gone.
        if (request.headers['sec-fetch-dest'] === 'document')
          for (const file of loaded?.site.drafts.keys() ?? []) loaded?.site.forgetDraft(file)
        next()
      })
      server.middlewares.use(EDIT_PATH, (request, response) => {
        const reply = (status: number, answer: object) =>
          response
            .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
            .end(JSON.stringify(answer))
        const refused = refusal(request, { ...placeOf(), token: access.token })
        if (refused) return reply(403, { error: refused })
        clearTimeout(idle)
        waiting += 1
        const answered = answer(request, access, open).finally(() => {
          waiting -= 1
          if (waiting || !server.httpServer?.listening) return
          // So that the first record does not wait.
          idle = setTimeout(() => void loaded?.site.prepare(), IDLE_MS).unref()
        })
        void answered.then(
          (answer) => reply(200, answer),
          (error: Error) => {
            // The browser would log another status as a failure; while typing, much is refused.
            // By name: modules that the dev server loads have a class of their own.
            if (error.name === 'EditError') return reply(200, { error: error.message, ...(error as EditError).details })
            if (error instanceof ZodError || error instanceof SyntaxError)
              return reply(403, { error: 'Unknown request.' })
            server.config.logger.error(error.stack ?? error.message, { timestamp: true })
            reply(500, { error: `The editor failed: ${error.message}` })
          },
        )
      })
    },

    /** Pages show what is being typed before it is written; others are read as the editor does, so offsets agree. */
    load(id) {
      const file = relative(folder.root, id)
      const draft = loaded?.site.drafts.get(file)?.text
      if (draft !== undefined || !folder.isContentFile(id) || !/\r|^\uFEFF/.test(readFileSync(id, 'utf8'))) return draft
      return new SourceFiles(folder.root).read(file).text
    },
  }
}

async function answer(request: IncomingMessage, access: EditAccess, open: () => Promise<EditServer>): Promise<object> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string
    if (text.length > MAX_REQUEST_LENGTH) throw new EditError('This has more than 10 MB. Choose a smaller copy.')
  }
  const { action, ...input } = JSON.parse(text) as { action: string }
  if (action === 'type' || action === 'save') access.typedAt = performance.now()
  return (await open()).answer(action, input)
}
