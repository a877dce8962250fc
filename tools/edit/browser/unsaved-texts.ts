import { createElement } from '../../../pages/client/search/create-element.ts'
import { openBlock } from './block-card.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { forgetDraft, readDrafts } from './drafts.ts'
import { say, statusLine } from './editor-parts.ts'
import { openedBlock, openPanel } from './opened-part.ts'
import { blockFrom, blockWith, sourceOf } from './page-source.ts'

/** Offers the texts that are in no file, such as those that were invalid when their part was closed. */
export function offerDrafts(): void {
  // Written after all: a page that is left does not see the answer.
  for (const { session, start, text } of readDrafts()) {
    const block = blockFrom(start)
    if (block && sourceOf(block) === text) forgetDraft(session)
  }
  const [draft] = readDrafts()
  if (!draft || openedBlock()) return
  const open = () => {
    // Edits move its place, also after this is shown.
    const block = blockWith([draft.old, draft.sent], draft.start)
    say('')
    void (block ? openBlock(block) : openPanel('Unsaved text', () => Promise.resolve(lostText(draft.text))))
  }
  statusLine.replaceChildren(
    'You have an unsaved text on this page. ',
    buttonOf('Open it', open),
    ' ',
    buttonOf('Forget it', () => (forgetDraft(draft.session), say(''), offerDrafts())),
  )
}

/** Shows a text whose place on the page has been changed. */
function lostText(text: string): HTMLElement {
  const hint = 'The part of the page that it belongs to has been changed. You can copy it from here:'
  return createElement('div', {}, createElement('p', {}, hint), createElement('pre', { tabindex: '0' }, text))
}
