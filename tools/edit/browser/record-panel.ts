import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Field } from '../../gallery/form-fields.ts'
import type { ActionInput } from '../edit-server.ts'
import type { ClickedWords } from '../record-check.ts'
import type { RecordEntry, RecordField, RecordPlace } from '../record-actions.ts'
import { buttonOf, formOf, savePending } from '../../gallery/browser/form.ts'
import { editorRoot, say } from './editor-parts.ts'
import { request } from './request.ts'

/**
 * The form of the record that a text comes from.
 * @param widget the widget that shows it, if there is one, and how its form is opened
 */
export async function openRecord(
  clicked: ClickedWords,
  widget: { name: string; open: () => void } | undefined,
): Promise<HTMLElement> {
  const words = { route: location.pathname, ...clicked }
  const { entries, written } = await request('find', words)
  const content = contentOf(entries)
  // A setting of its own, or words that it computes.
  if (!entries.length && widget) {
    say('These words are a setting of the widget, or it computes them.')
    widget.open()
  } else if (!entries.length) {
    const files = written.length ? written : ['components/frame']
    content.append(
      createElement('p', {}, 'These words are not in a record: a component writes or computes them.'),
      createElement('p', { class: 'help' }, `For a developer: ${files.join(', ')}`),
    )
  }
  if (widget) content.append(createElement('p', {}, buttonOf('Edit the widget', widget.open)))
  return content
}

/** The form of the record that a phrase on the open page comes from. */
export async function recordOfPhrase(name: string): Promise<HTMLElement> {
  const { entries } = await request('phrase', { name, route: location.pathname })
  const content = contentOf(entries)
  if (!entries.length) content.append(createElement('p', {}, 'It is computed in code, so a developer changes it.'))
  return content
}

/** The form of the record with a value. */
export async function recordAt(place: RecordPlace): Promise<HTMLElement> {
  return contentOf((await request('recordOf', place)).entries)
}

function contentOf(entries: readonly RecordEntry[]): HTMLElement {
  const content = createElement('div', {})
  show(content, entries)
  return content
}

/** Shows the form of one record, or asks which one of several is meant. */
function show(content: HTMLElement, entries: readonly RecordEntry[]): void {
  const [first] = entries
  if (entries.length === 1) return content.replaceChildren(recordOf(content, first!))
  if (!first) return
  content.replaceChildren(createElement('p', {}, 'This may come from several records. Which one do you mean?'))
  for (const entry of entries) {
    const chosen = entry.fields.find(({ isChosen }) => isChosen)
    const value = [chosen?.value].flat().join('…').slice(0, 60)
    const choose = () => show(content, [entry])
    content.append(
      buttonOf(`${chosen?.label ?? entry.label}: ${value}`, choose, { class: 'choice', title: entry.name }),
    )
  }
  focusLater(content, '.choice')
}

function recordOf(content: HTMLElement, entry: RecordEntry): HTMLElement {
  const { file, name, label, fields, position } = entry
  const session = crypto.randomUUID()
  const inputOf = (field: RecordField, value: unknown) => ({
    ...{ file, path: field.path, old: field.old, session },
    parts: ([value ?? ''].flat() as (string | number)[]).map(String),
  })
  const form = formOf(fields, {
    async save(field, value) {
      const { parts } = inputOf(field, value)
      const { warning } = await request('record', inputOf(field, value))
      Object.assign(field, { old: parts, value })
      say(`Saved: ${field.label}.`)
      return warning
    },
    async foresee(field, value) {
      const { pages, warning } = await request('pages', inputOf(field, value))
      const links = pages.map(({ route, title }) =>
        createElement('li', {}, createElement('a', { href: route }, title ?? route)),
      )
      const count = pages.length === 1 ? 'One page shows' : `${pages.length || 'No'} pages show`
      // A figure is easily mistyped, and by ten times.
      const step = field.kind === 'number' && `${field.old[0]} becomes ${Number(value).toLocaleString('en-GB')}.`
      return createElement(
        'div',
        {},
        step && createElement('p', { class: 'help' }, step),
        warning && createElement('p', { class: 'error' }, warning),
        createElement('p', { class: 'help' }, `${count} this value.`),
        createElement('ul', {}, ...links),
      )
    },
    async openSource(expression) {
      const { entries } = await request('computed', { file, expression })
      if (entries.length) show(content, entries)
      else say('It is computed in code: change it in the file.')
    },
  })
  form.prepend(createElement('p', { class: 'help' }, `${label}, kept in ${name}`))
  if (position) form.append(listOf(content, form, entry, position, session))
  focusLater(form, '.chosen :is(input, textarea, select)')
  return form
}

/** Gives a part of a form the focus when it is shown, unless another part of it has the focus by then. */
function focusLater(form: HTMLElement, selector: string): void {
  setTimeout(() => form.contains(editorRoot.activeElement) || form.querySelector<HTMLElement>(selector)?.focus())
}

/** The buttons that add, move and remove an entry of a list. */
function listOf(
  content: HTMLElement,
  form: HTMLElement,
  entry: RecordEntry,
  { index, count }: NonNullable<RecordEntry['position']>,
  session: string,
): HTMLElement {
  const { file, path, fields, empty } = entry
  const chosen = fields.find(({ isChosen }) => isChosen)
  const isUnsaved = () => {
    const isFound = form.querySelector('[data-unsaved]') !== null
    result.textContent = isFound ? 'A value above is not saved yet. Save it first.' : ''
    return isFound
  }
  const result = createElement('p', { role: 'status' })
  /** @param pressed the button that has the focus again, so that it can be pressed several times */
  const change = async (action: Pick<ActionInput<'list'>, 'do' | 'words'>, pressed?: string) => {
    result.textContent = 'Checking …'
    try {
      const { entries, warning } = await request('list', { file, path, session, old: chosen?.old ?? [], ...action })
      say(`Saved. Ctrl+Z undoes it. ${warning}`.trim())
      content.replaceChildren(createElement('p', {}, 'Removed.'))
      show(content, entries)
      // Behind the field that a form gives the focus to.
      setTimeout(() => [...content.querySelectorAll('button')].find((b) => b.textContent === pressed)?.focus())
    } catch (error) {
      result.replaceChildren(createElement('span', { class: 'error' }, (error as Error).message))
    }
  }
  const askWords = () => {
    const words = empty.map(({ value }) => value as string)
    const save = (field: Field, value: unknown) => {
      words[empty.indexOf(field)] = (value as string | null) ?? ''
      // Until it is added, closing would lose the words.
      form.setAttribute('data-unsaved', '')
      return Promise.resolve()
    }
    const form = formOf(empty, { save })
    form.onsubmit = (event) => {
      event.preventDefault()
      void savePending().then(() => change({ do: 'add', words }))
    }
    const add = createElement('button', { type: 'submit', class: 'save' }, 'Add')
    form.prepend(createElement('p', { class: 'help' }, `A new entry below entry ${index + 1}`))
    const cancel = buttonOf('Cancel', () => show(content, [entry]))
    form.append(createElement('div', { class: 'actions' }, add, cancel), result)
    content.replaceChildren(form)
    form.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  const add = buttonOf('Add an entry below', () => isUnsaved() || askWords())
  const buttons = (['up', 'down', 'remove'] as const).map((action) => {
    const label = { up: 'Move up', down: 'Move down', remove: 'Remove' }[action]
    const button = buttonOf(label, () => isUnsaved() || void change({ do: action }, label))
    button.disabled = (action === 'up' && index === 0) || (action === 'down' && index === count - 1)
    return button
  })
  return createElement(
    'fieldset',
    { class: 'row' },
    createElement('legend', {}, `Entry ${index + 1} of ${count}`),
    createElement('div', { class: 'actions' }, empty.length > 0 && add, ...buttons),
    result,
  )
}
