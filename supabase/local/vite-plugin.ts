import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openBackEnd, type BackEnd, type LoadFunction } from './back-end.ts'
import { dataFolder } from './folders.ts'
import { answerNode } from './node-http.ts'

// A changed vite.config.ts restarts the server in the same process, with new modules; the database stays open.
const kept = globalThis as { staffroomBackEnd?: BackEnd | undefined }

/**
 * Lets forms work in development: the functions answer under /functions/v1/, and an edit of one takes effect at once.
 */
export function embeddedBackEnd(): Plugin {
  return {
    name: 'staffroom:embedded-back-end',
    apply: 'serve',
    configureServer(server) {
      const load: LoadFunction = (name) =>
        server.ssrLoadModule(`/supabase/functions/${name}/index.ts`) as ReturnType<LoadFunction>
      server.middlewares.use('/functions/v1', (incoming, outgoing) => {
        void answerNode(incoming, outgoing, (request, address) => {
          const backEnd = (kept.staffroomBackEnd ??= open())
          const url = server.resolvedUrls?.local[0]
          if (url) backEnd.reachableAt(url.replace(/\/$/, ''))
          return backEnd.handle(request, address, load)
        })
      })

      // Opened by the first form that is sent: most who write pages send none, and it takes half a gigabyte. Only the
      // very first opening, which takes longer than a form waits, is done ahead, once a page is shown.
      if (!existsSync(join(dataFolder('dev'), 'postgres')))
        server.ws.on('connection', () => (kept.staffroomBackEnd ??= tryToOpen()))

      function tryToOpen(): BackEnd | undefined {
        try {
          return open()
        } catch (error) {
          server.config.logger.error((error as Error).message, { timestamp: true })
        }
      }

      function open(): BackEnd {
        const { logger } = server.config
        const backEnd = openBackEnd({
          folder: dataFolder('dev'),
          command: 'npm run dev',
          // A developer's own tests send more than an hour's visitors.
          env: { LIMIT_OVERALL_HOUR: '3000', ...process.env },
          print: console.log,
          log: ({ function: name, outbox, outcome, id }) =>
            logger.info(`${name ?? outbox}: ${outcome}${id ? ` ${id}` : ''}`, { timestamp: true }),
        })
        logger.info(`Requests are kept in ${backEnd.folder}; list them with: npm run leads -- --dev`, {
          timestamp: true,
        })
        backEnd.ready.catch((error: Error) => {
          kept.staffroomBackEnd = undefined
          logger.error(error.message, { timestamp: true })
        })
        const stop = (code: number) => () => void backEnd.close().finally(() => process.exit(code))
        process.once('SIGINT', stop(130))
        process.once('SIGTERM', stop(143))
        return backEnd
      }
    },
  }
}
