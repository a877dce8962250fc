import type { OverlayError } from '../broken-page.ts'
import type { PageFacts } from '../live-plugin.ts'
import type { PageErrors } from '../site-diagnostics.ts'
import { ERRORS_EVENT, PATCHED_EVENT, SWITCHED_EVENT, UPDATE_EVENT } from '../../edit/protocol.ts'
import { hideError, showDevBar, showError, showErrorCount } from './dev-bar.ts'
import { patchPage, takePositions } from './patch-page.ts'

/*
 * Dev only: keeps the open page up to date. On each change the page fetches itself and applies the difference to its
 * last version.
 */

/** The errors in this page that do not prevent it from being rendered. */
let pageError: OverlayError | undefined
/** All errors and warnings of this page. */
let pageErrors: PageErrors['all'] = []
/** The last version of this page from the server; null if that was an error. */
let lastPage: Document | null = null
/** Whether the current version of the page cannot be rendered. */
let broken = false
let running = false
let updateAgain = false

void start()

async function start(): Promise<void> {
  const error = errorIn(document)
  if (error) showError(error)
  else {
    const page = await fetchPage()
    if (!versionOf(page) || versionOf(page) !== versionOf(document)) return location.reload()
    lastPage = errorIn(page) ? null : page
    const facts = embeddedIn(page, 'staffroom-page') as PageFacts
    // Before its button can be pressed, and not while the page is out of date: what the editor writes would have it
    // reload once more.
    if (facts.editToken) await import('../../edit/browser/start.ts')
    showDevBar(facts)
  }
  import.meta.hot?.on('staffroom:errors', (all: Record<string, PageErrors>) => {
    const errors = all[location.pathname]
    const before = JSON.stringify(pageError)
    pageError = errors?.overlay
    showErrorCount(errors)
    pageErrors = errors?.all ?? []
    announceErrors()
    if (lastPage && !broken && JSON.stringify(pageError) !== before) showPageError()
  })
  addEventListener(SWITCHED_EVENT, () => {
    showPageError()
    // The editor may have loaded after they were sent.
    announceErrors()
  })
  import.meta.hot?.on('staffroom:update', update)
  addEventListener(UPDATE_EVENT, () => void update())
  import.meta.hot?.send('staffroom:here', { version: versionOf(document) })
}

async function update(): Promise<void> {
  updateAgain = running
  if (running) return
  running = true
  try {
    const page = await fetchPage()
    const error = errorIn(page)
    if (error) {
      broken = true
      showError(error)
    } else if (!lastPage) location.reload()
    else {
      patchPage(lastPage, page)
      lastPage = page
      if (broken) {
        // What errors it still has follows when the site has been checked.
        hideError()
        pageError = undefined
        broken = false
      }
      showDevBar(embeddedIn(page, 'staffroom-page') as PageFacts)
      dispatchEvent(new Event(PATCHED_EVENT))
    }
  } catch {
    // The server is restarting: Vite's client reloads the page afterwards.
  } finally {
    running = false
    if (updateAgain) void update()
  }
}

function announceErrors(): void {
  dispatchEvent(new CustomEvent(ERRORS_EVENT, { detail: pageErrors }))
}

/** Shows the error in the page; the editor underlines it instead. */
function showPageError(): void {
  if (pageError && !document.documentElement.hasAttribute('data-editing')) showError(pageError)
  else hideError()
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.pathname + location.search, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  takePositions(page)
  return page
}

function errorIn(page: Document): OverlayError | undefined {
  return embeddedIn(page, 'staffroom-error') as OverlayError | undefined
}

/** The data in a page by the id of its element; undefined if it has none. */
function embeddedIn(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The number of changes when a page was rendered; empty if there was one meanwhile. */
function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[src="/tools/dev/browser/live.ts"]')?.dataset['version']
}
