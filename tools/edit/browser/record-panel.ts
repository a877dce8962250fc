import { createElement } from '../../../pages/client/search/create-element.ts'
import { request } from './request.ts'

type RecordField = {
  path: string
  key: string
  kind: 'text' | 'number' | 'template'
  parts: string[]
  holes: string[]
  locked?: string
  help: string
  isChosen: boolean
}
type Entry = { file: string; name: string; path: string; fields: RecordField[] }

/**
 * The form of the record that a text comes from.
 * @param openWidget opens the form of the widget that shows it, if there is one
 */
export async function openRecord(
  shown: string,
  say: (text: string) => void,
  openWidget: (() => void) | undefined,
): Promise<HTMLElement> {
  const { entries } = await request<{ entries: Entry[] }>('find', { route: location.pathname, shown })
  const content = createElement('div', {})
  const [first] = entries
  if (entries.length === 1) content.append(formOf(first!, say))
  else if (first) {
    content.append(createElement('p', {}, 'These words may come from several records. Which one do you mean?'))
    for (const entry of entries) {
      const choose = createElement('button', { type: 'button' }, `${entry.path} in ${entry.name}`)
      choose.onclick = () => content.replaceChildren(formOf(entry, say))
      content.append(choose)
    }
  } else
    content.append(
      createElement('p', {}, 'These words are not written in a record: a component writes or computes them.'),
    )
  if (openWidget) {
    const widget = createElement('button', { type: 'button' }, 'Edit the widget')
    widget.onclick = openWidget
    content.append(createElement('p', {}, widget))
  }
  return content
}

function formOf({ file, name, path, fields }: Entry, say: (text: string) => void): HTMLElement {
  const form = createElement('form', { class: 'form' }, createElement('p', { class: 'help' }, `${path} in ${name}`))
  form.onsubmit = (event) => event.preventDefault()
  for (const field of fields) form.append(rowOf(file, field, say))
  setTimeout(() => form.querySelector<HTMLElement>('.chosen :is(input, textarea)')?.focus())
  return form
}

function rowOf(file: string, field: RecordField, say: (text: string) => void): HTMLElement {
  const { key, path, kind, holes, locked, help, isChosen } = field
  const row = createElement('fieldset', { class: isChosen ? 'row chosen' : 'row' })
  const label = path.split('.').at(-1) ?? key
  row.append(createElement('legend', {}, label))
  if (help) row.append(createElement('p', { class: 'help' }, help))
  const inputs = field.parts.flatMap((part, index) => {
    const input = part.length > 60 ? createElement('textarea', { rows: '3' }) : createElement('input', {})
    input.value = part
    input.disabled = !!locked
    input.setAttribute('aria-label', field.parts.length > 1 ? `${label}, part ${index + 1}` : label)
    if (kind === 'number') input.setAttribute('inputmode', 'decimal')
    row.append(input)
    if (holes[index] !== undefined) row.append(createElement('code', { title: 'Computed' }, holes[index]))
    return [input]
  })
  if (locked) {
    row.append(createElement('p', { class: 'help' }, locked))
    return row
  }
  const result = createElement('div', { role: 'status' })
  const save = createElement('button', { type: 'button', class: 'save', hidden: '' }, 'Save')
  const given = () => ({
    file,
    path,
    old: field.parts,
    parts: inputs.map(({ value }) => value),
    session: crypto.randomUUID(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    try {
      const { pages } = await request<{ pages: { route: string; title?: string }[] }>('pages', given())
      const links = pages.map(({ route, title }) =>
        createElement('li', {}, createElement('a', { href: route }, title ?? route)),
      )
      const count = pages.length === 1 ? 'One page shows' : `${pages.length || 'No'} pages show`
      result.replaceChildren(`${count} this value.`, createElement('ul', {}, ...links))
      save.hidden = false
    } catch (error) {
      result.replaceChildren(createElement('p', { class: 'error' }, (error as Error).message))
      save.hidden = true
    }
  }
  for (const input of inputs)
    input.addEventListener('input', () => {
      clearTimeout(timer)
      save.hidden = true
      result.textContent = 'Looking for the pages that show it …'
      timer = setTimeout(() => void look(), 400)
    })
  save.onclick = async () => {
    try {
      result.textContent = 'Checking …'
      const parts = given().parts
      await request('record', given())
      field.parts = parts
      save.hidden = true
      result.textContent = 'Saved.'
      say(`Saved ${path}.`)
    } catch (error) {
      result.replaceChildren(createElement('p', { class: 'error' }, (error as Error).message))
    }
  }
  row.append(result, save)
  return row
}
