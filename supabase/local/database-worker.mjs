// Runs PGlite in a worker thread: creating a database blocks the thread for seconds, a full disk blocks it for ever.
// Plain JavaScript, because Node 20 cannot load TypeScript in a worker.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create({
  dataDir: workerData.folder,
  ...(workerData.template && { loadDataDir: new Blob([workerData.template]) }),
})

const jobs = {
  query: async ({ sql, parameters }) => {
    const result = parameters ? await database.query(sql, parameters) : (await database.exec(sql)).at(-1)
    return result?.rows
  },
  close: () => database.close(),
}

parentPort.on('message', async ({ id, job, ...input }) => {
  try {
    const result = await jobs[job](input)
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } })
  }
})
