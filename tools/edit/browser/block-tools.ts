import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import type { Block } from '../block.ts'
import { changeInTurn } from './change-block.ts'
import { insertMenu } from './insert-menu.ts'
import { closeAll, opened } from './opened-part.ts'
import { pageSource } from './page-source.ts'
import { commands } from './text-editor.ts'

/** What the buttons open above a block. */
export type BlockTools = {
  /** Opens the widget around the block, or the table of a cell. */
  openWhole(): void
  /** Shows a widget as text instead of its form; undefined for a text. */
  showText: (() => void) | undefined
  insert(text: string): void
  insertPicture(): void
}

/** The buttons above an open block. They change the section that it begins, the row of a cell, or the block alone. */
export function toolsOf(block: Block, { openWhole, showText, insert, insertPicture }: BlockTools): HTMLElement {
  const isRow = block.name === 'Cell'
  const kind = isRow ? ' row' : ['Heading', 'Section'].includes(block.name) ? ' section' : ''
  const whole = block.kind === 'widget' && showText ? undefined : pageSource.blocks.wholeAround(block)
  const button = (label: string, title: string, action: () => void, attributes: Record<string, string> = {}) =>
    buttonOf(label, action, { title, 'aria-label': title, ...attributes })
  const change = (label: string, title: string, what: 'duplicate' | 'delete' | 'up' | 'down') =>
    button(label, title, () => void changeInTurn({ do: what }))
  const format = (run: (typeof commands)[number]['run']) => {
    if (!opened?.text) return
    run(opened.text.view)
    opened.text.view.focus()
  }
  const formats = commands
    .filter(({ name }) => !isRow || name !== 'List')
    .map(({ name, sign, key, run }) =>
      button(sign, `${name} (${key.replace('Mod', 'Ctrl')})`, () => format(run), { class: 'format' }),
    )
  const [label, title] = isRow ? [whole?.name ?? '', 'Edit the table as text'] : [`<${whole?.name}>`, 'Edit the widget']
  return createElement(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': 'Block' },
    ...(showText ? [button('Text', 'Edit the widget as text', showText)] : formats),
    whole && button(label, title, openWhole, { class: 'around' }),
    createElement('span', { class: 'gap' }),
    isRow ? button('New row', 'Insert row below (Enter)', () => insert('')) : insertMenu(insert, insertPicture),
    change('↑', `Move${kind} up${isRow ? ' (Alt+↑)' : ''}`, 'up'),
    change('↓', `Move${kind} down${isRow ? ' (Alt+↓)' : ''}`, 'down'),
    change('Duplicate', `Duplicate${kind}`, 'duplicate'),
    change('Delete', `Delete${kind}`, 'delete'),
    button('×', 'Close (Esc)', () => void closeAll()),
  )
}
