import { extractText } from 'unpdf'
import type { BuiltSite } from '../site/built-site.ts'
import { pagePath, resolveLink } from '../site/paths.ts'

/** A file that visitors download or programs read, and that differs. */
export interface ChangedDownload {
  /** Its path in the site. */
  file: string
  status: 'changed' | 'added' | 'removed'
  /** The pages that link to it. */
  pages: string[]
  /** The words of a text, the addresses of a sitemap, and the words of a PDF once it is read. */
  before?: string | undefined
  after?: string | undefined
}

/** Compares the text files and sitemaps of two sites and the files that their pages link to. */
export function compareDownloads(base: BuiltSite, head: BuiltSite): ChangedDownload[] {
  const [had, has] = [downloads(base), downloads(head)]
  return [...new Set([...had.keys(), ...has.keys()])].sort().flatMap((file): ChangedDownload[] => {
    const [before, after] = [base, head].map((site) => (site.files.has(file) ? contentOf(site, file) : undefined))
    if (before === after) return []
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [{ file, status, pages: has.get(file) ?? [], ...(isListed(file) && { before, after }) }]
  })
}

/** Reads the words of changed PDFs. It takes 0.3 s for each, so nothing else waits for it. */
export async function readPdfs(files: readonly ChangedDownload[], base: BuiltSite, head: BuiltSite): Promise<void> {
  for (const changed of files.filter(({ file }) => PDF.test(file))) {
    const textOf = async (site: BuiltSite) => {
      if (!site.files.has(changed.file)) return undefined
      const bytes = new Uint8Array(site.bytes(changed.file))
      // What is no PDF has no text.
      const { text } = await extractText(bytes, { mergePages: false }).catch(() => ({ text: [] }))
      return text.join('\n')
    }
    Object.assign(changed, { before: await textOf(base), after: await textOf(head) })
  }
}

const TEXT = /\.(txt|csv|tsv|md|markdown)$/i
const PDF = /\.pdf$/i
const SITEMAP = /(^|\/)sitemap[^/]*\.xml$/i

/** Whether a file is compared although no page links to it: visitors or programs read it. */
function isListed(file: string): boolean {
  return TEXT.test(file) || SITEMAP.test(file)
}

/** Whether the words of a file are compared, so that the report keeps both of its versions. */
export function isReadable(file: string): boolean {
  return TEXT.test(file) || PDF.test(file)
}

/** The files with the pages that link to them. */
function downloads(site: BuiltSite): Map<string, string[]> {
  // The copy of a page for programs says what the page says.
  const repeatsPage = (file: string) => /\.md$/i.test(file) && site.pages.has(pagePath(file.replace(/md$/i, 'html')))
  const texts = [...site.files.keys()].filter((file) => isListed(file) && !repeatsPage(file))
  const links = new Map(texts.map((file): [string, string[]] => [file, []]))
  for (const page of site.pages.values())
    for (const { href, element } of page.links) {
      const link = element.tagName === 'img' ? undefined : resolveLink(href, page.baseAddress, site.origin)
      const file = link && site.resolve(link.path)?.file
      if (file !== undefined) links.set(file, [...new Set([...(links.get(file) ?? []), page.path])])
    }
  return links
}

/** What counts of a file: of a PDF its streams and of a sitemap its addresses as a list, since dates are no changes. */
function contentOf(site: BuiltSite, file: string): string {
  if (TEXT.test(file)) return site.read(file)
  if (SITEMAP.test(file))
    return [...site.read(file).matchAll(/<loc>\s*([^<\s]+)/g)]
      .map(([, url]) => entryOf(url!))
      .sort()
      .join('\n')
  const text = site.bytes(file).toString('latin1')
  return PDF.test(file) ? [...text.matchAll(/\bstream\r?\n[^]*?endstream/g)].join('') : text
}

/** An address as an entry of a list, such as those of llms.txt. */
function entryOf(url: string): string {
  return `- [${URL.canParse(url) ? new URL(url).pathname : url}](${url})`
}
