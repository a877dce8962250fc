import { createElement } from '../../../pages/client/search/create-element.ts'
import { writeProps } from '../../content/mdx/opening-tag.ts'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import * as registry from '../../../components/widgets/registry.ts'
import { defaultValues, fieldsOf, invalidReason } from '../form-fields.ts'
import css from './form.css?inline'
import { formOf, savePending } from './form.ts'

const declarations: Readonly<Record<string, WidgetDeclaration>> = registry

type Props = Record<string, unknown>
/** What a specimen's frame reports: its height in pixels, that it listens, or why it cannot be shown. */
type SpecimenMessage = { height?: number; ready?: boolean; failed?: string }

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** The props of each entry that was changed. */
const changed = new Map<HTMLElement, Props>()

/** Starts the gallery: each entry gets a form, which changes its MDX and its example. */
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
      if (ready && changed.has(entry)) show(entry, changed.get(entry)!)
      if (failed) note(entry, `The widget cannot be shown so: ${failed}`)
    }
  })
  startSearch(entries)
}

function start(entry: HTMLElement): void {
  const list = entry.querySelector<HTMLElement>('.gal-props')
  if (list) startForm(entry, list)
  entry.querySelector('[data-copy]')!.addEventListener('click', async () => {
    await savePending()
    await navigator.clipboard.writeText(entry.querySelector('code:has([data-props])')!.textContent)
    note(entry, 'Copied.')
  })
  entry.querySelector('.gal-widths')!.addEventListener('change', () => setPreviewWidth(entry))
  // Applies a width that was set before this script loaded, or that the browser restored.
  setPreviewWidth(entry)
}

/** Puts a form in the place of an entry's list of props. Its shadow tree keeps the page's styles out. */
function startForm(entry: HTMLElement, list: HTMLElement): void {
  const { props: schema } = declarations[entry.dataset['widget']!]!
  const written = JSON.parse(list.dataset['written']!) as Props
  const fields = fieldsOf(schema, { ...defaultValues(schema), ...written }).map((field) => ({
    ...field,
    help: `${field.help} Type: ${field.type}${field.required ? ', required' : ''}.`,
  }))
  const place = createElement('div', { class: 'gal-form' })
  const root = place.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const draw = () => {
    const props = { ...written }
    const save = async ({ name }: { name: string }, value: unknown) => {
      const reason = invalidReason(schema, name, value ?? undefined)
      if (reason) throw new Error(reason)
      props[name] = value
      if (value === null) delete props[name]
      show(entry, props)
    }
    root.replaceChildren(formOf(fields, { save, nameOf: (name) => name }))
    return props
  }
  draw()
  entry.querySelector('[data-reset]')!.addEventListener('click', () => show(entry, draw()))
  list.replaceWith(place)
}

function setPreviewWidth(entry: HTMLElement): void {
  const { value } = entry.querySelector<HTMLInputElement>('.gal-widths :checked')!
  if (value) frameOf(entry).width = value
  else frameOf(entry).removeAttribute('width')
}

function show(entry: HTMLElement, props: Props): void {
  note(entry, '')
  changed.set(entry, props)
  const { props: schema } = declarations[entry.dataset['widget']!]!
  entry.querySelector('[data-props]')!.textContent = writeProps(props, defaultValues(schema))
  frameOf(entry).contentWindow?.postMessage({ props }, location.origin)
}

function startSearch(entries: readonly HTMLElement[]): void {
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
