import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { px } from './editor-parts.ts'
import { commands, knownWords } from './text-editor.ts'

/** What the buttons above an open block do. */
export type BlockTools = {
  /** Formats the selected words. */
  format(run: (typeof commands)[number]['run']): void
  /** The widget around the block, or the table of a cell, and what opens it. */
  whole: { name: string; open(): void } | undefined
  /** What the buttons change: the section that the block begins, the row of a cell, or the block alone. */
  kind: 'section' | 'row' | ''
  /** Shows a widget as text instead of its form; undefined for a text. */
  showText: (() => void) | undefined
  insert(text: string): void
  insertPicture(): void
  change(what: 'duplicate' | 'delete' | 'up' | 'down'): void
  close(): void
}

const SAMPLES: [label: string, text: string][] = [
  ['Paragraph', 'A new paragraph.'],
  ['Heading', '## A new heading'],
  ['List', '- One\n- Two'],
  ['Numbered list', '1. One\n2. Two'],
  ['Quotation', '> What somebody said'],
  ['Table', '| One | Two |\n| --- | --- |\n| a | b |'],
  ['Second column', '---'],
]

/** The pictures of widgets that the guide has, by their files. */
const pictures = import.meta.glob<string>('/.github/widgets/*.webp', { query: '?url', import: 'default', eager: true })

/** The buttons above an open block. */
export function toolsOf(tools: BlockTools): HTMLElement {
  const { format, whole, kind, showText, insert, insertPicture, change, close } = tools
  const button = (label: string, title: string, action: () => void, attributes: Record<string, string> = {}) =>
    buttonOf(label, action, { title, 'aria-label': title, ...attributes })
  const isRow = kind === 'row'
  const formats = commands
    .filter(({ name }) => !isRow || name !== 'List')
    .map(({ name, sign, key, run }) =>
      button(sign, `${name} (${key.replace('Mod', 'Ctrl')})`, () => format(run), { class: 'format' }),
    )
  const act = (what: string, key = '') => `${[what, kind].filter(Boolean).join(' ')}${isRow ? key : ''}`
  return createElement(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': 'Block' },
    ...(showText ? [button('Text', 'Edit the widget as text', showText)] : formats),
    whole &&
      button(
        isRow ? whole.name : `<${whole.name}>`,
        isRow ? 'Edit the table as text' : 'Edit the widget',
        () => whole.open(),
        { class: 'around' },
      ),
    createElement('span', { class: 'gap' }),
    isRow ? button('New row', 'Insert row below (Enter)', () => insert('')) : insertMenu(insert, insertPicture),
    button('↑', `${act('Move')} up${isRow ? ' (Alt+↑)' : ''}`, () => change('up')),
    button('↓', `${act('Move')} down${isRow ? ' (Alt+↓)' : ''}`, () => change('down')),
    button('Duplicate', act('Duplicate'), () => change('duplicate')),
    button('Delete', act('Delete'), () => change('delete')),
    button('×', 'Close (Esc)', close),
  )
}

function insertMenu(insert: (text: string) => void, insertPicture: () => void): HTMLElement {
  // In Firefox, what scrolls would be a stop of Tab.
  const menu = createElement('div', { class: 'menu', tabindex: '-1' })
  for (const [label, text] of SAMPLES) menu.append(buttonOf(label, () => insert(text)))
  menu.append(buttonOf('Picture', insertPicture))
  void knownWords().then(({ widgets }) => {
    for (const { name, description, example } of widgets) {
      const picture = pictures[`/.github/widgets/${name}.webp`]
      const entry = buttonOf(`<${name}>`, () => insert(example))
      entry.append(createElement('small', {}, description))
      if (picture) entry.append(createElement('img', { src: picture, alt: '', loading: 'lazy' }))
      menu.append(entry)
    }
  })
  const summary = createElement('summary', { title: 'Insert below' }, 'Insert…')
  const details = createElement('details', {}, summary, menu)
  // On the side with more room, so that the page does not scroll.
  details.ontoggle = () => {
    const { top, bottom } = summary.getBoundingClientRect()
    const below = innerHeight - bottom
    details.classList.toggle('upwards', top > below)
    menu.style.maxHeight = px(Math.min(400, Math.max(top, below) - 60))
  }
  return details
}
