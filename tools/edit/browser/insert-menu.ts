import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { editorRoot, px } from './editor-parts.ts'
import { isFound } from './menu-filter.ts'
import { knownWords } from './text-editor.ts'

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

/** The menu of what can be inserted. Typing narrows it; arrow keys and Enter choose. */
export function insertMenu(insert: (text: string) => void, insertPicture: () => void): HTMLElement {
  const filter = createElement('input', { type: 'search', 'aria-label': 'Find', placeholder: 'Find …' })
  const found = createElement('p', { class: 'help', role: 'status' })
  // In Firefox, what scrolls would be a stop of Tab.
  const menu = createElement('div', { class: 'menu', tabindex: '-1' }, filter, found)
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
    if (filter.value) narrow()
  })
  const shown = () => [...menu.querySelectorAll<HTMLElement>('button:not([hidden])')]
  const narrow = () => {
    for (const entry of menu.querySelectorAll('button')) entry.hidden = !isFound(filter.value, entry.textContent)
    found.textContent = filter.value && `${shown().length || 'Nothing'} found`
  }
  filter.oninput = narrow
  menu.onkeydown = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const stops = [filter, ...shown()]
    const at = stops.indexOf(editorRoot.activeElement as HTMLInputElement)
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] }[key]
    if (key.startsWith('Arrow') && next) next.focus()
    else if (key === 'Enter' && at === 0) stops[1]?.click()
    // A letter that is typed on an entry goes on with the filter.
    else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) return filter.focus()
    else return
    event.preventDefault()
  }
  const summary = createElement('summary', { title: 'Insert below' }, 'Insert…')
  const details = createElement('details', {}, summary, menu)
  details.ontoggle = () => {
    filter.value = ''
    narrow()
    if (details.open) filter.focus()
    // On the side with more room, so that the page does not scroll.
    const { top, bottom } = summary.getBoundingClientRect()
    const below = innerHeight - bottom
    details.classList.toggle('upwards', top > below)
    menu.style.maxHeight = px(Math.min(400, Math.max(top, below) - 60))
  }
  return details
}
