import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Block } from '../block.ts'
import type { ActionAnswer } from '../edit-server.ts'
import { inTurn } from '../in-turn.ts'
import type { WidgetForm } from '../widget-props.ts'
import { say } from './editor-parts.ts'
import { buttonOf, formOf, withCode } from '../../gallery/browser/form.ts'
import { opened, openPanel } from './opened-part.ts'
import { pageSource } from './page-source.ts'
import { recordOfPhrase } from './record-panel.ts'
import { request } from './request.ts'
import type { EditedPart } from './typed-text.ts'

/** How many parts of a widget have buttons: more than that are quicker to click. */
const MAX_WORD_BUTTONS = 60

/** The links to a heading, and a button by which they follow it to its new id, once it has one. */
export function linksNote(links: readonly string[], anchor: string): HTMLElement {
  const note = createElement('p', { class: 'about' }, `Links on ${links.join(', ')} lead to this heading. `)
  const change = async () => {
    await opened?.text?.write()
    if (!opened) return
    const [element] = pageSource.blocks.elementsOf(opened.block)
    if (element) await request('anchor', { file: opened.slice.file, from: anchor, to: element.id })
    note.textContent = 'The links lead to its new words.'
  }
  const attributes = { class: 'save', hidden: '', 'data-anchor': anchor }
  note.append(buttonOf('Let them lead to its new words', () => void change(), attributes))
  return note
}

/** Buttons that open the records of what a text quotes. */
export function phraseNote(phrases: ActionAnswer<'open'>['phrases']): HTMLElement {
  const buttons = phrases.map(({ name, text }) =>
    buttonOf(text, () => void openPanel('Record', () => recordOfPhrase(name)), {
      class: 'source',
      title: `<Phrase of="${name}" />: opens the record that it comes from`,
    }),
  )
  return createElement('p', { class: 'about' }, 'From a record: ', ...buttons)
}

/** The form of a widget or a picture, with the words that it shows: a press on one is as a click on it. */
export function widgetSettings(
  part: EditedPart,
  { description, fields }: WidgetForm,
  openWord: (word: Element) => void,
  choosePicture: () => void,
): HTMLElement[] {
  const { slice, block } = part
  // Each value is written into the text that the one before has left.
  const saveInTurn = inTurn()
  const form = formOf(fields, {
    save: ({ name }, value) =>
      saveInTurn(async () => {
        Object.assign(slice, await request('prop', { ...slice, name, value }))
        say(`Saved in ${pageSource.name}.`)
      }, document.hidden),
  })
  form.tabIndex = -1
  if (block.name === 'Picture') form.append(buttonOf('Choose another picture …', choosePicture, { class: 'save' }))
  if (!fields.length) form.append(createElement('p', { class: 'help' }, 'This widget has no settings.'))
  if (block.kind === 'widget') form.append(wordsOf(block, !fields.length, openWord))
  return [createElement('p', { class: 'about' }, ...withCode(description)), form]
}

function wordsOf(block: Block, isOpen: boolean, openWord: (word: Element) => void): HTMLElement {
  const words = pageSource.blocks
    .elementsOf(block)
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
  const buttons = words
    .slice(0, MAX_WORD_BUTTONS)
    .map((word) => buttonOf(word.textContent.trim().slice(0, 60), () => openWord(word), { class: 'choice' }))
  const summary = createElement('summary', {}, 'Its words')
  return createElement('details', { class: 'words', ...(isOpen && { open: '' }) }, summary, ...buttons)
}
