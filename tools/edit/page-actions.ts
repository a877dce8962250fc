import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readFrontMatter } from '../content/front-matter.ts'
import { isFindable, isPublished } from '../content/publication.ts'
import { contentFiles, redirectsOf, routeOf } from '../content/routes.ts'
import { action } from './action.ts'
import type { EditedSite } from './edited-site.ts'
import { frontMatterForm, writeFrontMatter } from './front-matter-edit.ts'
import { EditError, renamedLinks, type SourceText } from './source-files.ts'

const anchor = z.string().max(200)

const matterShape = { file: z.string(), key: z.string(), value: z.unknown(), session: z.string() }

/** What is done with a page as a whole: its front matter, its address, a new page. */
export function pageActions(site: EditedSite) {
  const { folder, files, created, journal } = site

  return {
    /** Creates a page, as a draft. */
    newPage: action({ title: z.string(), description: z.string(), path: z.string() }, async (answers) => {
      const { createPage } = await pageFile()
      const file = await createPage(files.root, answers)
      created.add(file)
      return { route: routeOf(file) }
    }),

    /** Gives a page another address. */
    rename: action({ file: z.string(), path: z.string().max(200) }, async ({ file: id, path }) => {
      const file = files.fileOf(id)
      const { renamePage } = await pageFile()
      const isNew = (await site.repository.committed(file)) === undefined
      const renamed = renamePage(files, file, path, (await folder.vocabulary()).records, isNew)
      for (const name of [file, renamed]) created.add(name)
      journal.rename(file, renamed)
      const session = randomUUID()
      for (const { source, text } of renamedLinks(files, routeOf(file), routeOf(renamed)))
        if (source.file !== renamed) site.write(source, `Links to ${routeOf(renamed)}`, session, text)
      return { route: routeOf(renamed) }
    }),

    /** Lets the links to a heading lead to its new id. */
    anchor: action({ file: z.string(), from: anchor, to: anchor }, ({ file: id, from, to }) => {
      const file = files.fileOf(id)
      const session = randomUUID()
      const change = ({ source, text }: { source: SourceText; text: string }) =>
        site.write(source, `Links to ${routeOf(file)}#${to}`, session, text)
      renamedLinks(files, `#${from}`, `#${to}`, [file]).forEach(change)
      renamedLinks(files, `${routeOf(file)}#${from}`, `${routeOf(file)}#${to}`).forEach(change)
      return {}
    }),

    /** The form of a page's front matter. */
    matter: action({ file: z.string() }, async ({ file }) => {
      const { records } = await folder.vocabulary()
      return { fields: frontMatterForm(site.current(files.fileOf(file)).text, records) }
    }),

    /** Writes one key of a page's front matter. */
    writeMatter: action(matterShape, async ({ file, key, value: newValue, session }) => {
      const { records } = await folder.vocabulary()
      const source = files.read(files.fileOf(file))
      const committed = await site.repository.committed(source.file)
      const text = writeFrontMatter(source.file, source.text, key, newValue, records, committed)
      if (key === 'redirectFrom') mustBeFree(redirectsOf(readFrontMatter(source.file, text, records).frontMatter))
      site.write(source, `Page: ${key}`, `${session} ${key}`, text)
      return { warning: await warningOf(source.file, text, key) }
    }),

    /** The share picture of a page, as SVG. A page that search engines do not find has none. */
    sharePicture: action({ file: z.string() }, async ({ file: id }): Promise<{ svg?: string }> => {
      const { file, text } = site.current(files.fileOf(id))
      const { frontMatter } = readFrontMatter(file, text, (await folder.vocabulary()).records)
      const live = { ...folder.publication(), preview: false }
      if (!frontMatter || !isFindable({ file, route: routeOf(file), frontMatter }, live)) return {}
      const { loadShareStyle, pagePicture } = await sharePictures()
      return { svg: pagePicture(frontMatter, await folder.origin(), loadShareStyle(files.root)) }
    }),
  }

  /** @throws {EditError} if an address to be redirected is a page */
  function mustBeFree(addresses: readonly string[]): void {
    const pages = contentFiles(files.root)
    for (const address of addresses) {
      const owner = pages.find((file) => routeOf(file) === address)
      if (owner) throw new EditError(`${address} is a page itself: ${owner}. Write an address that no page has.`)
    }
  }

  /** What an author may not have meant, though it is written. */
  async function warningOf(file: string, source: string, key: string): Promise<string | undefined> {
    const { frontMatter } = readFrontMatter(file, source, (await folder.vocabulary()).records)
    if (key === 'expires' && frontMatter && !isPublished(frontMatter, folder.publication()))
      return 'This day has passed, so the site has no such page any more. Empty the field to have it back.'
    if ((key === 'publish' || key === 'draft') && frontMatter?.draft && frontMatter.publish)
      return `It is a draft, so it does not appear on ${frontMatter.publish} either. Switch off Draft first.`
    if (key !== 'title' && key !== 'description') return undefined
    const { LIMITS } = await import('../check/rules/site/page-metadata.ts')
    const { length } = frontMatter?.[key] ?? ''
    const { min, max } = LIMITS[key]
    return length < min || length > max ? `It has ${length} characters; use ${min} to ${max}.` : undefined
  }

  // These read records. Imported, they would be part of Vite's configuration, and saving one would restart the server.
  function pageFile() {
    return folder.load('/tools/edit/page-file.ts') as Promise<typeof import('./page-file.ts')>
  }

  function sharePictures() {
    const path = '/tools/build/steps/share/share-pictures.tsx'
    return folder.load(path) as Promise<typeof import('../build/steps/share/share-pictures.tsx')>
  }
}
