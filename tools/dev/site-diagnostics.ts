import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { isError, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import type { SiteReader } from '../check/site/site-reader.ts'
import type { PageError } from '../edit/protocol.ts'
import { overlayError, type OverlayError } from './broken-page.ts'

/** The errors and warnings of one page, as sent to its open tabs. */
export type PageErrors = {
  /** The errors for the overlay; undefined if there are only warnings. */
  overlay: OverlayError | undefined
  /** All errors and warnings in line order: `content/index.mdx:7:1  The error. The fix.` */
  all: PageError[]
}

/** The message with the errors and warnings of each URL that has some. */
const ERRORS = 'staffroom:errors'

/** How long to wait after the last change before checking the site, so that open pages are updated first. */
const DEBOUNCE_MS = 120

/**
 * The same while somebody types on the page: longer than most pauses in a sentence. A key that is pressed during a check
 * is shown after 550 ms instead of 80.
 */
const TYPING_DEBOUNCE_MS = 1500

/** Nor does a check wait longer than this, in milliseconds, however often the site changes. */
const MAX_WAIT_MS = 10_000

/** Checks the whole site after each change, and reports errors in the terminal and on the page. */
export class SiteDiagnostics {
  #server: ViteDevServer
  #folder: ContentFolder
  #isTyping: () => boolean
  #reader: SiteReader | undefined
  #timer: NodeJS.Timeout | undefined
  /** Stops the check that a later change makes out of date. */
  #outdated = new AbortController()
  /** How many requests are being answered. */
  #answers = 0
  #running: Promise<unknown> = Promise.resolve()
  #isChecking = false
  /** When the first change was made that no finished check has seen. */
  #uncheckedSince: number | undefined
  /** Whether the site has changed since an overdue check began. */
  #isCheckedAgain = false
  /** The last message about each file. */
  #reported = new Map<string, string>()
  #pages: Record<string, PageErrors> = {}
  #types: { key: string; errors: ContentError[] } | undefined

  /** @param isTyping whether somebody has just typed on a page */
  constructor(server: ViteDevServer, folder: ContentFolder, isTyping: () => boolean = () => false) {
    this.#server = server
    this.#folder = folder
    this.#isTyping = isTyping
    server.environments.client.hot.on('staffroom:here', (_data, client) => {
      client.send(ERRORS, this.#pages)
      // The first check starts after the first page was loaded, so that it does not delay that page.
      if (!this.#timer) this.scheduleCheck()
    })
  }

  /** Schedules a check. Call it after any change of the site. */
  scheduleCheck(): void {
    this.#uncheckedSince ??= performance.now()
    if (this.#isOverdue && this.#isChecking) return void (this.#isCheckedAgain = true)
    clearTimeout(this.#timer)
    this.#outdated.abort()
    const { signal } = (this.#outdated = new AbortController())
    const delay = this.#isOverdue ? 0 : this.#isTyping() ? TYPING_DEBOUNCE_MS : DEBOUNCE_MS
    this.#timer = setTimeout(() => (this.#running = this.#running.then(() => this.#finish(signal))), delay)
  }

  get #isOverdue(): boolean {
    return performance.now() > (this.#uncheckedSince ?? Infinity) + MAX_WAIT_MS
  }

  /** Checks the site, and once more if it has changed during an overdue check. */
  async #finish(signal: AbortSignal): Promise<void> {
    this.#isChecking = true
    await this.#check(signal).catch((error: Error) => signal.aborted || this.#logFailure(error))
    this.#isChecking = false
    if (!signal.aborted) this.#uncheckedSince = undefined
    if (this.#isCheckedAgain) this.scheduleCheck()
    this.#isCheckedAgain = false
  }

  /** Lets checks wait for an answer: among them, a page that shows a moved block took 1 to 5 seconds instead of 0.3. */
  delayFor(answer: ServerResponse): void {
    this.#answers++
    answer.once('close', () => this.#answers--)
  }

  /** Reports errors of front matter and addresses, which are known before a page is opened. */
  async reportIndex(): Promise<void> {
    const { errors } = await this.#folder.index()
    this.#log(groupByFile(errors))
  }

  /** The errors in records that prevent them, or the widgets that use them, from loading. */
  async recordErrors(): Promise<ContentError[]> {
    const { recordErrors } = await this.#rules()
    return recordErrors(this.#folder.root, (file) => this.#folder.load(`/${file}`))
  }

  async #check(signal: AbortSignal): Promise<void> {
    const pause = async () => {
      do await wait(this.#answers && 20)
      while (this.#answers && !this.#isOverdue)
      signal.throwIfAborted()
    }
    await pause()
    // Checks the site that visitors would see, without drafts.
    const publication = { ...this.#folder.publication(), preview: false }
    const { reader, readSite, checkSite, rules } = await this.#rules()
    let isLoaded = true
    const load = (file: string) =>
      this.#folder.load(`/${file}`).catch((error: unknown) => {
        isLoaded = false
        throw error
      })
    const reading = await readSite(reader, load, { publication, production: false }).catch((error: unknown) => {
      if (isLoaded) throw error
    })
    // A module cannot be loaded: the page that needs it shows the error.
    if (!reading) return
    signal.throwIfAborted()
    const wrongTypes = reading.site ? await this.#recordTypes(reading.site.data) : []
    const errors = reading.site ? await checkSite(reading.site, rules, pause) : reading.errors
    signal.throwIfAborted()
    const found = groupByFile([...wrongTypes, ...errors])
    await this.#send(found, wrongTypes)
    this.#log(found)
  }

  /** Errors in the types of records, which pages would show as wrong values. Cached until a record changes. */
  async #recordTypes(data: readonly { file: string; source: string }[]): Promise<ContentError[]> {
    const key = JSON.stringify(data.map(({ file, source }) => [file, source]))
    if (this.#types?.key !== key) {
      const { checkRecordTypes } = await import('../check/types.ts')
      // If the compiler itself fails, npm run check says so.
      this.#types = { key, errors: await checkRecordTypes(this.#folder.root).catch(() => []) }
    }
    return this.#types.errors
  }

  /** Logs why a check failed. */
  #logFailure(error: Error): void {
    const { stack } = (error.cause ?? error) as Error
    this.#server.config.logger.error(`The rules could not be checked: ${error.message}\n${stack}`, { timestamp: true })
  }

  /** Loads the rules on first use, so that they do not delay the first page. */
  async #rules() {
    const [{ SiteReader }, { readSite, recordErrors }, { checkSite }, { rules }] = await Promise.all([
      import('../check/site/site-reader.ts'),
      import('../check/site/read-site.ts'),
      import('../check/site/check-site.ts'),
      import('../check/rules/index.ts'),
    ])
    return { reader: (this.#reader ??= new SiteReader(this.#folder.root)), readSite, recordErrors, checkSite, rules }
  }

  /** Logs new errors, and files whose errors are fixed. */
  #log(found: ReadonlyMap<string, ContentError[]>): void {
    for (const [file, errors] of found) {
      const message = errors.map((error) => error.message).join('\n')
      if (this.#reported.get(file) === message) continue
      this.#reported.set(file, message)
      this.#server.config.logger[errors.some(isError) ? 'error' : 'warn'](message, { timestamp: true })
    }
    for (const file of [...this.#reported.keys()].filter((candidate) => !found.has(candidate))) {
      this.#reported.delete(file)
      this.#server.config.logger.info(`${file} has no errors any more`, { timestamp: true })
    }
  }

  /** @param ofAll errors that any page may show */
  async #send(found: ReadonlyMap<string, ContentError[]>, ofAll: readonly ContentError[]): Promise<void> {
    const pages: Record<string, PageErrors> = {}
    if (ofAll.length) for (const { route } of (await this.#folder.index()).pages) pages[route] = pageErrors(ofAll)
    for (const [file, all] of found) {
      if (!file.startsWith('content/')) continue
      pages[routeOf(file)] = pageErrors([...ofAll, ...all])
    }
    if (JSON.stringify(pages) === JSON.stringify(this.#pages)) return
    this.#pages = pages
    this.#server.environments.client.hot.send(ERRORS, pages)
  }
}

function pageErrors(all: readonly ContentError[]): PageErrors {
  const errors = all.filter(isError)
  return {
    overlay: errors.length ? overlayError(errors) : undefined,
    all: all.map(({ severity, place, reason, fix, edits, meant, written, message }) => ({
      ...{ severity, place, reason, fix, edits, meant, written },
      text: message.split('\n\n')[0]!,
    })),
  }
}

function groupByFile(found: readonly ContentError[]): Map<string, ContentError[]> {
  const files = new Map<string, ContentError[]>()
  for (const error of found) files.set(error.file, [...(files.get(error.file) ?? []), error])
  return files
}
