import { createElement } from '../../../pages/client/search/create-element.ts'
import type { ChangedFile, Proposal } from '../proposal.ts'
import { buttonOf } from './button.ts'
import { checkResult, errorList, findErrors, type OpenError } from './check-results.ts'
import { request, requestAtOnce } from './request.ts'

type Changes = {
  isRepository: boolean
  files: (ChangedFile & {
    title?: string
    /** The name that a renamed page had. */
    from?: string
    isOwn: boolean
    /** Whether a page or a record names it. */
    isUsed: boolean
  })[]
  edits: { file: string; label: string; time: number; session: string }[]
}

/** A proposal, with the files that were added because a chosen one needs them. */
type Proposed = Proposal & { added: string[] }

/** Which files the author ticked or unticked, while this page is open. */
const ticks = new Map<string, boolean>()

/**
 * What has changed, with undo, the check and the proposal.
 * @param open opens what an error of the check is in
 */
export async function openChanges(say: (text: string) => void, open: OpenError): Promise<HTMLElement> {
  const content = createElement('div', { class: 'changes' })
  const list = createElement('div', {})
  const draw = async () => {
    const { files, edits, isRepository } = await request<Changes>('changes')
    list.replaceChildren(...files.map((file) => fileOf(file, edits, undo, discard)))
    if (!files.length) list.prepend(createElement('p', {}, 'Nothing has changed yet.'))
    if (!isRepository)
      list.prepend(createElement('p', {}, 'This folder is no git repository: nothing can be proposed.'))
    proposal.hidden = !isRepository || !files.length
  }
  const undo = async (session: string) => {
    try {
      const { label } = await request<{ label: string }>('undo', { session })
      say(`Undone: ${label}.`)
      await draw()
    } catch (error) {
      say((error as Error).message)
    }
  }
  const discard = async (file: string) => {
    try {
      const { kept } = await request<{ kept: string }>('discard', { file })
      say(`Deleted. It is kept as ${kept}.`)
      await draw()
    } catch (error) {
      say((error as Error).message)
    }
  }
  const proposal = proposalOf(content, open)
  await draw()
  content.append(list, checkOf(content, open), proposal)
  return content
}

function chosenIn(content: HTMLElement): string[] {
  return [...content.querySelectorAll<HTMLInputElement>('[name=file]:checked')].map(({ value }) => value)
}

function fileOf(
  { file, from, title, kind, added, removed, diff, isOwn, isUsed }: Changes['files'][number],
  edits: Changes['edits'],
  undo: (session: string) => Promise<void>,
  discard: (file: string) => Promise<void>,
): HTMLElement {
  const include = createElement('input', {
    type: 'checkbox',
    name: 'file',
    value: file,
    'aria-label': `Propose ${file}`,
  })
  include.checked = ticks.get(file) ?? isOwn
  include.onchange = () => ticks.set(file, include.checked)
  const lines = (number: number) => `${number} line${number === 1 ? '' : 's'}`
  const changed = kind === 'changed' ? `${lines(removed)} out, ${lines(added)} in` : kind
  const what = from ? `renamed from ${from}` : isUsed ? changed : `${changed}, on no page`
  const changes = diff
    .split('\n')
    .map((line) =>
      createElement('span', { class: line.startsWith('+') ? 'in' : line.startsWith('-') ? 'out' : '' }, `${line}\n`),
    )
  const fileEdits = edits.filter((edit) => edit.file === file)
  const list = fileEdits.map(({ label, time, session }) => {
    const button = buttonOf('Undo this', () => {
      // A double click undoes once.
      button.disabled = true
      void undo(session).finally(() => (button.disabled = false))
    })
    const at = new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    return createElement('li', {}, `${label}, ${at} `, button)
  })
  return createElement(
    'article',
    {},
    createElement('h3', {}, createElement('label', {}, include, ` ${title ?? file}`)),
    createElement('p', { class: 'help' }, `${file}: ${what}`),
    list.length > 0 && createElement('ul', {}, ...list),
    kind === 'new' &&
      !from &&
      createElement(
        'p',
        {},
        buttonOf('Delete this file', () => void discard(file)),
      ),
    createElement(
      'details',
      {},
      createElement('summary', {}, 'Show the lines'),
      createElement('pre', { tabindex: '0' }, ...changes),
    ),
  )
}

function checkOf(content: HTMLElement, open: OpenError): HTMLElement {
  const button = createElement('button', { type: 'button' }, 'Check')
  const result = createElement('div', { role: 'status' })
  button.onclick = async () => {
    result.textContent = 'Checking the whole site …'
    try {
      const found = await findErrors()
      result.replaceChildren(...checkResult(found, chosenIn(content), open))
    } catch (error) {
      result.textContent = (error as Error).message
    }
  }
  const review = createElement('button', { type: 'button' }, 'Review')
  review.title = 'Builds the site before and after, and reports what visitors will see'
  review.onclick = async () => {
    review.disabled = true
    result.textContent = 'Building the site before and after: this takes some minutes. You can go on.'
    try {
      const { summary, report } = await requestAtOnce<{ summary: string; report: string }>('review')
      result.replaceChildren(
        createElement('p', {}, createElement('a', { href: report, target: '_blank' }, 'Open the report')),
        createElement('pre', { tabindex: '0' }, summary),
      )
    } catch (error) {
      result.textContent = (error as Error).message
    }
    review.disabled = false
  }
  return createElement('section', {}, createElement('div', { class: 'actions' }, button, review), result)
}

function proposalOf(content: HTMLElement, open: OpenError): HTMLElement {
  let isWarned = false
  const title = createElement('input', { id: 'proposal-title', maxlength: '120' })
  const reason = createElement('textarea', { id: 'proposal-reason', rows: '3' })
  const button = createElement('button', { type: 'submit', class: 'save' }, 'Propose')
  const result = createElement('div', { role: 'status' })
  const form = createElement(
    'form',
    { class: 'form' },
    createElement('h3', {}, 'Propose these changes'),
    createElement('label', { for: 'proposal-title' }, 'Title'),
    title,
    createElement('label', { for: 'proposal-reason' }, 'Reason'),
    reason,
    button,
    result,
  )
  form.onsubmit = async (event) => {
    event.preventDefault()
    button.disabled = true
    result.textContent = 'Proposing …'
    try {
      const files = chosenIn(content)
      const errors = isWarned
        ? []
        : (await findErrors()).filter(({ severity, file }) => severity === 'error' && files.includes(file))
      if (errors.length) {
        isWarned = true
        const text = 'These files have errors. Correct them, or press Propose once more to propose them as they are.'
        result.replaceChildren(createElement('p', { class: 'error' }, text), errorList(errors, open))
      } else show(result, await request<Proposed>('propose', { files, title: title.value, reason: reason.value }))
    } catch (error) {
      result.replaceChildren(createElement('p', { class: 'error' }, (error as Error).message))
    } finally {
      button.disabled = false
      result.scrollIntoView({ block: 'center' })
    }
  }
  return form
}

function show(result: HTMLElement, { branch, isUpdate, address, problem, patch, added }: Proposed): void {
  const file = URL.createObjectURL(new Blob([patch], { type: 'text/x-patch' }))
  const download = createElement(
    'a',
    { href: file, download: `${branch.replace('/', '-')}.patch` },
    'Save the patch file',
  )
  const link =
    address &&
    createElement('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, 'Open the pull request')
  const next = isUpdate
    ? `Added to ${branch}, which you have proposed before. Its pull request shows it; if there is none yet, open it.`
    : `The branch ${branch} is pushed. Next: open the pull request and press its button to create it. ` +
      'If you propose more changes, they are added to it.'
  const needed = `With it: ${added.join(', ')}, which a chosen page needs.`
  result.replaceChildren(
    createElement('p', problem ? { class: 'error' } : {}, problem ?? next),
    added.length > 0 && !problem ? createElement('p', { class: 'help' }, needed) : '',
    createElement('p', {}, link, link && ' · ', download),
  )
  if (address) open(address, '_blank', 'noopener')
}
