import type { Logger, ViteDevServer } from 'vite'
import { isError, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import type { SiteReader } from '../check/rules/site.ts'
import { overlayError, type OverlayError } from './broken-page.ts'

/** What breaks a rule on one page, as its open tabs are told. */
export type PageProblems = {
  /** What the overlay shows; undefined where there are warnings only. */
  error: OverlayError | undefined
  /** Each by itself, in the order of lines: `content/index.mdx:7:1  What is wrong. How to fix it.` */
  all: { severity: ContentError['severity']; text: string }[]
}

/** The message that carries, for each URL with problems, what they are. */
const PROBLEMS = 'staffroom:problems'

/** Rules look at the site once a change is on its way to open pages, and no other has come for as long. */
const QUIET_MS = 120

/** Keeps the rules of the whole site in view while one writes: what breaks one is told in the terminal and on the page. */
export class SiteWatch {
  #server: ViteDevServer
  #folder: ContentFolder
  #logger: Logger
  #reader: SiteReader | undefined
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  /** What kept modules from being loaded. */
  #notLoaded = new WeakSet<Error>()
  /** What was last said of each file. */
  #told = new Map<string, string>()
  #problems: Record<string, PageProblems> = {}

  constructor(server: ViteDevServer, folder: ContentFolder) {
    this.#server = server
    this.#folder = folder
    this.#logger = server.config.logger
    server.environments.client.hot.on('staffroom:here', (_data, client) => {
      client.send(PROBLEMS, this.#problems)
      // The first look waits until somebody has seen a page.
      if (!this.#timer) this.changed()
    })
  }

  /** To be called when anything of the site has changed. */
  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#look()).catch((error: Error) => this.#fail(error))
    }, QUIET_MS)
  }

  /** What in the records keeps them, or the widgets that read them, from being loaded. */
  async recordErrors(): Promise<ContentError[]> {
    const { reader, recordErrors } = await this.#rules()
    return recordErrors(reader.root, reader.data(), (file) => this.#load(file))
  }

  async #look(): Promise<void> {
    // As visitors would see it on the day of the build.
    const publication = { ...this.#folder.publication(), preview: false }
    const { reader, readSite, ruleErrors } = await this.#rules()
    const { site, errors } = await readSite(reader, (file) => this.#load(file), { publication, production: false })
    const found = grouped(site ? await ruleErrors(site) : errors)
    this.#send(found)
    this.#tell(found)
  }

  async #load(file: string): Promise<unknown> {
    try {
      return await this.#folder.load(`/${file}`)
    } catch (error) {
      this.#notLoaded.add(error as Error)
      throw error
    }
  }

  /** Says why pages keep the problems that they had. */
  #fail(error: Error): void {
    // What cannot be loaded is shown by the page that needs it.
    if (this.#notLoaded.has(error)) return
    const { stack } = (error.cause ?? error) as Error
    this.#logger.error(`What breaks rules cannot be told: ${error.message}\n${stack}`, { timestamp: true })
  }

  /** The rules and what they read; the first page does not wait for them. */
  async #rules() {
    const [{ SiteReader }, { readSite, recordErrors }, { ruleErrors }] = await Promise.all([
      import('../check/rules/site.ts'),
      import('../check/rules/read-site.ts'),
      import('../check/rules/check-site.ts'),
    ])
    return { reader: (this.#reader ??= new SiteReader(this.#folder.root)), readSite, recordErrors, ruleErrors }
  }

  /** Says in the terminal what has changed for the worse or the better. */
  #tell(found: ReadonlyMap<string, ContentError[]>): void {
    for (const [file, errors] of found) {
      const message = errors.map((error) => error.message).join('\n')
      if (this.#told.get(file) === message) continue
      this.#told.set(file, message)
      this.#logger[errors.some(isError) ? 'error' : 'warn'](message, { timestamp: true })
    }
    for (const file of [...this.#told.keys()].filter((each) => !found.has(each))) {
      this.#told.delete(file)
      this.#logger.info(`${file} keeps all rules`, { timestamp: true })
    }
  }

  #send(found: ReadonlyMap<string, ContentError[]>): void {
    const problems: Record<string, PageProblems> = {}
    for (const [file, all] of found) {
      if (!file.startsWith('content/')) continue
      const errors = all.filter(isError)
      problems[routeOf(file)] = {
        error: errors.length ? overlayError(errors) : undefined,
        all: all.map(({ severity, message }) => ({ severity, text: message.split('\n\n')[0]! })),
      }
    }
    if (JSON.stringify(problems) === JSON.stringify(this.#problems)) return
    this.#problems = problems
    this.#server.environments.client.hot.send(PROBLEMS, problems)
  }
}

function grouped(found: readonly ContentError[]): Map<string, ContentError[]> {
  const files = new Map<string, ContentError[]>()
  for (const error of found) files.set(error.file, [...(files.get(error.file) ?? []), error])
  return files
}
