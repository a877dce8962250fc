import type { Block } from '../block.ts'
import { PATCHED_EVENT, type PageError } from '../protocol.ts'
import { say } from './editor-parts.ts'
import { PageBlocks, spanOf } from './page-blocks.ts'
import { request } from './request.ts'

/** How long the page may take to show the last edit, before it is read again without that. */
const PATCH_TIMEOUT_MS = 2000

/** For how many edits it is waited until the page shows them. */
const MAX_PATCHES = 10

/** The open page as it is written. */
export const pageSource = {
  /** The id of its file; empty if it has none. */
  file: '',
  /** The name of its file. */
  name: '',
  /** The text of the file from which the blocks were read. */
  text: '',
  /** The version of that text, as the server names it. */
  version: undefined as string | undefined,
  blocks: new PageBlocks([]),
  /** The errors and warnings of the page when the site was last checked. */
  errors: [] as PageError[],
}

/** Reads again what the page is made of. */
export async function readPageSource(): Promise<void> {
  try {
    const { blocks, ...page } = await request('page', { route: location.pathname })
    Object.assign(pageSource, page, { blocks: new PageBlocks(blocks) })
  } catch (error) {
    say((error as Error).message)
  }
}

/** The written text of a block. */
export function sourceOf({ start, end }: Block): string {
  return pageSource.text.slice(start, end)
}

/** The block that begins at an offset; not the table that begins with a cell. */
export function blockFrom(start: number): Block | undefined {
  return pageSource.blocks.blocks.findLast((block) => block.start === start)
}

/** The block that is nearest to an offset and has one of these texts. */
export function blockWith(texts: readonly (string | undefined)[], start: number): Block | undefined {
  const written = pageSource.blocks.blocks.filter((block) => texts.includes(sourceOf(block)))
  return written.sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]
}

/**
 * The block that an element shows. While the page still shows what is no longer written, its offsets are not those of
 * the source: then it is waited for.
 * @param at where it was clicked: the next version of the page may have another element there
 * @param tries how often
 */
export async function shownBlock(
  element: Element,
  at?: { x: number; y: number },
  tries = MAX_PATCHES,
): Promise<Block | undefined> {
  const shown = element.isConnected || !at ? element : (document.elementFromPoint(at.x, at.y) ?? element)
  const block = pageSource.blocks.at(shown)
  const part = shown.closest('main [data-source]')
  if (!tries || !part || (block && (block.kind === 'widget' || isWritten(part, block)))) return block
  await nextPatch()
  await readPageSource()
  return shownBlock(shown, at, tries - 1)
}

/** Whether the source has most words of a part where the page says that they are written, or computes them there. */
function isWritten(part: Element, block: Block): boolean {
  const [start = 0, end = 0] = spanOf(part) ?? []
  const source = pageSource.text.slice(start, end)
  const isWhole = start <= block.start && block.end <= end
  if (/^[<{]/.test(source) || (isWhole && /[<{]/.test(source))) return true
  const words = part.textContent.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => source.includes(word)).length * 2 >= words.length
}

/** Resolves when the page shows the last edit. */
export function nextPatch(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => addEventListener(PATCHED_EVENT, resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, PATCH_TIMEOUT_MS)),
  ])
}
