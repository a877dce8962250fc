import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseContent, textVersion } from '../content/mdx/mdx-options.ts'
import { contentFiles, routeOf } from '../content/routes.ts'
import { blockAt, blockInPlace, blocksInPlace, sameBlock, type Block } from './block.ts'
import { blocksBetween, blocksOf, commandBlock, readChanged, replaceBlock, textInside } from './blocks.ts'
import type { EditedSite } from './edited-site.ts'
import { EditError, renamedLinks, splice, type SourceFiles } from './source-files.ts'
import { onlyPlaceOf } from './text-difference.ts'
import { widgetForm, writeProp } from './widget-props.ts'

const place = z.object({ file: z.string(), start: z.number().int().min(0), end: z.number().int().min(0) })

const slice = place.extend({
  old: z.string(),
  session: z.string().max(40),
  lead: z.string().optional(),
  isOnly: z.boolean().optional(),
})

/** What is done with the blocks of a page. */
export function blockActions(site: EditedSite) {
  const { folder, files, drafts, created } = site

  return {
    /** The blocks of the page at a route. */
    page: async (input: unknown) => {
      const { route } = z.object({ route: z.string() }).parse(input)
      const file = files.list().find((candidate) => candidate.endsWith('.mdx') && routeOf(candidate) === route)
      if (!file) throw new EditError('This page has no file of its own, so only its words in records can be edited.')
      const { text } = site.current(file)
      return {
        file: files.idOf(file),
        name: file,
        version: textVersion(text),
        text,
        blocks: blocksOf(parseContent(text, file)).map((block) => findable(block, text)),
      }
    },

    /** The block around a part of a page: its source, and its form if it is a widget. */
    open: async (input: unknown) => {
      const shape = place.extend({
        version: z.string().optional(),
        old: z.string().optional(),
        anchor: z.string().optional(),
        caret: z.number().optional(),
      })
      const { file: id, start, end, version, old, anchor, caret } = shape.parse(input)
      const { file, text } = site.current(files.fileOf(id))
      // Offsets of another text would lead to another block.
      if (version === undefined ? text.slice(start, end) !== old : version !== textVersion(text))
        throw new EditError('This part has just been changed. Click it again.', { isStale: true })
      const blocks = blocksOf(parseContent(text, file))
      const whole = blocks.find((candidate) => candidate.start === start && candidate.end === end)
      // A text that has become several blocks: the one with the caret.
      const block = whole ?? blockAt(blocks, caret ?? start, caret ?? end)
      if (!block) throw new EditError('There is nothing to edit here.', { isStale: true })
      const vocabulary = await folder.vocabulary()
      const own = text.slice(block.start, block.end)
      const form =
        block.kind === 'widget'
          ? widgetForm(text, block, vocabulary)
          : block.name === 'Picture'
            ? (await pictureFile()).formOfPicture(own)
            : undefined
      const names = form ? [] : new Set([...own.matchAll(/<Phrase of="([\w-]+)"/g)].map(([, name]) => name!))
      return {
        block: findable(block, text),
        text: own,
        form,
        // What its text quotes from records.
        phrases: [...names].map((name) => ({ name, text: vocabulary.records.phrases[name] ?? name })),
        // The routes of the pages with links to this heading.
        links: anchor ? linksTo(files, file, anchor) : [],
      }
    },

    /** The text between a widget's tags that has the words which the widget shows, if any has them. */
    inside: async (input: unknown) => {
      const { file: id, shown, ...widget } = place.extend({ shown: z.string().min(1).max(3000) }).parse(input)
      const { file, text } = site.current(files.fileOf(id))
      return { block: textInside(parseContent(text, file), widget, shown) }
    },

    /** What may be typed: widgets with examples, phrases, pages. */
    words: async () => {
      const { widgets, records } = await folder.vocabulary()
      const { pages } = await folder.index()
      return {
        widgets: Object.values(widgets).map(({ name, description, example }) => ({ name, description, example })),
        phrases: Object.entries(records.phrases).map(([name, text]) => ({ name, text })),
        pages: pages.map(({ route, frontMatter: { title } }) => ({ route, title })),
      }
    },

    /** Shows a text that is being typed, if it is valid, without writing it. */
    type: async (input: unknown) => {
      const { text, ...span } = slice.extend({ text: z.string() }).parse(input)
      const { source, block, vocabulary } = await locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      drafts.set(source.file, { text: changed, onDisk: source.text })
      site.refresh(source.file)
      return { start: block.start }
    },

    /** Forgets a text that was typed and not written. */
    leave: async (input: unknown) => {
      site.forgetDraft(files.fileOf(z.object({ file: z.string() }).parse(input).file))
      return {}
    },

    /** Writes the text of a block. */
    save: async (input: unknown) => {
      const { text, ...span } = slice.extend({ text: z.string() }).parse(input)
      const { source, block, vocabulary } = await locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      site.write(source, block.name, span.session, changed)
      return findable({ start: block.start, end: block.start + text.length }, changed)
    },

    /** Writes one prop of a widget, or what a picture shows or its caption. */
    prop: async (input: unknown) => {
      const { name, value: newValue, ...span } = slice.extend({ name: z.string(), value: z.json() }).parse(input)
      const { source, block, vocabulary } = await locate(span)
      const text =
        block.name === 'Picture'
          ? (await pictureFile()).pictureMdx(span.old, { [name]: typeof newValue === 'string' ? newValue : '' })
          : writeProp(source.text, block, name, newValue, vocabulary)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      site.write(source, `${block.name}: ${name}`, `${span.session} ${name}`, changed)
      return { ...findable({ start: block.start, end: block.start + text.length }, changed), text }
    },

    /** Inserts, copies, moves or deletes a block. */
    block: async (input: unknown) => {
      const { command, ...span } = slice
        .extend({
          command: z.union([
            z.object({ do: z.literal('insert'), text: z.string() }),
            z.object({ do: z.enum(['duplicate', 'delete', 'up', 'down']) }),
          ]),
        })
        .parse(input)
      const { source, block, vocabulary } = await locate(span)
      const edit = commandBlock(source.text, block, command)
      const changed = splice(source.text, edit.start, edit.end, edit.text)
      readChanged(source.file, source.text, changed, vocabulary)
      site.write(source, `${block.name === 'Cell' ? 'Row' : block.name}: ${command.do}`, span.session, changed)
      return { start: edit.moved ?? edit.start }
    },

    /** Stores a picture beside the page, and inserts it below a block, or in place of a picture. */
    picture: async (input: unknown) => {
      const shape = slice.extend({
        name: z.string().max(200),
        alt: z.string().max(1000),
        data: z.base64(),
        replaces: z.boolean().default(false),
      })
      const { name, alt, data, replaces, ...span } = shape.parse(input)
      const { pictureMdx, preparePicture } = await pictureFile()
      const page = files.fileOf(span.file)
      const written = (file: string) => pictureMdx(replaces ? span.old : '', { file, whatItShows: alt })
      // First: it is known at once whether the words are right.
      written('new')
      const { file, picture } = await preparePicture(files.root, page, name, Buffer.from(data, 'base64'))
      // After what takes a while: other programs may have written the page meanwhile.
      const { source, block, vocabulary } = await locate(span)
      const text = written(file)
      const edit = replaces
        ? { start: block.start, end: block.end, text }
        : commandBlock(source.text, block, { do: 'insert', text })
      const changed = splice(source.text, edit.start, edit.end, edit.text)
      readChanged(source.file, source.text, changed, vocabulary)
      const added = join(source.file, '..', file)
      // Last, so that nothing is stored without its text.
      if (picture) writeFileSync(join(files.root, added), picture, { flag: 'wx' })
      created.add(added)
      site.write(source, 'Picture', `${span.session} picture`, changed, added)
      return { start: edit.start + edit.text.length - edit.text.trimStart().length }
    },
  }

  /**
   * Finds a block in the file on disk: by its text if no other part had that when it was read, else behind the same
   * text, else by what is around it.
   * @throws {EditError} if it has been changed too, with its present text in `theirs` if it is found
   */
  async function locate({ file: id, old, lead, isOnly }: z.infer<typeof slice>) {
    const vocabulary = await folder.vocabulary()
    const source = files.read(files.fileOf(id))
    const blocks = blocksOf(parseContent(source.text, source.file))
    const start = parseInt(lead ?? '')
    const isInPlace = leadOf(start, source.text) === lead
    const only = isOnly ? onlyPlaceOf(old, source.text) : undefined
    const block = blocksBetween(blocks, only ?? (isInPlace ? start : -1), old)
    if (block && source.text.startsWith(old, block.start)) return { source, block, vocabulary }
    const known = earlierBlock(source.file, old, start, lead)
    const found = known
      ? (sameBlock(known.block, known.text, blocks, source.text) ??
        (known.block.count ? undefined : blockInPlace(known.block, known.text, known.blocks, blocks, source.text)) ??
        blocksInPlace(known.block, known.text, known.blocks, blocks, source.text))
      : isInPlace
        ? blockAt(blocks, start, start)
        : undefined
    if (!found) throw new EditError('This part has been changed in another program. Your text is kept in this browser.')
    const text = source.text.slice(found.start, found.end)
    if (text === old) return { source, block: found, vocabulary }
    throw new EditError('This part has been changed in another program.', {
      theirs: { block: findable(found, source.text), text },
    })
  }

  /** A block as it was read, with the page of then. */
  function earlierBlock(file: string, old: string, start: number, lead: string | undefined) {
    for (const text of [...site.texts].reverse()) {
      if (!text.startsWith(old, start) || leadOf(start, text) !== lead) continue
      const blocks = blocksOf(parseContent(text, file))
      const block = blocksBetween(blocks, start, old)
      if (block) return { text, blocks, block }
    }
    return undefined
  }

  // It reads records. Imported, it would be part of Vite's configuration, and saving a record would restart the server.
  function pictureFile() {
    return folder.load('/tools/edit/picture-file.ts') as Promise<typeof import('./picture-file.ts')>
  }
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

/** A part of a page, with that by which it is found in later versions of the page. */
function findable<Part extends Pick<Block, 'start' | 'end'>>(part: Part, page: string) {
  const isOnly = onlyPlaceOf(page.slice(part.start, part.end), page) !== undefined
  return { ...part, isOnly, lead: leadOf(part.start, page) }
}

/** What stands before an offset of a page: the offset, and the version of the text. */
function leadOf(start: number, page: string): string {
  return `${start}-${textVersion(page.slice(0, start))}`
}
