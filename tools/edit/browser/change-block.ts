import type { Block } from '../block.ts'
import type { BlockCommand } from '../blocks.ts'
import type { ActionAnswer } from '../edit-server.ts'
import { inTurn } from '../in-turn.ts'
import { choose, chosenBlock, placeOutline } from './block-outline.ts'
import { say } from './editor-parts.ts'
import { closeAll, freeWindow, opened } from './opened-part.ts'
import { followed, nextPatch, pageSource, readPageSource } from './page-source.ts'
import { request } from './request.ts'

/** One change after the other: each finds the block where the one before has left it. */
export const runInTurn = inTurn()

/**
 * Inserts, copies, moves or deletes the open block, or the chosen one.
 * @returns the new block, or the one that was moved; undefined if nothing was done, which the status says
 */
export function changeInTurn(command: BlockCommand): Promise<Block | undefined> {
  return runInTurn(() => changeBlock(command))
}

async function changeBlock(command: BlockCommand): Promise<Block | undefined> {
  const text = opened?.text
  if (!opened && !chosenBlock()) return undefined
  say('One moment …')
  try {
    // The empty block itself is deleted when it is closed.
    if (text?.isEmpty) return void (await closeAll())
    await text?.write()
    const chosen = chosenBlock()
    const { file, text: page } = pageSource
    const slice = opened?.slice ?? (chosen && { file, page, start: chosen.start, end: chosen.end })
    if (!slice) return undefined
    const isCell = (opened?.block ?? chosen)?.name === 'Cell'
    // A text may have become several blocks.
    const caret = text && !text.isRefused ? text.view.state.selection.main.head : undefined
    const patched = nextPatch()
    const edited = await request('block', { ...slice, session: crypto.randomUUID(), caret, command })
    await closeAll()
    // A row is empty, so it is opened before the page shows it.
    if (!isCell || command.do !== 'insert') await patched
    return await showEdited(edited)
  } catch (error) {
    text?.note((error as Error).message)
    text?.view.focus()
    say((error as Error).message)
    return undefined
  }
}

/** Chooses a block that was changed, wherever it is by now, and scrolls to it. */
export async function showEdited({ block: known, page }: ActionAnswer<'block'>): Promise<Block | undefined> {
  await readPageSource()
  const block = known && followed(known, { ...pageSource, text: page })
  choose(block)
  const [element] = block ? pageSource.blocks.elementsOf(block) : []
  const { top = 0 } = element?.getBoundingClientRect() ?? {}
  // The page's header covers its top.
  if (top < 90 || top > freeWindow().bottom - 60) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  placeOutline()
  say('Saved. Ctrl+Z undoes it.')
  return block
}
