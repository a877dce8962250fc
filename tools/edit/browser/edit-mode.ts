import { createElement } from '../../../pages/client/search/create-element.ts'
import formCss from '../../gallery/browser/form.css?inline'
import { counted } from '../../lib/text.ts'
import type { Block } from '../block.ts'
import type { FoundError } from '../change-actions.ts'
import { ERRORS_EVENT, PATCHED_EVENT, TOGGLE_EVENT, type PageError } from '../protocol.ts'
import { drawPicture, openAndType, openAt, openBlock, openChosen } from './block-card.ts'
import { choose, chosenBlock, outline, placeOutline } from './block-outline.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { changeInTurn } from './change-block.ts'
import { openChanges } from './changes-panel.ts'
import css from './edit.css?inline'
import { bar, card, editorHost, editorRoot, foot, isInField, isOwn, say, sidePanel } from './editor-parts.ts'
import { isHoldingKeys, keepKey } from './held-keys.ts'
import { closeAll, opened, openedBlock, openPanel, placeCard, refreshCard, saveWaiting } from './opened-part.ts'
import { openPage } from './page-panel.ts'
import { pageSource, readPageSource, shownBlock } from './page-source.ts'
import { recordAt } from './record-panel.ts'
import { holdReloads } from './reloads.ts'
import { request } from './request.ts'
import { placePanel } from './side-panel.ts'
import { offerDrafts } from './unsaved-texts.ts'

/** The key in the session's storage of the error that the next page opens. */
const NEXT_PART = 'staffroom-next-part'

type ErrorPage = NonNullable<FoundError['page']>

let isOn = false

/** Opens the part that has the page's first error. */
const errorButton = buttonOf('', () => void openFirstError(), { class: 'wrong', hidden: '' })

editorRoot.append(createElement('style', {}, formCss, css), outline, card, sidePanel, foot)
bar.append(
  createElement('strong', {}, 'Editing'),
  buttonOf('Page', () => void openPanel('Page', openPage)),
  buttonOf('Changes', () => void openPanel('Changes', () => openChanges(openError))),
  buttonOf('Undo', () => void undo()),
  buttonOf('Done', () => dispatchEvent(new Event(TOGGLE_EVENT))),
  errorButton,
)
editorHost.addEventListener('close', offerDrafts)
holdReloads()

/** Switches editing on or off. */
export async function switchMode(): Promise<void> {
  if (isOn && !(await closeAll())) return
  isOn = !isOn
  sessionStorage.setItem('staffroom-edit', isOn ? 'on' : 'off')
  document.documentElement.toggleAttribute('data-editing', isOn)
  if (!isOn) {
    editorHost.remove()
    for (const [type, listener] of listeners) removeEventListener(type, listener, true)
    return
  }
  document.body.append(editorHost)
  for (const [type, listener] of listeners) addEventListener(type, listener, true)
  await readPageSource()
  const next = JSON.parse(sessionStorage.getItem(NEXT_PART) ?? 'null') as ErrorPage | null
  sessionStorage.removeItem(NEXT_PART)
  if (next?.route === location.pathname) await openPart(next.start)
  offerDrafts()
}

async function openError({ page, record }: FoundError): Promise<void> {
  if (record) return openPanel('Record', () => recordAt(record))
  if (page?.route === location.pathname) return openPart(page.start)
  if (!page) return
  sessionStorage.setItem(NEXT_PART, JSON.stringify(page))
  location.assign(page.route)
}

async function openFirstError(): Promise<void> {
  const place = pageSource.errors.find(({ severity }) => severity === 'error')?.place
  const { line = 0, column = 0 } = place ?? {}
  const isBefore = ({ place: at }: Block) => at.line < line || (at.line === line && at.column <= column)
  await openPart(pageSource.blocks.blocks.findLast(isBefore)?.start)
}

/** Opens the part at an offset as text, or the panel of the page. */
async function openPart(start = 0): Promise<void> {
  const block = pageSource.blocks.blocks.findLast((candidate) => candidate.start <= start)
  await (block ? openBlock(block, { asText: true }) : openPanel('Page', openPage))
}

const onMove = (event: Event) => {
  if (openedBlock() || isOwn(event)) return
  choose(event.target instanceof Element ? pageSource.blocks.at(event.target) : undefined)
}

const onClick = (event: Event) => {
  const { ctrlKey, metaKey, detail, clientX: x, clientY: y } = event as MouseEvent
  if (isOwn(event) || ctrlKey || metaKey || !(event.target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  // A widget that has hydrated is sent again what opened it.
  if (!event.isTrusted) return
  // The second click of a double click has only taken the focus from what the first one opens.
  if (detail > 1 && (isHoldingKeys() || opened?.text)) return opened?.text?.view.focus()
  const { target } = event
  void openAndType(() => openAt(target, { x, y }))
}

const onKey = (event: Event) => {
  if (!event.isTrusted) return
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event as KeyboardEvent
  const open = openedBlock()
  const chosen = chosenBlock()
  const turns: Record<string, 'undo' | 'redo'> = { z: shiftKey ? 'redo' : 'undo', y: 'redo' }
  const turn = (ctrlKey || metaKey) && turns[key.toLowerCase()]
  if (turn && !open && !isInField(event)) return (event.preventDefault(), void undo(turn))
  const [target] = event.composedPath() as HTMLElement[]
  // The text editor closes its list of completions first.
  if (key === 'Escape' && !target?.isContentEditable) return onEscape(event)
  if (isOwn(event) || isInField(event) || open) return
  if (key === 'Tab' && step(shiftKey ? -1 : 1)) event.preventDefault()
  if (key === 'Enter' && chosen) {
    event.preventDefault()
    void openAndType(openChosen)
  }
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown') && chosen) {
    event.preventDefault()
    void changeInTurn({ do: key === 'ArrowUp' ? 'up' : 'down' })
  }
  if (key === 'Delete' && chosen) void changeInTurn({ do: 'delete' })
}

const onEscape = (event: Event) => {
  const menu = card.querySelector<HTMLDetailsElement>('.tools details[open]')
  if (!openedBlock() && sidePanel.hidden) return
  event.preventDefault()
  if (!menu) return void closeAll()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const onDragOver = (event: Event) => {
  event.preventDefault()
  if (openedBlock() || !(event.target instanceof Element) || isOwn(event)) return
  choose(pageSource.blocks.at(event.target))
  outline.classList.add('drop')
}

const onDragEnd = () => outline.classList.remove('drop')

const onDrop = (event: Event) => {
  event.preventDefault()
  onDragEnd()
  const { dataTransfer, clientX: x, clientY: y } = event as DragEvent
  const [picture] = dataTransfer?.files ?? []
  if (picture) void openForPicture(picture, event.target instanceof Element && !isOwn(event) && event.target, { x, y })
}

/** @param part where it was dropped; by default the open block is what it goes to */
async function openForPicture(picture: File, part: Element | false, at: { x: number; y: number }): Promise<void> {
  const target = part ? await shownBlock(part) : openedBlock()
  const block = target?.name === 'Cell' ? pageSource.blocks.wholeAround(target) : target
  if (target === null) say('This part has just been changed. Drop the picture again.')
  if (!block) return
  await openBlock(block, { at, asText: block.name === 'Table' })
  await drawPicture(picture, block.name === 'Picture')
}

const listeners: [string, (event: Event) => void][] = [
  ['pointermove', onMove],
  // The page's own scripts would open a menu, or hydrate an island.
  ['pointerdown', (event) => isOwn(event) || event.stopPropagation()],
  ['click', onClick],
  ['keydown', (event) => keepKey(event as KeyboardEvent)],
  ['keydown', onKey],
  // What a button saves would be lost: the browser asks.
  ['beforeunload', (event) => editorRoot.querySelector('[data-unsaved]') && event.preventDefault()],
  ['resize', () => (placePanel(), placeCard())],
  // A page is hidden before it is gone.
  ['visibilitychange', () => document.hidden && saveWaiting()],
  ['dragover', onDragOver],
  ['dragleave', onDragEnd],
  ['drop', onDrop],
  [PATCHED_EVENT, () => void readPageSource().then(() => (placeOutline(), refreshCard()))],
]

// Also while editing is off: the errors of a page are sent when it is opened.
addEventListener(ERRORS_EVENT, ({ detail }: CustomEventInit<PageError[]>) => {
  pageSource.errors = detail ?? []
  const count = pageSource.errors.filter(({ severity }) => severity === 'error').length
  errorButton.textContent = counted(count, 'error')
  errorButton.hidden = !count
  opened?.text?.note()
})

/** Chooses the next block; after the last, the bar has the focus. False before the first. */
function step(by: number): boolean {
  const { blocks } = pageSource
  const shown = blocks.shown()
  const chosen = chosenBlock()
  const at = chosen ? shown.findLastIndex(({ start }) => start <= chosen.start) : by > 0 ? -1 : shown.length
  const next = shown[at + by]
  choose(next)
  if (!next && by > 0) bar.querySelector('button')?.focus()
  if (!next) return by > 0
  const [element] = blocks.elementsOf(next)
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  placeOutline()
  say(`${next.name}: ${element?.textContent.trim().slice(0, 80) ?? ''}`)
  return true
}

async function undo(action: 'undo' | 'redo' = 'undo'): Promise<void> {
  if (!(await closeAll())) return
  try {
    const { label, file } = await request(action, {})
    say(`${action === 'undo' ? 'Undone' : 'Redone'}: ${label} in ${file}.`)
  } catch (error) {
    say((error as Error).message)
  }
}
