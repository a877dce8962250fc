import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseContent, textVersion } from '../content/mdx/mdx-options.ts'
import { contentFiles, routeOf } from '../content/routes.ts'
import { action } from './action.ts'
import { blockAt, blocksInPlace, sameBlock, samePlace, partText, type Block, type PagePart } from './block.ts'
import {
  blocksBetween,
  blocksIfValid,
  blocksOf,
  commandBlock,
  readChanged,
  replaceBlock,
  textInside,
  type BlockRun,
} from './blocks.ts'
import type { EditedSite } from './edited-site.ts'
import { EditError, renamedLinks, splice, type SourceFiles, type SourceText } from './source-files.ts'
import { widgetForm, writeProp } from './widget-props.ts'

const offset = z.number().int().min(0)
const place = { file: z.string(), start: offset, end: offset }

/** A part of a page, by its offsets in the text of the page that the browser has. */
const part = { ...place, page: z.string() }

const edit = { ...part, session: z.string().max(40) }

/** What was done to a block, as the list of changes says it. */
const DONE = { insert: 'inserted', duplicate: 'duplicated', delete: 'deleted', up: 'moved up', down: 'moved down' }

const commandShape = z.union([
  z.object({ do: z.literal('insert'), text: z.string() }),
  z.object({ do: z.enum(['duplicate', 'delete', 'up', 'down']) }),
])

const pictureShape = {
  name: z.string().max(200),
  alt: z.string().max(1000),
  data: z.base64(),
  replaces: z.boolean().default(false),
}

/** What is done with the blocks of a page. */
export function blockActions(site: EditedSite) {
  const { folder, files, drafts } = site

  return {
    /** The blocks of the page at a route. */
    page: action({ route: z.string() }, ({ route }) => {
      const file = files.list().find((candidate) => candidate.endsWith('.mdx') && routeOf(candidate) === route)
      if (!file) throw new EditError('This page has no file of its own, so only its words in records can be edited.')
      const { text } = site.current(file)
      return {
        file: files.idOf(file),
        name: file,
        version: textVersion(text),
        text,
        blocks: blocksOf(parseContent(text, file)),
      }
    }),

    /** The block around a part of a page: its source, and its form if it is a widget. */
    open: action({ ...part, anchor: z.string().optional() }, async ({ anchor, ...wanted }) => {
      const { file, text } = site.current(files.fileOf(wanted.file))
      const blocks = blocksOf(parseContent(text, file))
      const found = find(wanted, { file, text }, blocks)
      if (!found) throw new EditError('This part has just been changed. Click it again.')
      // A text may have become several blocks.
      const isWhole = ({ start, end }: Block) => start === found.start && end === found.end
      const block = blocks.find(isWhole) ?? blockAt(blocks, found.start, found.start) ?? found
      const vocabulary = await folder.vocabulary()
      const own = partText({ ...block, page: text })
      const form =
        block.kind === 'widget'
          ? widgetForm(text, block, vocabulary)
          : block.name === 'Picture'
            ? (await pictureFile()).formOfPicture(own)
            : undefined
      const names = form ? [] : new Set([...own.matchAll(/<Phrase of="([\w-]+)"/g)].map(([, name]) => name!))
      return {
        block,
        page: text,
        form,
        // What its text quotes from records.
        phrases: [...names].map((name) => ({ name, text: vocabulary.records.phrases[name] ?? name })),
        // The routes of the pages with links to this heading.
        links: anchor ? linksTo(files, file, anchor) : [],
      }
    }),

    /** The text between a widget's tags that has the words which the widget shows, if any has them. */
    inside: action({ ...place, shown: z.string().min(1).max(3000) }, ({ file: id, shown, ...widget }) => {
      const { file, text } = site.current(files.fileOf(id))
      return { block: textInside(parseContent(text, file), widget, shown) }
    }),

    /** What may be typed: widgets with examples, phrases, pages. */
    words: action({}, async () => {
      const { widgets, records } = await folder.vocabulary()
      const { pages } = await folder.index()
      return {
        widgets: Object.values(widgets).map(({ name, description, example }) => ({ name, description, example })),
        phrases: Object.entries(records.phrases).map(([name, text]) => ({ name, text })),
        pages: pages.map(({ route, frontMatter: { title } }) => ({ route, title })),
      }
    }),

    /** Shows a text that is being typed, if it is valid, without writing it. */
    type: action({ ...edit, text: z.string() }, async ({ text, ...span }) => {
      const { source, block, vocabulary } = await locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      drafts.set(source.file, { text: changed, onDisk: source.text })
      site.refresh(source.file)
      return {}
    }),

    /** Forgets a text that was typed and not written. */
    leave: action({ file: z.string() }, ({ file }) => {
      site.forgetDraft(files.fileOf(file))
      return {}
    }),

    /** Writes the text of a block. */
    save: action({ ...edit, text: z.string() }, async ({ text, ...span }) => {
      const { source, block, vocabulary } = await locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      site.write(source, block.name, span.session, changed)
      return { start: block.start, end: block.start + text.length, page: changed }
    }),

    /** Writes one prop of a widget, or what a picture shows or its caption. */
    prop: action({ ...edit, name: z.string(), value: z.unknown() }, async ({ name, value: newValue, ...span }) => {
      const { source, block, vocabulary } = await locate(span)
      const text =
        block.name === 'Picture'
          ? (await pictureFile()).pictureMdx(partText(span), { [name]: typeof newValue === 'string' ? newValue : '' })
          : writeProp(source.text, block, name, newValue, vocabulary)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      site.write(source, `${block.name}: ${name}`, `${span.session} ${name}`, changed)
      return { start: block.start, end: block.start + text.length, page: changed }
    }),

    /** Inserts, copies, moves or deletes a block. */
    block: action({ ...edit, command: commandShape, caret: z.number().optional() }, async (input) => {
      const { command, caret = 0, ...span } = input
      const { source, block: run, blocks, vocabulary } = await locate(span)
      const own = blocks.filter(({ start, end }) => run.start <= start && end <= run.end)
      const at = run.start + caret
      // A text may have become several blocks: the one with the caret is meant.
      const block = (run.count && blockAt(own, at, at)) || run
      const change = commandBlock(source.text, block, command)
      const changed = splice(source.text, change.start, change.end, change.text)
      readChanged(source.file, source.text, changed, vocabulary)
      const edited = editedBlock(source.file, changed, change.moved ?? change.start)
      // What is inserted may be of another kind than the block above it.
      const { name } = (command.do === 'insert' && edited.block) || block
      site.write(source, `${name === 'Cell' ? 'Row' : name} ${DONE[command.do]}`, span.session, changed)
      return edited
    }),

    /** Stores a picture beside the page, and inserts it below a block, or in place of a picture. */
    picture: action({ ...edit, ...pictureShape }, async ({ name, alt, data, replaces, ...span }) => {
      const { pictureMdx, preparePicture } = await pictureFile()
      const page = files.fileOf(span.file)
      const written = (file: string) => pictureMdx(replaces ? partText(span) : '', { file, whatItShows: alt })
      // First: it is known at once whether the words are right.
      written('new')
      const { file, picture } = await preparePicture(files.root, page, name, Buffer.from(data, 'base64'))
      // After what takes a while: other programs may have written the page meanwhile.
      const { source, block, vocabulary } = await locate(span)
      const text = written(file)
      const change = replaces
        ? { start: block.start, end: block.end, text }
        : commandBlock(source.text, block, { do: 'insert', text })
      const changed = splice(source.text, change.start, change.end, change.text)
      readChanged(source.file, source.text, changed, vocabulary)
      const added = join(source.file, '..', file)
      // Last, so that nothing is stored without its text.
      if (picture) writeFileSync(join(files.root, added), picture, { flag: 'wx' })
      site.write(source, 'Picture', `${span.session} picture`, changed, added)
      return editedBlock(source.file, changed, change.start + change.text.length - change.text.trimStart().length)
    }),
  }

  /**
   * Finds a part of a page in the file on disk, though another program may have changed the file since.
   * @throws {EditError} if the part itself has been changed, with what it is now in `theirs` if that is certain
   */
  async function locate(wanted: PagePart & { file: string }) {
    const vocabulary = await folder.vocabulary()
    const source = files.read(files.fileOf(wanted.file))
    const blocks = blocksOf(parseContent(source.text, source.file))
    const block = find(wanted, source, blocks)
    if (!block) throw new EditError('This part has been changed in another program. Your text is kept in this browser.')
    const theirs = { ...block, page: source.text }
    if (partText(theirs) === partText(wanted)) return { source, block, blocks, vocabulary }
    throw new EditError('This part has been changed in another program.', { theirs })
  }

  // It reads records. Imported, it would be part of Vite's configuration, and saving a record would restart the server.
  function pictureFile() {
    return folder.load('/tools/edit/picture-file.ts') as Promise<typeof import('./picture-file.ts')>
  }
}

/** The part of a page in a newer text of it; undefined if it is not certain which one that is. */
function find(
  wanted: PagePart,
  { file, text }: Pick<SourceText, 'file' | 'text'>,
  blocks: readonly Block[],
): BlockRun | undefined {
  const { page, start, end } = wanted
  const old = partText(wanted)
  const same = samePlace(start, end, page, text)
  const block = same === undefined ? undefined : blocksBetween(blocks, same, old)
  if (block) return block
  const blocksBefore = blocksIfValid(page, file)
  const before = blocksBetween(blocksBefore, start, old)
  return before && (sameBlock(before, page, blocks, text) ?? blocksInPlace(before, page, blocksBefore, blocks, text))
}

/** Where a block is that was inserted or moved: its offset, the page of then, and the block, if it is one. */
function editedBlock(file: string, page: string, start: number) {
  return { start, page, block: blocksOf(parseContent(page, file)).findLast((block) => block.start === start) }
}

/** The routes of the pages with links to a heading of a page. */
function linksTo(files: SourceFiles, file: string, anchor: string): string[] {
  const pages = contentFiles(files.root)
  const found = [
    ...renamedLinks(files, `#${anchor}`, '', [file]),
    ...renamedLinks(files, `${routeOf(file)}#${anchor}`, '', pages),
  ].map(({ source }) => source.file)
  return pages.filter((page) => found.includes(page)).map(routeOf)
}
