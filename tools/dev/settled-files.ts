import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for more text when a file has shrunk by a fifth, and when it is empty. */
const SHRUNK_MS = 50
const EMPTY_MS = 400

/** Reads files that an editor may still be writing: the watcher fires as soon as a file is truncated. */
export class SettledFiles {
  #texts = new Map<string, string>()

  /** Returns a file's text once the file no longer looks half-written. */
  async read(file: string): Promise<string> {
    const before = this.#texts.get(file)?.length ?? 0
    const start = performance.now()
    let text = readFileSync(file, 'utf8')
    while (performance.now() - start < (text === '' ? EMPTY_MS : text.length < before * 0.8 ? SHRUNK_MS : 0)) {
      await sleep(4)
      text = readFileSync(file, 'utf8')
    }
    this.#texts.set(file, text)
    return text
  }

  /** Whether a file has changed since it was last read. */
  hasChanged(file: string): boolean {
    try {
      return this.#texts.get(file) !== readFileSync(file, 'utf8')
    } catch {
      // The file was deleted, which the watcher reports.
      return false
    }
  }
}
