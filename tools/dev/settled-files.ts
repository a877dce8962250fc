import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a file that has shrunk much is taken for half-written, and one that is empty. */
const SHRUNK_MS = 50
const EMPTY_MS = 400

/** Reads files that an editor may be writing at this moment: the watcher fires as soon as one is cut to nothing. */
export class SettledFiles {
  #read = new Map<string, string>()

  /** A file's text, once it no longer looks half-written. */
  async read(file: string): Promise<string> {
    const before = this.#read.get(file)?.length ?? 0
    const start = performance.now()
    let text = readFileSync(file, 'utf8')
    while (performance.now() - start < (text === '' ? EMPTY_MS : text.length < before * 0.8 ? SHRUNK_MS : 0)) {
      await sleep(4)
      text = readFileSync(file, 'utf8')
    }
    this.#read.set(file, text)
    return text
  }

  /** Whether a file says something else than when it was last read. */
  hasChanged(file: string): boolean {
    try {
      return this.#read.get(file) !== readFileSync(file, 'utf8')
    } catch {
      // It is gone: the watcher tells of that.
      return false
    }
  }
}
