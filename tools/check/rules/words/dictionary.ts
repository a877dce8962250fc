import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The words that are wrong, each with what may have been meant: the dictionary does not know them, or Americans write them so. */
export type Wrong = ReadonlyMap<string, { isAmerican: boolean; suggestions: readonly string[] }>

/** By its path in the repository: this module may stand in a bundle elsewhere. */
const WORKER = 'tools/check/rules/words/dictionary-worker.mjs'

let worker: Worker | undefined
let asked = 0

/** Asks the dictionary about words. It is read in a thread of its own, once, and keeps no process waiting for it. */
export function checkWords(words: readonly string[]): Promise<Wrong> {
  worker ??= new Worker(resolve(WORKER), { execArgv: [] })
  const { postMessage } = worker
  const id = ++asked
  const thread = worker
  thread.ref()
  return new Promise((resolve, reject) => {
    const done = (): void => {
      thread.off('message', answer).off('error', fail)
      if (thread.listenerCount('message') === 0) thread.unref()
    }
    const answer = (message: { id: number; wrong: Wrong }): void => {
      if (message.id !== id) return
      done()
      resolve(message.wrong)
    }
    const fail = (error: Error): void => {
      done()
      worker = undefined
      reject(error)
    }
    thread.on('message', answer).on('error', fail)
    postMessage.call(thread, { id, words })
  })
}
