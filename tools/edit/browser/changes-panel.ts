import { createElement } from '../../../pages/client/search/create-element.ts'
import { counted } from '../../lib/text.ts'
import type { ActionAnswer } from '../edit-server.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { checkResult, errorList, type OpenError } from './check-results.ts'
import { editorRoot, onSubmit, say, sidePanel } from './editor-parts.ts'
import { request, requestAtOnce } from './request.ts'

type Changes = ActionAnswer<'changes'>

/** The key in the session's storage of what is entered here and not proposed yet. */
const ENTERED = 'staffroom-proposal'
/** A proposal waits up to a minute each for the remote's branches, its files and the push. */
const MAX_PROPOSAL_MS = 180_000

type Entered = { title?: string; reason?: string; ticks?: Record<string, boolean> }

function entered(): Entered {
  return JSON.parse(sessionStorage.getItem(ENTERED) ?? '{}') as Entered
}

function keepEntered({ target }: Event): void {
  const { name, value, checked } = target as HTMLInputElement
  const change = name === 'file' ? { ticks: { ...entered().ticks, [value]: checked } } : { [name]: value }
  sessionStorage.setItem(ENTERED, JSON.stringify({ ...entered(), ...change }))
}

/** Does something to the changes, says what was done, and draws them again. */
type Change = (action: () => Promise<string>) => Promise<void>

/**
 * What has changed, with undo, the check and the proposal.
 * @param open opens what an error of the check is in
 */
export async function openChanges(open: OpenError): Promise<HTMLElement> {
  const form = createElement('form', { class: 'changes' })
  const list = createElement('div', {})
  const draw = async () => {
    const { files, edits, proposals, isRepository } = await request('changes', {})
    const unfolded = [...list.querySelectorAll('details[open]')].map(({ id }) => id)
    const focused = editorRoot.activeElement
    const { top = 0 } = focused?.getBoundingClientRect() ?? {}
    list.replaceChildren(...files.map((file) => fileOf(file, edits, change)))
    for (const id of unfolded) editorRoot.getElementById(id)?.toggleAttribute('open', true)
    const again = editorRoot.getElementById(focused?.id ?? '')
    again?.focus({ preventScroll: true })
    // The line does not move under the pointer.
    sidePanel.scrollTop += (again?.getBoundingClientRect().top ?? top) - top
    if (!files.length) list.prepend(createElement('p', {}, 'Nothing has changed yet.'))
    if (!isRepository)
      list.prepend(createElement('p', {}, 'This folder is no git repository: nothing can be proposed.'))
    proposal.hidden = !isRepository || !files.length
    offerBranches(proposals)
  }
  const change: Change = async (action) => {
    try {
      say(await action())
      await draw()
    } catch (error) {
      say((error as Error).message)
    }
  }
  const { proposal, offerBranches } = proposalOf(form, open, draw)
  form.oninput = keepEntered
  // Enter in a text proposes; a box is ticked by the space bar.
  form.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.target as HTMLElement).matches('[name=file]')) event.preventDefault()
  }
  await draw()
  form.append(list, checkOf(form, open), proposal)
  return form
}

function chosenIn(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('file') as string[]
}

function fileOf(
  { file, from, title, kind, added, removed, diff, isOwn, isUsed, proposed }: Changes['files'][number],
  edits: Changes['edits'],
  change: Change,
): HTMLElement {
  const include = createElement('input', {
    type: 'checkbox',
    name: 'file',
    value: file,
    'aria-label': `Propose ${file}`,
  })
  include.disabled = kind === 'unchanged'
  include.checked = !include.disabled && (entered().ticks?.[file] ?? (isOwn && !proposed))
  const changed = kind === 'changed' ? `${counted(removed, 'line')} out, ${counted(added, 'line')} in` : kind
  const what = from ? `renamed from ${from}` : isUsed ? changed : `${changed}, on no page`
  const changes = diff
    .split('\n')
    .map((line) =>
      createElement('span', { class: line.startsWith('+') ? 'in' : line.startsWith('-') ? 'out' : '' }, `${line}\n`),
    )
  const fileEdits = edits.filter((edit) => edit.file === file)
  const list = fileEdits.map(({ label, time, session, words, waitsFor, isUndone }) => {
    const at = new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    const later = edits.find((other) => other.session === waitsFor)
    const button = createElement('button', { type: 'button', id: session }, isUndone ? 'Redo this' : 'Undo this')
    const turn = async () => {
      const done = await request(isUndone ? 'redo' : 'undo', { session })
      return `${isUndone ? 'Redone' : 'Undone'}: ${done.label}.`
    }
    // A double click undoes once.
    button.onclick = ({ detail }) => detail < 2 && void change(turn)
    const help = (text: string) => createElement('p', { class: 'help' }, text)
    const name = createElement('div', {}, `${label}, ${at}`, help(isUndone ? `undone: ${words}` : words))
    return createElement('li', {}, name, later ? help(`Undo ${later.words} first`) : button)
  })
  const discard = async () => `Deleted. It is kept as ${(await request('discard', { file })).kept}.`
  return createElement(
    'article',
    {},
    createElement('h3', {}, createElement('label', {}, include, ` ${title ?? file}`)),
    createElement('p', { class: 'help' }, `${file}: ${what}${proposed ? `, proposed as ${proposed}` : ''}`),
    list.length > 1 && createElement('p', { class: 'help' }, 'The file is proposed whole, with all its edits.'),
    list.length > 0 && createElement('ul', {}, ...list),
    kind === 'new' && !from && buttonOf('Delete this file', () => void change(discard)),
    kind !== 'unchanged' &&
      createElement(
        'details',
        { id: `lines-${file}` },
        createElement('summary', {}, 'Show the lines'),
        createElement('pre', { tabindex: '0' }, ...changes),
      ),
  )
}

function checkOf(form: HTMLFormElement, open: OpenError): HTMLElement {
  const result = createElement('div', { role: 'status' })
  const show = async (waiting: string, find: () => Promise<Node[]>) => {
    result.textContent = waiting
    result.scrollIntoView({ block: 'nearest' })
    try {
      result.replaceChildren(...(await find()))
    } catch (error) {
      result.textContent = (error as Error).message
    }
  }
  const check = async () => checkResult((await requestAtOnce('check', {})).found, chosenIn(form), open)
  const review = async () => {
    const { summary, report } = await requestAtOnce('review', {})
    return [
      createElement('p', {}, createElement('a', { href: report, target: '_blank' }, 'Open the report')),
      createElement('pre', { tabindex: '0' }, summary),
    ]
  }
  let reviewing: Promise<void> | undefined
  const reviewOnce = () => {
    const waiting = 'Building the site before and after: this takes some minutes. You can go on.'
    reviewing ??= show(waiting, review).finally(() => (reviewing = undefined))
  }
  const title = 'Builds the site before and after, and reports what visitors will see'
  const buttons = [
    buttonOf('Check', () => void show('Checking the whole site …', check)),
    buttonOf('Review', reviewOnce, { title }),
  ]
  return createElement('section', {}, createElement('div', { class: 'actions' }, ...buttons), result)
}

/** The fields of a proposal, and what offers the open ones to add to. */
function proposalOf(form: HTMLFormElement, open: OpenError, draw: () => Promise<void>) {
  let isWarned = false
  const branch = createElement('select', { id: 'proposal-branch', name: 'branch', 'aria-label': 'Proposal' })
  const title = createElement('input', { id: 'proposal-title', name: 'title', maxlength: '120', required: '' })
  const reason = createElement('textarea', { id: 'proposal-reason', name: 'reason', rows: '3' })
  const enter = () => ([title.value, reason.value] = [entered().title ?? '', entered().reason ?? ''])
  enter()
  const result = createElement('div', { role: 'status' })
  // At once: when the list has been drawn again, the author may be elsewhere.
  const reply = (...content: Node[]) => {
    result.replaceChildren(...content)
    result.scrollIntoView({ block: 'center' })
  }
  const proposal = createElement(
    'section',
    { class: 'form' },
    createElement('h3', {}, 'Propose these changes'),
    branch,
    createElement('label', { for: 'proposal-title' }, 'Title'),
    title,
    createElement('label', { for: 'proposal-reason' }, 'Reason'),
    reason,
    createElement('button', { type: 'submit', id: 'propose', class: 'save' }, 'Propose'),
    result,
  )
  onSubmit(form, result, async () => {
    const files = chosenIn(form)
    const { found } = isWarned ? { found: [] } : await requestAtOnce('check', {})
    const errors = found.filter(({ severity, file }) => severity === 'error' && files.includes(file))
    isWarned ||= errors.length > 0
    const text = 'These files have errors. Correct them, or press Propose once more to propose them as they are.'
    if (errors.length) return reply(createElement('p', { class: 'error' }, text), errorList(errors, open))
    const input = { files, title: title.value, reason: reason.value, branch: branch.value }
    const proposed = await request('propose', input, MAX_PROPOSAL_MS)
    reply(...aboutProposal(proposed))
    if (proposed.problem) return
    sessionStorage.removeItem(ENTERED)
    enter()
    await draw()
  })
  const offerBranches = (proposals: Changes['proposals']) => {
    branch.hidden = !proposals.length
    // The author's choice stays.
    if (branch.length === proposals.length + 1) return
    const another = new Option('Begin another proposal', '')
    branch.replaceChildren(...proposals.map((each) => new Option(`Add to “${each.title}”`, each.branch)), another)
  }
  return { proposal, offerBranches }
}

/** What became of a proposal. Opens the page for its pull request. */
function aboutProposal({ branch, isUpdate, address, problem, patch, added }: ActionAnswer<'propose'>): Node[] {
  const href = URL.createObjectURL(new Blob([patch], { type: 'text/x-patch' }))
  const download = createElement('a', { href, download: `${branch.replace('/', '-')}.patch` }, 'Save the patch file')
  const link =
    address && createElement('a', { href: address, target: '_blank', rel: 'noopener' }, 'Open the pull request')
  const pull = address ? 'open the pull request' : 'open a pull request for it where your repository is'
  const next = isUpdate
    ? `Added to ${branch}. Its pull request shows it; if there is none yet, ${pull}.`
    : `The branch ${branch} is pushed. Next: ${pull}${address ? ' and press its button to create it' : ''}. ` +
      'What you propose next is added to it, unless you begin another proposal.'
  const needed = `With it: ${added.join(', ')}, which a chosen page needs.`
  if (address) open(address, '_blank', 'noopener')
  return [
    createElement('p', problem ? { class: 'error' } : {}, problem ?? next),
    ...(added.length > 0 && !problem ? [createElement('p', { class: 'help' }, needed)] : []),
    createElement('p', {}, link, link && ' · ', download),
  ]
}
