import { writeProps } from '../../content/mdx/opening-tag.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Props = Record<string, unknown>
/** What a specimen's frame reports: its height in pixels, that it listens, or why it cannot be shown. */
type SpecimenMessage = { height?: number; ready?: boolean; failed?: string }

/** Starts the gallery's controls: each entry's form changes its MDX and its example. */
export function startGallery(): void {
  const entries = [...document.querySelectorAll<HTMLElement>('.gal-entry')]
  const byFrame = new Map(entries.map((entry) => [frameOf(entry), entry]))
  for (const entry of entries) start(entry)
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin) return
    for (const [frame, entry] of byFrame) {
      if (frame.contentWindow !== source) continue
      const { height, ready, failed } = data as SpecimenMessage
      if (height) frame.height = String(Math.min(Math.max(height, 60), 4000))
      if (ready && entry.dataset['changed'] !== undefined) show(entry)
      if (failed) note(entry, `The widget cannot be shown so: ${failed}`)
    }
  })
  startFinding(entries)
}

function start(entry: HTMLElement): void {
  const form = entry.querySelector('form')!
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => show(entry))
  // The fields are reset only after the event.
  form.addEventListener('reset', () => setTimeout(() => show(entry)))
  entry.querySelector('[data-copy]')!.addEventListener('click', async () => {
    await navigator.clipboard.writeText(entry.querySelector('code:has([data-props])')!.textContent)
    note(entry, 'Copied.')
  })
  entry.querySelector('.gal-widths')!.addEventListener('change', () => setPreviewWidth(entry))
  // Applies values that were set before this script loaded, or that the browser restored.
  setPreviewWidth(entry)
  if ([...form.querySelectorAll<Field>('[data-kind]')].some(isSet)) show(entry)
}

/** Whether a field differs from the page's HTML. */
function isSet(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
        0,
      )
    )
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function setPreviewWidth(entry: HTMLElement): void {
  const { value } = entry.querySelector<HTMLInputElement>('.gal-widths :checked')!
  if (value) frameOf(entry).width = value
  else frameOf(entry).removeAttribute('width')
}

function show(entry: HTMLElement): void {
  const form = entry.querySelector('form')!
  const fields = [...form.querySelectorAll<Field>('[data-kind]')]
  const wrong = fields.find((field) => !field.checkValidity() || valueOf(field) instanceof Error)
  if (wrong) return note(entry, `“${wrong.name}” does not fit: ${wrong.validationMessage || 'it is no list or group.'}`)
  const props: Props = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
  note(entry, '')
  entry.dataset['changed'] = ''
  entry.querySelector('[data-props]')!.textContent = writeProps(props, JSON.parse(form.dataset['fallbacks']!) as Props)
  frameOf(entry).contentWindow?.postMessage({ props }, location.origin)
}

function valueOf(field: Field): unknown {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked
  if (field.value === '') return undefined
  if (field.dataset['kind'] === 'number') return Number(field.value)
  if (field.dataset['kind'] !== 'json') return field.value
  try {
    return JSON.parse(field.value) as unknown
  } catch (error) {
    return error
  }
}

function startFinding(entries: readonly HTMLElement[]): void {
  const field = document.querySelector<HTMLInputElement>('[data-find]')!
  const links = [...document.querySelectorAll<HTMLElement>('.gal-list li')]
  const find = () => {
    const word = field.value.trim().toLowerCase()
    let found = 0
    entries.forEach((entry, index) => {
      const fits = `${entry.dataset['widget']} ${entry.querySelector('.lead')!.textContent}`
        .toLowerCase()
        .includes(word)
      if (fits) found++
      entry.hidden = !fits
      links[index]!.hidden = !fits
    })
    document.querySelector('[data-found]')!.textContent = word && `${found} of ${entries.length}`
  }
  field.addEventListener('input', find)
  find()
}

function frameOf(entry: HTMLElement): HTMLIFrameElement {
  return entry.querySelector('iframe')!
}

function note(entry: HTMLElement, text: string): void {
  entry.querySelector('[data-note]')!.textContent = text
}
