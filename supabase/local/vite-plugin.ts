import type { Plugin } from 'vite'
import type { BackEnd, LoadFunction } from './back-end.ts'
import { dataFolder } from './data-folder.ts'
import { answerNode } from './node-http.ts'

// Vite restarts in the same process when its configuration changes. The database stays open.
const global = globalThis as { staffroomBackEnd?: Promise<BackEnd> | undefined }

/** Runs the functions under /functions/v1/ in development. An edit of a function takes effect at once. */
export function embeddedBackEnd(): Plugin {
  return {
    name: 'staffroom:embedded-back-end',
    apply: 'serve',
    configureServer(server) {
      const load: LoadFunction = (name) =>
        server.ssrLoadModule(`/supabase/functions/${name}/index.ts`) as ReturnType<LoadFunction>
      // Opened by the first request, because the database takes half a gigabyte of memory.
      server.middlewares.use('/functions/v1', (incoming, outgoing) => {
        void answerNode(incoming, outgoing, async (request, address) => {
          const backEnd = await (global.staffroomBackEnd ??= open().catch((error: Error) => {
            global.staffroomBackEnd = undefined
            throw error
          }))
          return backEnd.handle(request, address, load)
        })
      })

      async function open(): Promise<BackEnd> {
        const { logger } = server.config
        // Imported, its records would be part of Vite's configuration, and saving one would restart the server.
        const { openBackEnd } = (await server.ssrLoadModule(
          '/supabase/local/back-end.ts',
        )) as typeof import('./back-end.ts')
        const folder = dataFolder('dev')
        const backEnd = openBackEnd({
          folder,
          command: 'npm run dev',
          url: server.resolvedUrls?.local[0]?.replace(/\/$/, ''),
          // Tests send more requests than an hour's visitors.
          env: { LIMIT_OVERALL_HOUR: '3000', ...process.env },
          print: console.log,
          log: ({ function: name, outbox, outcome, id }) =>
            logger.info(`${name ?? outbox}: ${outcome}${id ? ` ${id}` : ''}`, { timestamp: true }),
        })
        logger.info(`Requests are kept in ${folder}; list them with: npm run leads -- --dev`, {
          timestamp: true,
        })
        backEnd.ready.catch((error: Error) => {
          global.staffroomBackEnd = undefined
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
