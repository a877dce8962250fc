import type { EventLog } from './replay.ts'

type Field = Element & { value?: string; checked?: boolean }

/** How long a submitted form waits for its island to hydrate. */
const SUBMIT_TIMEOUT_MS = 10_000

const logs = new WeakMap<Element, EventLog>()

function record(event: Event): void {
  const target = event.target as Field
  // Keys without a focused element go to the body; one widget of a page may answer them.
  const island = target.closest?.<HTMLElement>('[data-island]') ?? target.querySelector<HTMLElement>('[data-page-keys]')
  if (!island || 'hydrated' in island.dataset) return
  const log = startHydration(island)
  if (log.replayed) {
    if (log.replayed.test(event.type)) return
    // React must not handle this event before the earlier ones are replayed.
    event.stopImmediatePropagation()
  }
  if (!/move|touch/.test(event.type)) log.push([target, target.value, target.checked, event])
  if (event.type === 'submit') {
    event.preventDefault()
    // If the island is not hydrated in time, the form is posted without script.
    setTimeout(
      () => island.dataset['hydrated'] ?? fail(island, log, 'The island did not hydrate in time.'),
      SUBMIT_TIMEOUT_MS,
    )
  }
}

function startHydration(island: HTMLElement): EventLog {
  const existing = logs.get(island)
  if (existing) return existing
  // Fields may have values that came without an event: autofill, a restored page, typing before this script ran.
  const log: EventLog = [...island.querySelectorAll<HTMLInputElement>('input,select,textarea')].map((field) => [
    field,
    field.value,
    field.checked,
  ])
  logs.set(island, log)
  // The browser's validation is off while the island's own messages may come.
  log.forms = [...island.querySelectorAll<HTMLFormElement>('form:not([novalidate])')]
  for (const form of log.forms) form.noValidate = true
  const onError = (error: unknown) => fail(island, log, error)
  import('../client/load-on-demand.ts').then((module) => module.hydrateIsland(island, log, onError)).catch(onError)
  return log
}

/**
 * Marks an island as failed. It stays plain HTML, so its forms work without script; a waiting form is submitted now.
 */
function fail(island: HTMLElement, log: EventLog, error: unknown): void {
  console.error(error)
  island.dataset['hydrated'] = 'failed'
  for (const form of log.forms!) form.noValidate = false
  for (const notice of island.querySelectorAll<HTMLElement>('[data-island-failed]')) notice.hidden = false
  const submitted = log.find(([, , , event]) => event?.type === 'submit')
  if (submitted) (submitted[0] as HTMLFormElement).requestSubmit((submitted[3] as SubmitEvent).submitter)
}

// The first of these events in an island starts its hydration; later ones are logged until it is hydrated.
// Not pointerover: it also fires when the page scrolls under a resting pointer.
for (const type of (
  'pointermove pointerdown pointerup mousedown mouseup click touchstart focusin focusout keydown keyup input ' +
  'change submit'
).split(' '))
  addEventListener(type, record, true)

for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate-query]')) {
  if (location.href.match(island.dataset['hydrateQuery']!)) startHydration(island)
}

// The browser refused a submit before this script ran: all invalid fields are marked, not only those that lost the
// focus.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form:has(:user-invalid)')) {
  if (form.querySelector('input:invalid:not(:user-invalid)')) continue
  startHydration(form.closest('[data-island]')!)
  form.requestSubmit()
}
