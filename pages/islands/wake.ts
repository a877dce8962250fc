import type { Log } from './log.ts'

type Field = Element & { value?: string; checked?: boolean }

const logs = new WeakMap<Element, Log>()

function record(event: Event): void {
  const target = event.target as Field
  const island = target.closest?.<HTMLElement>('[data-island]')
  if (!island || 'awake' in island.dataset) return
  const log = wake(island)
  if (log.own) {
    if (log.own.test(event.type)) return
    // While earlier entries are replayed, React must not see this one before its turn.
    event.stopImmediatePropagation()
  }
  if (!/move|touch/.test(event.type)) log.push([target, target.value, target.checked, event])
  if (event.type === 'submit') {
    event.preventDefault()
    // What was sent does not wait for ever for its script: then it is posted without.
    setTimeout(() => island.dataset['awake'] ?? fail(island, log, 'late'), 10_000)
  }
}

function wake(island: HTMLElement): Log {
  const known = logs.get(island)
  if (known) return known
  // What fields hold already may have come without an event: autofill, a restored page, typing before this script ran.
  const log: Log = [...island.querySelectorAll<HTMLInputElement>('input,select,textarea')].map((field) => [
    field,
    field.value,
    field.checked,
  ])
  logs.set(island, log)
  const failed = (error: unknown) => fail(island, log, error)
  import('../client/on-demand.ts').then((module) => module.awaken(island, log, failed)).catch(failed)
  return log
}

/** Without its script an island is plain HTML: its forms post as such, and what was sent already goes now. */
function fail(island: HTMLElement, log: Log, error: unknown): void {
  console.error(error)
  island.dataset['awake'] = 'failed'
  for (const notice of island.querySelectorAll<HTMLElement>('[data-island-failed]')) notice.hidden = false
  const sent = log.find(([, , , event]) => event?.type === 'submit')
  if (sent) (sent[0] as HTMLFormElement).requestSubmit((sent[3] as SubmitEvent).submitter)
}

// Every sign that a visitor means an island: it starts the loading, and what follows is kept until the island is awake.
// Not pointerover: that also comes when a page is scrolled under a resting pointer.
for (const sign of 'pointermove pointerdown pointerup mousedown mouseup click touchstart focusin focusout keydown keyup input change submit'.split(
  ' ',
))
  addEventListener(sign, record, true)

for (const island of document.querySelectorAll<HTMLElement>('[data-wake-query]')) {
  if (location.search.match(island.dataset['wakeQuery']!)) wake(island)
}
