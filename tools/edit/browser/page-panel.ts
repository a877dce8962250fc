import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Field } from '../../gallery/form-fields.ts'
import { formOf } from '../../gallery/browser/form.ts'
import { onSubmit, say } from './editor-parts.ts'
import { previewsOf } from './page-previews.ts'
import { pageSource, readPageSource } from './page-source.ts'
import { request } from './request.ts'

/** The panel of the open page: its front matter, how others show it, its address, and a new page. */
export async function openPage(): Promise<HTMLElement> {
  // The panel may be opened before the page was read.
  if (!pageSource.file) await readPageSource()
  const { file } = pageSource
  const content = createElement('div', {})
  const newPage = asForm(
    'New page',
    'It begins as a draft, which visitors do not see.',
    [
      { name: 'title', ask: 'Title' },
      { name: 'description', ask: 'Description for search results' },
      { name: 'path', ask: 'Address, such as /guides/first; made from the title if empty' },
    ],
    (answers) => request('newPage', answers),
  )
  content.append(newPage)
  if (file) {
    const { fields } = await request('matter', { file })
    const session = crypto.randomUUID()
    const isShown = ({ name }: Field) => name === 'title' || name === 'description'
    const actions = {
      async save(field: Field, value: unknown) {
        const input = { file, key: field.name, value, session }
        const { warning } = await request('writeMatter', input)
        say(`Saved in ${pageSource.name}.`)
        return warning
      },
    }
    const address = { name: 'path' as const, ask: 'New address', value: location.pathname }
    const note =
      'Links on other pages are changed, and the old address leads to the new one, unless the page is a new draft. ' +
      'To undo it, rename it back.'
    content.append(
      asForm('Rename this page', note, [address], ({ path }) => request('rename', { file, path })),
      formOf(fields.filter(isShown), actions),
      previewsOf(file),
      formOf(
        fields.filter((field) => !isShown(field)),
        actions,
      ),
    )
  }
  return content
}

/** A form that changes which pages there are, and then goes to the page. */
function asForm<Name extends string>(
  title: string,
  note: string,
  questions: readonly { name: Name; ask: string; value?: string }[],
  send: (answers: Record<Name, string>) => Promise<{ route: string }>,
): HTMLElement {
  const result = createElement('p', { class: 'help', role: 'status' })
  const form = createElement('form', { class: 'form' }, createElement('p', { class: 'help' }, note))
  for (const { name, ask, value = '' } of questions) {
    const id = `${title.replaceAll(' ', '-')}-${name}`
    form.append(createElement('label', { for: id }, ask), createElement('input', { id, name, value }))
  }
  form.append(result, createElement('button', { type: 'submit', class: 'save' }, title))
  form.oninput = () => form.setAttribute('data-unsaved', '')
  onSubmit(form, result, async () => {
    const { route } = await send(Object.fromEntries(new FormData(form)) as Record<Name, string>)
    form.removeAttribute('data-unsaved')
    location.assign(route)
  })
  return createElement('details', { class: 'more' }, createElement('summary', {}, title), form)
}
