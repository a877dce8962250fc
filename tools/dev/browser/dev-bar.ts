import type { OverlayError } from '../broken-page.ts'
import type { PageFacts } from '../page-facts.ts'
import type { PageProblems } from '../site-watch.ts'
import css from './dev-bar.css?inline'
import { showError } from './overlay.ts'
import { onProblems } from './problems.ts'

/** How many words an adult reads in a minute. */
const PACE = 230
/** How long after a change the bar looks again: the page comes first. */
const REST_MS = 1000

/** Development only: a line at the foot of the window that says what the page is made of. It folds into a corner. */
class DevBar extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' })
  #problems: PageProblems | undefined
  #known: { facts: PageFacts; words: number } | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    const style = document.createElement('style')
    style.textContent = css
    const bar = node('aside', { 'aria-label': 'Development' })
    const fold = node('button', { type: 'button', class: 'fold' })
    fold.onclick = () => this.#fold(!this.hasAttribute('folded'))
    bar.append(fold, node('div', { class: 'facts' }))
    this.#root.append(style, bar)
    this.#fold(localStorage.getItem('staffroom-dev-bar') === 'folded')
    onProblems((problems) => {
      this.#problems = problems
      this.#draw()
    })
    this.refresh()
  }

  /** Looks again at the page, when it has come to rest. */
  refresh(after = REST_MS): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => void this.#load(), after)
  }

  #fold(folded: boolean): void {
    this.toggleAttribute('folded', folded)
    const button = this.#root.querySelector('.fold')!
    button.textContent = folded ? 'Page' : '×'
    button.setAttribute('aria-label', folded ? 'Unfold the dev bar' : 'Fold the dev bar')
    button.setAttribute('aria-expanded', String(!folded))
    localStorage.setItem('staffroom-dev-bar', folded ? 'folded' : 'open')
  }

  async #load(): Promise<void> {
    const answer = await fetch(`/__staffroom/facts?route=${encodeURIComponent(location.pathname)}`).catch(
      () => undefined,
    )
    if (!answer?.ok) return
    const facts = (await answer.json()) as PageFacts
    const words = document.querySelector('main')?.innerText.split(/\s+/).filter(Boolean).length ?? 0
    this.#known = { facts, words }
    this.#draw()
  }

  #draw(): void {
    if (!this.#known) return
    const { facts, words } = this.#known
    this.#root.querySelector('.facts')!.replaceChildren(...factsOf(facts, words, this.#problems))
    this.toggleAttribute('wrong', Boolean(this.#problems?.error))
  }
}

function factsOf(
  { file, path, edit, mark }: PageFacts,
  words: number,
  problems: PageProblems | undefined,
): HTMLElement[] {
  const parts: HTMLElement[] = []
  if (mark) parts.push(node('strong', { class: 'mark', title: 'Visitors do not see this page' }, mark))
  if (file && path) {
    const open = node('button', { type: 'button', class: 'file', title: 'Open in the editor' }, file)
    open.onclick = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(path)}`)
    parts.push(open)
  }
  parts.push(node('span', {}, `${words} words, ${Math.max(1, Math.round(words / PACE))} min`))
  if (problems) {
    const count = problems.all.length
    const show = node(
      'button',
      { type: 'button', class: problems.error ? 'problems' : 'warnings' },
      `${count} problem${count === 1 ? '' : 's'}`,
    )
    show.onclick = () => showError(problems.error ?? warnings(problems))
    parts.push(show)
  } else if (file) parts.push(node('span', { class: 'fine' }, 'No problems'))
  if (edit) parts.push(node('a', { href: edit, target: '_blank', rel: 'noopener noreferrer' }, 'Edit this page'))
  return parts
}

/** Warnings as the overlay shows them: the page is as it should be without it. */
function warnings({ all: [first, ...more] }: PageProblems): OverlayError {
  return { message: first!.text, stack: more.map(({ text }) => text).join('\n') }
}

function node<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value)
  element.textContent = text
  return element
}

customElements.define('staffroom-dev-bar', DevBar)

let bar: DevBar | undefined

/** Shows the bar, or lets it look again; a page in a frame has none. */
export function showDevBar(): void {
  if (window !== top) return
  if (bar?.isConnected) return bar.refresh()
  bar = document.createElement('staffroom-dev-bar') as DevBar
  document.body.append(bar)
}
