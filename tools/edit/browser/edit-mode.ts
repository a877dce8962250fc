import type { EditorView } from '@codemirror/view'
import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Block } from '../blocks.ts'
import type { Field } from '../fields.ts'
import { ERRORS_EVENT, PATCHED_EVENT, type PageError } from '../protocol.ts'
import { buttonOf } from './button.ts'
import { openChanges } from './changes-panel.ts'
import { forgetDraft, keepDraft, readDrafts } from './drafts.ts'
import css from './edit.css?inline'
import { formOf, savePending, withCode } from './form.ts'
import { PageBlocks } from './page-blocks.ts'
import { openPage } from './page-panel.ts'
import { pictureForm } from './picture-form.ts'
import { openRecord } from './record-panel.ts'
import type { Refused } from './request.ts'
import { request, requestAtOnce } from './request.ts'
import { commands, knownWords, openTextEditor, showErrors } from './text-editor.ts'

/** How long a pause in typing is before the text is written. */
const PAUSE_MS = 300

/** How long the page may take to show the last edit, before a click is answered without it. */
const PATCH_TIMEOUT_MS = 10_000

type Opened = {
  block: Block
  text: string
  form?: { name: string; description: string; fields: Field[] }
  /** The routes of the pages with links to this heading. */
  links: string[]
}

const host = createElement('staffroom-edit' as 'div', {})
const root = host.attachShadow({ mode: 'open' })
const outline = createElement('div', { class: 'outline', hidden: '' })
const name = createElement('span', { class: 'name' })
outline.append(name)
const status = createElement('p', { class: 'status', role: 'status' })
const bar = createElement('div', { class: 'bar', role: 'toolbar', 'aria-label': 'Edit this page' })
const card = createElement('section', { class: 'card', hidden: '' })
const panel = createElement('section', { class: 'panel', hidden: '' })

let isOn = false
let file = ''
let fileName = ''
/** The text of the file from which the blocks were read. */
let source = ''
/** Its version, as the server names it. */
let version: string | undefined
let blocks = new PageBlocks([])
/** The errors and warnings of the page when the site was last checked. */
let pageErrors: PageError[] = []
/** The block under the pointer, or the one chosen with Tab. */
let chosen: Block | undefined
/** What is open for editing. */
let open:
  { block: Block; old: string; view?: EditorView; session: string; timer?: ReturnType<typeof setTimeout> } | undefined
/** What had the focus before a panel was opened. */
let opener: Element | null = null
/** Whether the author was told that closing the panel throws a value away. */
let isWarned = false

// What is said of the last edit does not stand beside the errors of the next.
root.addEventListener('input', () => status.textContent?.startsWith('Saved') && say(''))

/** Switches editing on or off. */
export async function switchMode(): Promise<void> {
  if (isOn && !(await close())) return
  isOn = !isOn
  sessionStorage.setItem('staffroom-edit', isOn ? 'on' : 'off')
  document.documentElement.toggleAttribute('data-editing', isOn)
  if (!isOn) {
    host.remove()
    for (const [type, listener] of listeners) removeEventListener(type, listener, true)
    return
  }
  root.replaceChildren(
    createElement('style', {}, css),
    outline,
    card,
    panel,
    createElement('div', { class: 'foot' }, bar, status),
  )
  drawBar()
  document.body.append(host)
  for (const [type, listener] of listeners) addEventListener(type, listener, true)
  await readPage()
  offerDrafts()
}

function drawBar(): void {
  bar.replaceChildren(
    createElement('strong', {}, 'Editing'),
    buttonOf('Page', () => void openMatter()),
    buttonOf('Changes', () => void showPanel('Changes', () => openChanges(say))),
    buttonOf('Undo', () => void undo()),
    buttonOf('Done', () => dispatchEvent(new Event('staffroom:edit'))),
  )
}

async function readPage(): Promise<void> {
  try {
    type OpenedPage = { file: string; name: string; version: string; text: string; blocks: Block[] }
    const page = await request<OpenedPage>('page', { route: location.pathname })
    file = page.file
    fileName = page.name
    version = page.version
    source = page.text
    blocks = new PageBlocks(page.blocks)
  } catch (error) {
    say((error as Error).message)
  }
  if (open) open.block = blocks.blocks.find(({ start }) => start === open?.block.start) ?? open.block
  place()
}

function say(text: string): void {
  status.textContent = text
}

/** Whether an event happened in the editor's own parts. */
const isOwn = (event: Event) =>
  event
    .composedPath()
    .some((candidate) => candidate === host || (candidate as Element).localName === 'staffroom-dev-bar')

const onMove = (event: Event) => {
  if (open || isOwn(event)) return
  choose(event.target instanceof Element ? blocks.at(event.target) : undefined)
}

const onClick = (event: Event) => {
  const { ctrlKey, metaKey } = event as MouseEvent
  if (isOwn(event) || ctrlKey || metaKey || !(event.target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  void openAt(event.target)
}

const onKey = (event: Event) => {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event as KeyboardEvent
  if ((ctrlKey || metaKey) && key === 'z' && !open && !isField(event)) return (event.preventDefault(), void undo())
  const [target] = event.composedPath() as HTMLElement[]
  // The text editor closes its list of completions first.
  if (key === 'Escape' && !target?.isContentEditable) return onEscape(event)
  if (isOwn(event) || isField(event)) return
  if (open) return
  if (key === 'Tab' && step(shiftKey ? -1 : 1)) event.preventDefault()
  if (key === 'Enter' && chosen) {
    event.preventDefault()
    void openBlock(chosen)
  }
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown') && chosen) {
    event.preventDefault()
    void command(chosen, { do: key === 'ArrowUp' ? 'up' : 'down' })
  }
}

const onEscape = (event: Event) => {
  const menu = card.querySelector<HTMLDetailsElement>('details[open]')
  if (!open && panel.hidden) return
  event.preventDefault()
  if (!menu) return void close()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const isField = (event: Event) => {
  const [target] = event.composedPath() as HTMLElement[]
  return target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')
}

/** Prevents what the page's own scripts do with a press, such as opening a menu. */
const onPress = (event: Event) => {
  if (!isOwn(event)) event.stopPropagation()
}

const onLeave = () => {
  if (open?.timer) void save(true)
  else if (open) void requestAtOnce('leave', { file }, true).catch(() => undefined)
}

const listeners: [string, (event: Event) => void][] = [
  ['pointermove', onMove],
  ['pointerdown', onPress],
  ['click', onClick],
  ['keydown', onKey],
  ['resize', () => place()],
  ['pagehide', onLeave],
  ['dragover', (event) => event.preventDefault()],
  ['drop', (event) => onDrop(event)],
  [PATCHED_EVENT, () => void readPage()],
]

// Also while editing is off: the errors of a page are sent when it is opened.
addEventListener(ERRORS_EVENT, ({ detail }: CustomEventInit<PageError[]>) => {
  pageErrors = detail ?? []
  note('')
})

function onDrop(event: Event): void {
  event.preventDefault()
  const [picture] = (event as DragEvent).dataTransfer?.files ?? []
  const block = event.target instanceof Element && !isOwn(event) ? blocks.at(event.target) : open?.block
  if (picture && block) void openBlock(block).then(() => drawPicture(picture))
}

function choose(block: Block | undefined): void {
  chosen = block
  place()
}

/** Chooses the next block; after the last, the bar has the focus. False before the first. */
function step(by: number): boolean {
  const shown = blocks.shown()
  const at = chosen
    ? shown.findIndex(({ start, end }) => start === chosen!.start && end === chosen!.end)
    : by > 0
      ? -1
      : shown.length
  const next = shown[at + by]
  choose(next)
  if (!next && by > 0) bar.querySelector('button')?.focus()
  if (!next) return by > 0
  blocks.elementsOf(next)[0]?.scrollIntoView({ block: 'nearest' })
  place()
  say(`${next.name}: ${blocks.elementsOf(next)[0]?.textContent.trim().slice(0, 80) ?? ''}`)
  return true
}

/** Puts the outline and the editor where the block is now. */
function place(): void {
  const block = open?.block ?? chosen
  const box = block && blocks.boxOf(block)
  outline.hidden = !box
  if (!box) return
  // Inside the window, or the page could be scrolled sideways.
  const [from, to] = [Math.max(0, box.x - 6), Math.min(box.right + 6, document.documentElement.clientWidth)]
  Object.assign(outline.style, { left: px(from), top: px(box.y - 4), width: px(to - from), height: px(box.height + 8) })
  name.textContent = block.name
  if (card.hidden) return
  const width = Math.min(Math.max(box.width + 12, 520), document.documentElement.clientWidth - 24)
  const left = Math.min(Math.max(12, box.x - 6), document.documentElement.clientWidth - width - 12)
  Object.assign(card.style, { left: px(left), top: px(box.bottom + 10), width: px(width) })
}

const px = (length: number) => `${Math.round(length)}px`

async function openAt(target: Element): Promise<void> {
  if (!(await close())) return
  const block = blocks.at(target)
  if (block?.kind === 'text') return openBlock(block)
  const shown = (target as HTMLElement).innerText?.trim() ?? ''
  const inside = block && shown ? await textInside(block, shown) : undefined
  if (inside) return openBlock(inside)
  // The other words that a widget shows come from records; its own form is one click away.
  if (shown && shown.length < 400) return openWords(shown, block)
  if (block) await openBlock(block)
}

/** The text between a widget's tags that has some of its words; undefined if it has none there. */
async function textInside({ start, end }: Block, shown: string): Promise<Block | undefined> {
  const hasText = blocks.blocks.some((block) => block.kind === 'text' && start < block.start && block.end <= end)
  if (!hasText) return undefined
  return (await request<{ block?: Block }>('inside', { file, start, end, shown: shown.slice(0, 3000) })).block
}

async function openWords(shown: string, block: Block | undefined): Promise<void> {
  const widget = block && { name: block.name, open: () => void openBlock(block) }
  await showPanel('Record', () => openRecord(shown, say, widget))
}

/** Resolves when the page shows the last edit. */
function nextPatch(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => addEventListener(PATCHED_EVENT, resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, PATCH_TIMEOUT_MS)),
  ])
}

async function openBlock(block: Block, isAgain = false): Promise<void> {
  if (!(await close())) return
  const [element] = blocks.elementsOf(block)
  try {
    const anchor = block.name === 'Heading' ? element?.id || undefined : undefined
    const opened = await request<Opened>('open', { file, start: block.start, end: block.end, version, anchor })
    const session = crypto.randomUUID()
    open = { block: opened.block, old: opened.text, session }
    card.replaceChildren(tools(opened))
    if (opened.links.length)
      card.append(
        createElement(
          'p',
          { class: 'about' },
          `Links on ${opened.links.join(', ')} lead to this heading: change them too.`,
        ),
      )
    card.setAttribute('aria-label', `Edit: ${opened.block.name}`)
    card.hidden = false
    // Where it belongs before it takes the focus, or the browser would scroll to where it was.
    place()
    if (opened.form) drawForm(opened.form)
    else drawText(opened.text)
    place()
    showWhole()
    const draft = readDrafts().find(({ old }) => old === opened.text)
    if (draft) restore(draft.text)
  } catch (error) {
    const { message, details } = error as Refused
    if (!details?.isStale || isAgain || !element) return say(message)
    // The page does not yet show the last edit, so its offsets are old.
    await nextPatch()
    await readPage()
    const now = blocks.at(element)
    if (now) await openBlock(now, true)
  }
}

/** Scrolls until the end of what is open can be seen. */
function showWhole(): void {
  const { bottom } = card.getBoundingClientRect()
  if (bottom > innerHeight - 60) scrollBy({ top: bottom - innerHeight + 60 })
}

/** Puts a text into the open editor. */
function restore(text: string): void {
  const { view } = open ?? {}
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

function tools({ form, block }: Opened): HTMLElement {
  const button = (label: string, title: string, action: () => void) =>
    buttonOf(label, action, { title, 'aria-label': title })
  const formatButtons = form
    ? [button('Text', 'Edit the widget as text', () => void switchToText())]
    : commands.map(({ name: label, sign, key, run }) => {
        const format = button(sign, `${label} (${key.replace('Mod', 'Ctrl')})`, () => {
          const view = open?.view
          if (view) run({ state: view.state, dispatch: (transaction) => view.dispatch(transaction) })
          view?.focus()
        })
        format.className = 'format'
        return format
      })
  const widget = form ? undefined : blocks.widgetAround(block)
  const widgetButtons = widget
    ? [button(`<${widget.name}>`, 'Edit the widget', () => void openBlock(blocks.widgetAround(block) ?? widget))]
    : []
  const menu = createElement('div', { class: 'menu' })
  const choice = (label: string, action: () => void) => menu.append(buttonOf(label, action))
  const insert = (text: string) => () => open && void command(open.block, { do: 'insert', text })
  const samples: [string, string][] = [
    ['Paragraph', 'A new paragraph.'],
    ['Heading', '## A new heading'],
    ['List', '- One\n- Two'],
    ['Table', '| One | Two |\n| --- | --- |\n| a | b |'],
    ['Second column', '---'],
  ]
  for (const [label, text] of samples) choice(label, insert(text))
  choice('Picture', () => drawPicture())
  void knownWords().then(({ widgets }) => {
    for (const { name: label, example } of widgets) choice(`<${label}>`, insert(example))
  })
  const insertMenu = createElement('details', {}, createElement('summary', { title: 'Insert below' }, 'Insert…'), menu)
  insertMenu.ontoggle = () => insertMenu.open && menu.scrollIntoView({ block: 'nearest' })
  const act = (what: 'duplicate' | 'delete' | 'up' | 'down') => () => open && void command(open.block, { do: what })
  return createElement(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': 'Block' },
    ...formatButtons,
    ...widgetButtons,
    createElement('span', { class: 'gap' }),
    insertMenu,
    button('↑', 'Move up', act('up')),
    button('↓', 'Move down', act('down')),
    button('Copy', 'Duplicate', act('duplicate')),
    button('Delete', 'Delete', act('delete')),
    button('×', 'Close (Esc)', () => void close()),
  )
}

function drawText(text: string): void {
  const place = createElement('div', { class: 'text' })
  const [element] = open ? blocks.elementsOf(open.block) : []
  if (element) {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
    const size = Math.min(parseFloat(fontSize), 20)
    Object.assign(place.style, {
      fontFamily,
      fontSize: px(size),
      lineHeight: String(Math.max(1.4, parseFloat(lineHeight) / parseFloat(fontSize) || 1.5)),
    })
  }
  card.append(place, createElement('p', { class: 'note', role: 'status' }))
  const view = openTextEditor(place, root, {
    text,
    label: `${open!.block.name}, source`,
    onChange: (changed) => onType(changed),
    onClose: () => void close(),
  })
  open!.view = view
  note('')
  view.focus()
}

/** Asks for a picture in place of the text. */
function drawPicture(dropped?: File): void {
  if (!open) return
  open.view?.destroy()
  delete open.view
  const { block, old, session } = open
  const place = { file, start: block.start, end: block.end, old, session }
  for (const part of [...card.children].slice(1)) part.remove()
  // The picture's form has no words to be bold.
  for (const part of card.querySelectorAll('.format, details')) part.remove()
  card.append(
    pictureForm(place, dropped, async (start) => {
      await close()
      await readPage()
      choose(blocks.blocks.find((candidate) => candidate.start === start))
      say('Saved. Ctrl+Z undoes it.')
    }),
  )
}

async function switchToText(): Promise<void> {
  card.querySelector('form')?.remove()
  card.querySelector('.about')?.remove()
  card.querySelector('.tools button')?.remove()
  drawText(open!.old)
}

function drawForm({ description, fields }: NonNullable<Opened['form']>): void {
  const form = formOf(fields, {
    async save(field, value) {
      if (!open) return
      const { block, old, session } = open
      const prop = { file, start: block.start, end: block.end, old, session, name: field.name, value }
      const { text, ...span } = await request<{ start: number; end: number; text: string }>('prop', prop)
      Object.assign(open, { old: text, block: { ...block, ...span } })
      say(`Saved in ${fileName}.`)
    },
  })
  card.append(createElement('p', { class: 'about' }, ...withCode(description)), form)
  if (!fields.length)
    form.append(createElement('p', { class: 'help' }, 'This widget has no settings. Click its words to edit them.'))
  const field = card.querySelector<HTMLElement>('form :is(input, select, textarea)')
  ;(field ?? card.querySelector('button'))?.focus()
}

function onType(text: string): void {
  if (!open) return
  keepDraft({ old: open.old, text })
  clearTimeout(open.timer)
  open.timer = setTimeout(() => void save(), PAUSE_MS)
  void preview(text)
}

let previewing = false

/** Shows what is typed, one state at a time: those typed meanwhile are skipped. */
async function preview(text: string): Promise<void> {
  if (previewing || !open) return
  previewing = true
  const { block, old, session, view } = open
  try {
    await request('type', { file, start: block.start, end: block.end, old, session, text })
    note('')
  } catch {
    // The pause says what is wrong: while typing, much is half written.
  } finally {
    previewing = false
  }
  const now = view?.state.doc.toString()
  if (open?.view === view && now !== undefined && now !== text && open.old !== now) void preview(now)
}

/** Says why the text cannot be saved, or else what is wrong in it. */
function note(message: string): void {
  const place = card.querySelector('.note')
  if (!place || !open?.view) return
  place.textContent = showErrors(open.view, message, pageErrors, open.block.place)
  if (message) showWhole()
}

async function save(keepalive = false): Promise<void> {
  if (!open?.view) return
  const { block, old, session, view } = open
  clearTimeout(open.timer)
  delete open.timer
  const text = view.state.doc.toString()
  if (text === old) return forgetDraft(old)
  try {
    // A page that is left cannot wait for the requests before this one.
    const span = await (keepalive ? requestAtOnce : request)<{ start: number; end: number }>(
      'save',
      { file, start: block.start, end: block.end, old, session, text },
      keepalive,
    )
    forgetDraft(old)
    // What was typed meanwhile is a draft of the text that is now in the file.
    const now = view.state.doc.toString()
    if (now !== text) keepDraft({ old: text, text: now })
    // The editor may have been closed meanwhile.
    if (open?.view === view) Object.assign(open, { old: text, block: { ...block, ...span } })
    note('')
    say(`Saved in ${fileName}.`)
  } catch (error) {
    const { message, details } = error as Refused
    say(details?.isUnanswered ? message : '')
    if (!details?.isUnanswered) note(message)
    if (details?.theirs) showConflict(details.theirs)
  }
}

/** Shows what stands in the file now, and lets the author choose. */
function showConflict(theirs: { start: number; end: number; text: string }): void {
  card.querySelector('.conflict')?.remove()
  const choice = (label: string, action: () => void) =>
    buttonOf(label, () => {
      card.querySelector('.conflict')?.remove()
      if (!open?.view) return
      forgetDraft(open.old)
      Object.assign(open, { old: theirs.text, block: { ...open.block, start: theirs.start, end: theirs.end } })
      action()
      open.view.focus()
    })
  card.append(
    createElement(
      'div',
      { class: 'conflict' },
      createElement('p', {}, 'The file now has:'),
      createElement('pre', {}, theirs.text),
      choice('Keep mine', () => void save()),
      choice('Take that', () => restore(theirs.text)),
    ),
  )
  showWhole()
}

/** Closes what is open; returns false if a value would be lost of which the author has not been told. */
async function close(): Promise<boolean> {
  await savePending()
  if (root.querySelector('[data-unsaved]') && !isWarned) {
    isWarned = true
    say('A value is not saved yet. Save it, or close once more to throw it away.')
    return false
  }
  isWarned = false
  const closing = open
  if (closing?.timer) await save()
  closing?.view?.destroy()
  if (closing) void request('leave', { file }).catch(() => undefined)
  open = undefined
  card.hidden = true
  card.replaceChildren()
  if (!panel.hidden && opener instanceof HTMLElement && opener.isConnected) opener.focus()
  panel.hidden = true
  panel.replaceChildren()
  if (!closing) return true
  choose(blocks.blocks.find(({ start }) => start === closing.block.start))
  offerDrafts()
  return true
}

async function command(block: Block, action: object): Promise<void> {
  const session = crypto.randomUUID()
  try {
    if (open?.timer) await save()
    const target = open?.block ?? block
    const { text } = await request<Opened>('open', { file, start: target.start, end: target.end })
    const { start } = await request<{ start: number }>('block', {
      file,
      start: target.start,
      end: target.end,
      old: text,
      session,
      command: action,
    })
    await close()
    await readPage()
    choose(blocks.blocks.find((candidate) => candidate.start === start))
    say('Saved. Ctrl+Z undoes it.')
  } catch (error) {
    note((error as Error).message)
    say((error as Error).message)
  }
}

async function undo(): Promise<void> {
  if (!(await close())) return
  try {
    const { label, file: where } = await request<{ label: string; file: string }>('undo')
    say(`Undone: ${label} in ${where}.`)
  } catch (error) {
    say((error as Error).message)
  }
}

async function openMatter(): Promise<void> {
  await showPanel('Page', () => openPage(file, () => say(`Saved in ${fileName}.`)))
}

/** Opens the panel at the side. */
async function showPanel(title: string, content: () => Promise<HTMLElement>): Promise<void> {
  if (!(await close())) return
  opener = root.activeElement
  const shut = buttonOf('×', () => void close(), { class: 'shut', 'aria-label': 'Close' })
  panel.replaceChildren(createElement('h2', {}, title), shut)
  panel.setAttribute('aria-label', title)
  panel.hidden = false
  shut.focus()
  const waiting = createElement('p', { class: 'help', role: 'status' }, 'One moment …')
  panel.append(waiting)
  try {
    waiting.replaceWith(await content())
  } catch (error) {
    waiting.replaceWith(createElement('p', { class: 'error' }, (error as Error).message))
  }
}

/** Offers the texts that are in no file, such as those that were invalid when their part was closed. */
function offerDrafts(): void {
  const textOf = ({ start, end }: Block) => source.slice(start, end)
  // Written after all: a page that is left does not see the answer.
  for (const { old, text } of readDrafts()) if (blocks.blocks.some((block) => textOf(block) === text)) forgetDraft(old)
  const [draft] = readDrafts()
  if (!draft || open) return
  const block = blocks.blocks.find((candidate) => textOf(candidate) === draft.old)
  status.replaceChildren(
    'You have an unsaved text on this page. ',
    block
      ? buttonOf('Open it', () => (say(''), void openBlock(block)))
      : buttonOf('Show it', () => void showPanel('Unsaved text', () => Promise.resolve(lostText(draft.text)))),
    ' ',
    buttonOf('Forget it', () => (forgetDraft(draft.old), say(''), offerDrafts())),
  )
}

/** A text whose place on the page has been changed. */
function lostText(text: string): HTMLElement {
  return createElement(
    'div',
    {},
    createElement('p', {}, 'The part of the page that it belongs to has been changed. You can copy it from here:'),
    createElement('pre', { tabindex: '0' }, text),
  )
}
