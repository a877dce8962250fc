import { sameBlock, type Block } from '../block.ts'
import { PATCHED_EVENT, type PageError } from '../protocol.ts'
import { say } from './editor-parts.ts'
import { renderedFrom, PageBlocks } from './page-blocks.ts'
import { request } from './request.ts'

/** How long the page may take to show the last edit, before it is read again without that. */
const PATCH_TIMEOUT_MS = 2000

/** For how many edits it is waited until the page shows them. */
const MAX_PATCHES = 10

/** How many of the texts that were read are kept: as many as the page may be behind. */
const MAX_READS = 20

/** The open page as it is written. */
type PageSource = {
  /** The id of its file; empty if it has none. */
  file: string
  /** The name of its file. */
  name: string
  /** The text of the file from which the blocks were read. */
  text: string
  /** The version of that text, as the server names it. */
  version: string
  blocks: PageBlocks
  /** The errors and warnings of the page when the site was last checked. */
  errors: PageError[]
}

/** The open page when it was last read. */
export let pageSource: PageSource = {
  file: '',
  name: '',
  text: '',
  version: '',
  blocks: new PageBlocks([]),
  errors: [],
}

/** What was read last, the latest first: the page may still show one of these. */
let reads: PageSource[] = []

/** Reads again what the page is made of. */
export async function readPageSource(): Promise<void> {
  try {
    const { blocks, ...page } = await request('page', { route: location.pathname })
    pageSource = { ...pageSource, ...page, blocks: new PageBlocks(blocks, page.version) }
    reads = [pageSource, ...reads].slice(0, MAX_READS)
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

/** The only block that has one of these texts; of several, that at an offset. */
export function blockWith(texts: readonly (string | undefined)[], start: number): Block | undefined {
  const written = pageSource.blocks.blocks.filter((block) => texts.includes(sourceOf(block)))
  return written.length > 1 ? written.find((block) => block.start === start) : written[0]
}

/**
 * The block that an element shows now, though the page may be behind what is written, and may change meanwhile.
 * @param turn what comes before
 * @returns undefined if it shows none, null if it is not certain which one it was
 */
export async function shownBlock(element: Element, turn?: Promise<unknown>): Promise<Block | undefined | null> {
  const part = element.closest('main [data-source]')
  const read = part && reads.find(({ version }) => version === renderedFrom(part)?.version)
  const block = part && read?.blocks.at(part)
  const { textContent } = element
  await turn
  if (!part || (read && !block)) return undefined
  if (read && block) return followed(block, read) ?? null
  await readShownSource()
  return element.isConnected && element.textContent === textContent ? pageSource.blocks.at(element) : null
}

/** The block that was a block of the page when that was read before; undefined if none is for certain. */
export function followed(block: Block, { file, text }: Pick<PageSource, 'file' | 'text'>): Block | undefined {
  if (text === pageSource.text) return block
  return file === pageSource.file ? sameBlock(block, text, pageSource.blocks.blocks, pageSource.text) : undefined
}

/** Reads the page until it shows what is written. */
export async function readShownSource(): Promise<void> {
  await readPageSource()
  for (let tries = 0; tries < MAX_PATCHES && !pageSource.blocks.areShown; tries++) {
    await nextPatch()
    await readPageSource()
  }
}

/** Resolves when the page shows the last edit. */
export function nextPatch(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => addEventListener(PATCHED_EVENT, resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, PATCH_TIMEOUT_MS)),
  ])
}
