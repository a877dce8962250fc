import { createElement } from '../../../pages/client/search/create-element.ts'
import formCss from '../../gallery/browser/form.css?inline'
import { counted } from '../../lib/text.ts'
import type { Block } from '../block.ts'
import type { FoundError } from '../change-actions.ts'
import { ERRORS_EVENT, HOLD_EVENT, PATCHED_EVENT, TOGGLE_EVENT, type PageError } from '../protocol.ts'
import {
  closeAll,
  changeBlock,
  drawPicture,
  leaveCard,
  openBlock,
  openChosen,
  openedBlock,
  openedText,
  placeCard,
  refreshCard,
  saveWaiting,
  typeHeld,
} from './block-card.ts'
import { choose, chosenBlock, outline, placeOutline } from './block-outline.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { openChanges } from './changes-panel.ts'
import { keepDraft } from './drafts.ts'
import css from './edit.css?inline'
import {
  bar,
  card,
  editorHost,
  editorRoot,
  foot,
  isInField,
  isOwn,
  say,
  sidePanel,
  shownStatus,
} from './editor-parts.ts'
import { clearHeldKeys, finishNextPart, keepNextPart, nextPart, type NextPart } from './next-part.ts'
import { openPage } from './page-panel.ts'
import { blockWith, pageSource, readPageSource, shownBlock } from './page-source.ts'
import { openRecord, recordAt, recordOfPhrase, shownRecord } from './record-panel.ts'
import { holdReloads } from './reloads.ts'
import { request } from './request.ts'
import { panelTitle, placePanel, showPanel } from './side-panel.ts'
import { readTypedFields, restoreTypedFields } from './typed-fields.ts'
import { offerDrafts } from './unsaved-texts.ts'

let isOn = false

/** Whether a part is being opened that was clicked, or chosen by key. */
let isOpening = false

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
editorHost.addEventListener('phrase', ({ detail }: CustomEventInit<string>) => {
  void openPanel('Record', () => recordOfPhrase(detail ?? ''))
})
editorHost.addEventListener('words', ({ detail }: CustomEventInit<Element>) => {
  if (detail) void openWords(detail, true)
})
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
  const part = nextPart()
  if (part) await openNextPart(part)
  else clearHeldKeys()
  offerDrafts()
}

async function openNextPart(part: NextPart): Promise<void> {
  const { start, texts, caret, panel, record, fields } = part
  if (panel === 'Changes') await openPanel('Changes', () => openChanges(openError))
  else if (record) await openPanel('Record', () => recordAt(record))
  else if (start === undefined) await openPanel('Page', openPage)
  else {
    const last = () => pageSource.blocks.blocks.findLast((candidate) => candidate.start <= start)
    const block = texts ? blockWith(texts, start) : last()
    if (block) await openBlock(block, { asText: caret !== undefined })
  }
  const typed = finishNextPart()
  if (fields) restoreTypedFields(fields, typed)
  if (caret === undefined) return
  const opened = openedText()
  const [old = '', , text = ''] = texts ?? []
  // Its place has been changed in another program: the text is offered as any that is in no file.
  if (!opened && typed) {
    const session = crypto.randomUUID()
    return keepDraft({ session, start: start ?? 0, old, text: text.slice(0, caret) + typed + text.slice(caret) })
  }
  opened?.moveCaret(caret)
  opened?.type(typed)
}

/** How many parts were asked for. */
let openings = 0
/** After this long, in milliseconds, the status says that one has to wait. */
const SLOW_MS = 400
const PATIENCE = 'One moment …'

/** Opens a part. What is typed until it is open belongs there. */
async function openAndType(open: () => Promise<void>): Promise<void> {
  const opening = ++openings
  // What was typed after an earlier click goes where the last one leads.
  if (!isOpening) clearHeldKeys()
  isOpening = true
  dispatchEvent(new Event(HOLD_EVENT))
  const slow = setTimeout(() => say(PATIENCE), SLOW_MS)
  try {
    await open()
  } catch (error) {
    say((error as Error).message)
  }
  clearTimeout(slow)
  // The author has clicked again meanwhile.
  if (opening !== openings) return
  isOpening = false
  if (shownStatus() === PATIENCE) say('')
  typeHeld(finishNextPart())
}

async function openError({ page, record }: FoundError): Promise<void> {
  if (record) return openPanel('Record', () => recordAt(record))
  if (!page) return
  keepNextPart(page)
  if (page.route === location.pathname) await openNextPart(page)
  else location.assign(page.route)
}

async function openFirstError(): Promise<void> {
  const place = pageSource.errors.find(({ severity }) => severity === 'error')?.place
  const { line = 0, column = 0 } = place ?? {}
  const isBefore = ({ place: at }: Block) => at.line < line || (at.line === line && at.column <= column)
  const block = pageSource.blocks.blocks.findLast(isBefore)
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
  if (detail > 1 && (isOpening || openedText())) return openedText()?.view.focus()
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
    void changeBlock({ do: key === 'ArrowUp' ? 'up' : 'down' })
  }
  if (key === 'Delete' && chosen) void changeBlock({ do: 'delete' })
}

const onEscape = (event: Event) => {
  const menu = card.querySelector<HTMLDetailsElement>('.tools details[open]')
  if (!openedBlock() && sidePanel.hidden) return
  event.preventDefault()
  if (!menu) return void closeAll()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Prevents what the page's own scripts do with a press, such as opening a menu. */
const onPress = (event: Event) => {
  if (!isOwn(event)) event.stopPropagation()
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

/** Lets a reload open again what is open. */
const onLeave = () => {
  const panel = panelTitle()
  const record = shownRecord()
  const left = leaveCard() ?? (record ? { record } : /^(Page|Changes)$/.test(panel) && { panel })
  if (left) keepNextPart({ route: location.pathname, ...left, fields: readTypedFields(), isReload: true })
}

const listeners: [string, (event: Event) => void][] = [
  ['pointermove', onMove],
  ['pointerdown', onPress],
  ['click', onClick],
  ['keydown', onKey],
  ['resize', () => (placePanel(), placeCard())],
  ['pagehide', onLeave],
  // Firefox closes a tab without `pagehide`; everywhere a page is hidden before it is gone.
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
  openedText()?.note()
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

/** @param at where in the window it was clicked */
async function openAt(clicked: Element, at: { x: number; y: number }): Promise<void> {
  const target = wordsNearest(clicked, at)
  say('')
  const closed = closeAll()
  const block = await shownBlock(target, closed)
  if (!(await closed)) return
  if (block === null) return say('This part has just been changed. Click it again.')
  if (block?.kind === 'text') return openBlock(block, { at })
  await openWords(target, isAtWords(target, at), block, at)
}

/** Opens what the words of a part are written in, or the widget that shows them. */
async function openWords(
  target: Element,
  isAtWords: boolean,
  block = pageSource.blocks.at(target),
  at?: { x: number; y: number },
): Promise<void> {
  const opening = at && { at }
  // Capitals may be the style's alone.
  const isWritten = getComputedStyle(target).textTransform === 'none'
  const shownIn = (element: Element) =>
    ((isWritten && (element as HTMLElement).innerText) || element.textContent).trim()
  const shown = isAtWords ? shownIn(target) : ''
  const inside = block && shown ? await textInside(block, shown) : undefined
  if (inside) return openBlock(inside, opening)
  // The other words that a widget shows come from records; its own form is one click away.
  const widget = block && { name: block.name, open: () => openBlock(block, opening) }
  if (shown && shown.length < 400) {
    const texts = textsOf(shown)
    const words = { shown, nth: texts.findIndex((text) => target.contains(text)), count: texts.length }
    return openPanel('Record', () => openRecord(words, widget), target)
  }
  await widget?.open()
}

/** The texts of the page that have only these words. */
function textsOf(words: string): Node[] {
  const found: Node[] = []
  const collapsed = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      collapsed(node.textContent) === collapsed(words) &&
      !node.parentElement?.closest('script, style, template, noscript')
    )
      found.push(node)
  return found
}

/** In a drawing, the text whose middle is nearest: the boxes of its lines overlap. Elsewhere what was clicked. */
function wordsNearest(clicked: Element, { x, y }: { x: number; y: number }): Element {
  if (clicked.localName !== 'text') return clicked
  const distance = (text: Element) => {
    const { left, top, width, height } = text.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  }
  const texts = document.elementsFromPoint(x, y).filter(({ localName }) => localName === 'text')
  return texts.sort((a, b) => distance(a) - distance(b))[0] ?? clicked
}

/** Whether a click was on the words of a part, or on a button, link or cell as a whole, and not beside its words. */
function isAtWords(part: Element, { x, y }: { x: number; y: number }): boolean {
  if (part.closest('a, button, summary, svg, td, th')) return true
  const range = new Range()
  range.selectNodeContents(part)
  return [...range.getClientRects()].some(
    (line) => line.left - 4 <= x && x <= line.right + 4 && line.top - 4 <= y && y <= line.bottom + 4,
  )
}

/** The text between a widget's tags that has some of its words; undefined if it has none there. */
async function textInside({ start, end }: Block, shown: string): Promise<Block | undefined> {
  const { file, blocks } = pageSource
  const hasText = blocks.blocks.some((block) => block.kind === 'text' && start < block.start && block.end <= end)
  if (!hasText) return undefined
  return (await request('inside', { file, start, end, shown: shown.slice(0, 3000) })).block
}

async function undo(action: 'undo' | 'redo' = 'undo'): Promise<void> {
  if (!(await closeAll())) return
  try {
    const { label, file } = await request(action)
    say(`${action === 'undo' ? 'Undone' : 'Redone'}: ${label} in ${file}.`)
  } catch (error) {
    say((error as Error).message)
  }
}

/** @param words what was clicked; by default the chosen block is what is edited */
async function openPanel(title: string, content: () => Promise<HTMLElement>, words?: Element): Promise<void> {
  if (!(await closeAll())) return
  const chosen = chosenBlock()
  await showPanel(title, content, () => void closeAll(), words ?? (chosen && pageSource.blocks.elementsOf(chosen)[0]))
}
