import { element } from './elements.ts'
import { answers, passageOf, type Piece } from './excerpt.ts'
import { find, type Findings, type Found, type Passage } from './pagefind.ts'

/** How many pages are shown at once. */
const PORTION = 8
/** How long typing must rest before it is searched for, in ms. */
const REST = 120

let latest = 0

/** Searches, says how it went in `status`, and shows what was found. A later call overtakes this one. */
export async function showResults(query: string, status: HTMLElement, place: HTMLElement): Promise<void> {
  const turn = (latest += 1)
  const words = query.trim()
  if (!words) {
    status.textContent = 'Type a word or two, such as ‘missed calls’, ‘dental’ or ‘price’.'
    place.replaceChildren()
    return
  }
  await new Promise((resolve) => setTimeout(resolve, REST))
  if (turn !== latest) return
  // What was found before stays until there is something new; only the first search has a wait worth a word.
  if (!place.childElementCount) status.textContent = 'Searching …'
  try {
    const findings = await find(words)
    const pages = await findings.more(PORTION)
    if (turn !== latest) return
    // The best comes first: if that is no answer, none is.
    const found =
      !!pages[0] &&
      [pages[0], ...pages[0].sections].some(({ title, excerpt }) => answers(`${excerpt} <mark>${title}</mark>`, words))
    status.textContent = found
      ? `${findings.total} ${findings.total === 1 ? 'page' : 'pages'} found for ‘${words}’.`
      : `Nothing found for ‘${words}’.`
    place.replaceChildren(
      ...(found
        ? list(pages, findings, status)
        : [element('p', {}, 'Try another word, or ', element('a', { href: '/contact' }, 'ask a person'), '.')]),
    )
    place.scrollTop = 0
  } catch (error) {
    if (turn !== latest) return
    console.error(error)
    status.textContent = 'The search could not be loaded.'
    const again = element('button', { class: 'btn btn-outline btn-sm', type: 'button' }, 'Try again')
    again.onclick = () => {
      place.closest('dialog')?.querySelector('input')?.focus()
      void showResults(query, status, place)
    }
    place.replaceChildren(again)
  }
}

/** The pages found, and a button for more where there are more; `status` is told when those do not come. */
function list(pages: readonly Found[], findings: Findings, status: HTMLElement): Node[] {
  const found = element('ol', {}, ...pages.map(item))
  if (findings.total <= PORTION) return [found]
  const more = element('button', { class: 'btn btn-outline btn-sm', type: 'button' }, 'Show more')
  const said = status.textContent
  more.onclick = async function showMore() {
    // One portion at a time: two would come in any order.
    more.onclick = null
    try {
      const next = (await findings.more(PORTION)).map(item)
      found.append(...next)
      next[0]?.querySelector('a')?.focus()
      // Said anew only after a failure: a reader would hear the same words again.
      if (more.isConnected && status.textContent !== said) status.textContent = said
      if (found.childElementCount >= findings.total) more.remove()
    } catch (error) {
      console.error(error)
      if (more.isConnected) status.textContent = 'More pages could not be loaded. Try again.'
    }
    more.onclick = showMore
  }
  return [found, more]
}

function item({ sections, ...page }: Found): HTMLElement {
  return element(
    'li',
    {},
    passage(page),
    sections.length > 0 && element('ul', {}, ...sections.map((section) => element('li', {}, passage(section)))),
  )
}

/** One link for the eye and the ear: its title and the words around the match. */
function passage({ title, url, excerpt }: Passage): HTMLElement {
  const marked = (pieces: Piece[]) => pieces.map(({ text, found }) => (found ? element('mark', {}, text) : text))
  const shown = passageOf(title, excerpt)
  return element(
    'a',
    { href: url },
    element('b', {}, ...marked(shown.title)),
    ' ',
    element('span', {}, ...marked(shown.words)),
  )
}
