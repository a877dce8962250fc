import type { OverlayError } from '../broken-page.ts'
import { showDevBar } from './dev-bar.ts'
import { hideError, showError } from './overlay.ts'
import { patchPage } from './patch-page.ts'
import { onProblems } from './problems.ts'

/*
 * Development only: keeps the open page as its files are. The server tells that something has changed; the page fetches itself
 * and compares with what it was last sent.
 */

/** What breaks a rule on this page, which can be shown all the same. */
let problem: OverlayError | undefined
/** What the server last sent of this page; null while that was an error. */
let served: Document | null = null
/** Whether the page as it is now cannot be shown. */
let broken = false
let running = false
let again = false

void start()

async function start(): Promise<void> {
  const error = errorIn(document)
  if (error) showError(error)
  else {
    const page = await fetchPage()
    if (versionOf(page) !== versionOf(document)) return location.reload()
    served = errorIn(page) ? null : page
    showDevBar()
  }
  onProblems((problems) => {
    const before = JSON.stringify(problem)
    problem = problems?.error
    if (served && !broken && JSON.stringify(problem) !== before) showProblem()
  })
  import.meta.hot?.on('staffroom:update', update)
  import.meta.hot?.send('staffroom:here', { version: versionOf(document) })
}

async function update(): Promise<void> {
  again = running
  if (running) return
  running = true
  try {
    const page = await fetchPage()
    const error = errorIn(page)
    if (error) {
      broken = true
      showError(error)
    } else if (!served) location.reload()
    else {
      patchPage(served, page)
      served = page
      if (broken) showProblem()
      broken = false
      showDevBar()
    }
  } catch {
    // The server is restarting; Vite's client waits for it and reloads.
  } finally {
    running = false
    if (again) void update()
  }
}

function showProblem(): void {
  if (problem) showError(problem)
  else hideError()
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.pathname + location.search, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
  })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

function errorIn(page: Document): OverlayError | undefined {
  const text = page.getElementById('staffroom-error')?.textContent
  return text ? (JSON.parse(text) as OverlayError) : undefined
}

/** The count of changes at which a page was rendered. */
function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[src="/tools/dev/browser/live.ts"]')?.dataset['version']
}
