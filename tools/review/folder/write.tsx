import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { getAttribute } from '../page/dom.ts'
import { sides, type FoundChange } from '../compare/found-change.ts'
import { isReadable } from '../compare/compare-downloads.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import type { Page } from '../page/page.ts'
import { shorten } from '../page/words.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { Assets } from './assets.ts'
import { PageCopy } from './copy.ts'
import { claimsOf } from './doubts.ts'
import { editsOf } from './edit-groups.ts'
import { markChanges, markOld, type Marks } from './marks.ts'
import { nameOfPage, type OldMention, type ReportModel, type ReportPage } from './model.ts'
import { pagesToLookAt, safePages } from './safe-pages.ts'
import { Document, type Versions } from './views/Document.tsx'
import { Overview } from './views/Overview.tsx'
import { PageView } from './views/PageView.tsx'
import type { Preview } from './views/SearchPreviews.tsx'
import { SourcePage } from './views/SourcePage.tsx'

const here = dirname(fileURLToPath(import.meta.url))
const packages = createRequire(import.meta.url)

/** Bytes of a changed download from which on the report has no copies. */
const MAX_DOWNLOAD = 500_000

const CARD_WIDTH = 480

/** What a review writes into its folder. */
export const REPORT_FILES = [
  ...['pages', 'sources', 'assets', 'fonts', 'index.html', 'report.json', 'summary.md'],
  ...['report.css', 'report.js', 'frame.css'],
]

/** The kinds of change that search results and link previews show. */
const PREVIEWED = /^(title|description|canonical|robots|open-graph|image)$/

/**
 * Prepares the folder that a reviewer opens.
 * @returns writes the report; written again, it leaves the copies of pages that exist as they are
 */
export function reportFolder(out: string, { sites }: Pick<Comparison, 'sites'>): (model: ReportModel) => Promise<void> {
  const assets = new Assets(out)
  /** The file that shows all changes of a page, by the pages that were copied. */
  const marked = new Map<ReportPage, string>()
  for (const file of ['report.css', 'frame.css']) cpSync(join(here, file), join(out, file))
  for (const name of ['figtree', 'besley']) {
    const file = `${name}-latin-wght-normal.woff2`
    cpSync(packages.resolve(`@fontsource-variable/${name}/files/${file}`), join(out, 'fonts', file))
  }
  /** Writes the copies of a page. Returns the name of the one that shows all changes. */
  const writeCopies = (page: ReportPage, old: readonly OldMention[]): string => {
    const { before, after, combined } = copiesOf(page, old, sites, assets)
    const texts = { before: before?.write(), after: after?.write(), combined: combined?.write() }
    // Where nothing was removed both show the same.
    if (texts.combined === texts.after) delete texts.combined
    for (const [name, text] of Object.entries(texts)) {
      if (text === undefined) continue
      mkdirSync(join(out, 'pages', page.slug), { recursive: true })
      writeFileSync(join(out, 'pages', page.slug, `${name}.html`), text)
    }
    return texts.combined ? 'combined.html' : after ? 'after.html' : 'before.html'
  }
  return async (model) => {
    const { pages, sources } = model
    const write = (file: string, title: string, className: string, view: ReactElement) => {
      const root = '../'.repeat(file.split('/').length - 1)
      const document = (
        <Document title={title} className={className} contents={{ ...model, root, edits, safe, images, downloads }}>
          {view}
        </Document>
      )
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), `<!doctype html>\n${renderToStaticMarkup(document)}`)
    }
    const images = picturesOf(pages, sites, assets)
    const downloads = keepDownloads(model.files, sites, assets)
    const edits = editsOf(model)
    const safe = safePages(model, edits)
    write('index.html', 'What this change does', 'overview', <Overview />)
    const order = JSON.stringify(pagesToLookAt(pages, safe, edits).map(({ path, slug }) => [path, slug]))
    writeFileSync(join(out, 'report.js'), `const order = ${order}\n${readFileSync(join(here, 'report.js'), 'utf8')}`)
    for (const page of pages) {
      const oldPlaces = model.old.flatMap(({ places, ...value }) =>
        places.filter(({ path }) => path === page.head?.path).map((place) => ({ ...place, ...value })),
      )
      // Where search results and link previews are the same, their pictures are not copied either.
      const isPreviewed =
        page.status !== 'changed' ||
        page.findings.some(({ kind }) => PREVIEWED.test(kind)) ||
        oldPlaces.some(({ element }) => !element)
      const previews = {
        before: isPreviewed ? await previewOf(page.base, sites.base, assets) : undefined,
        after: isPreviewed ? await previewOf(page.head, sites.head, assets) : undefined,
      }
      if (!marked.has(page) || oldPlaces.length) marked.set(page, writeCopies(page, oldPlaces))
      const view = <PageView {...{ entry: page, previews, old: oldPlaces, marked: marked.get(page)! }} />
      write(`pages/${page.slug}/index.html`, nameOfPage(page.path), 'view', view)
    }
    for (const view of sources) write(`sources/${view.slug}.html`, view.file, 'overview', <SourcePage view={view} />)
  }
}

/** The files of pictures that changed, by the change. */
function picturesOf(pages: readonly ReportPage[], sites: Comparison['sites'], assets: Assets) {
  const found = new Map<FoundChange, Versions>()
  for (const page of pages) {
    for (const finding of page.findings.filter(({ kind }) => kind === 'image')) {
      const files: Versions = {}
      for (const side of sides) {
        const element = finding[side]?.element
        // Of a picture that a stylesheet shows the values are the addresses.
        const named = side === 'base' ? finding.before : finding.after
        const address = element?.tagName === 'img' ? getAttribute(element, 'src') : named
        const file = address && page[side] && assets.addFile(address, page[side].baseAddress, sites[side])
        if (file) files[side] = `assets/${file}`
      }
      found.set(finding, files)
    }
  }
  return found
}

/** Keeps both versions of changed downloads that are not too large. */
function keepDownloads(files: ReportModel['files'], sites: Comparison['sites'], assets: Assets): Map<string, Versions> {
  const found = new Map<string, Versions>()
  for (const { file } of files.filter((changed) => isReadable(changed.file))) {
    const kept: Versions = {}
    for (const side of sides) {
      const bytes = sites[side].files.has(file) ? sites[side].bytes(file) : undefined
      if (bytes && bytes.length < MAX_DOWNLOAD) kept[side] = `assets/${assets.add(bytes, extname(file))}`
    }
    found.set(file, kept)
  }
  return found
}

/** The page before, after, and after with what was removed, each with its changes marked. */
function copiesOf(page: ReportPage, old: readonly OldMention[], { base, head }: Comparison['sites'], assets: Assets) {
  const copy = (copied: Page | undefined, site: BuiltSite, marks?: Marks, removedFrom?: Page) =>
    copied && new PageCopy(copied, site, assets, marks, removedFrom)
  let removedFrom: Page | undefined
  const marks = markChanges(page, (element) => copy((removedFrom = page.base), base)?.part(element))
  for (const { element, id = '', value } of old) if (element) markOld(marks, { element, id, value }, page)
  for (const [index, { element, text: value }] of claimsOf(page, old).entries())
    if (element) markOld(marks, { element, id: `claim-${index + 1}`, value, label: 'claim' }, page)
  return {
    before: copy(page.base, base, marks.before),
    after: copy(page.head, head, marks.after),
    combined: page.base && copy(page.head, head, marks.combined, removedFrom),
  }
}

async function previewOf(page: Page | undefined, site: BuiltSite, assets: Assets): Promise<Preview | undefined> {
  if (!page) return undefined
  const value = (name: string) => page.metadata.get(name)
  const [title = '', description = '', canonical = ''] = ['title', 'meta description', 'link canonical'].map(value)
  const image = value('og:image') ?? value('twitter:image')
  const name = value('og:site_name') ?? (/^https?:\/\/([^/]+)/.exec(canonical)?.[1] || 'This site')
  // The picture's address has the published origin; its file is in the built folder.
  const file = image && site.fileAt(image.replace(/^https?:\/\/[^/]+/, ''), page.baseAddress)
  const small =
    file &&
    (await sharp(site.bytes(file))
      .resize(CARD_WIDTH)
      .webp()
      .toBuffer()
      .catch(() => undefined))
  const kept = small && assets.add(small, '.webp')
  const address = (canonical || page.path).replace(/^https?:\/\//, '').replace(/\//g, ' › ')
  return {
    search: /noindex/.test(value('meta robots') ?? '')
      ? undefined
      : { above: `${name}, ${address}`, title: shorten(title, 62), text: shorten(description, 158) },
    card: {
      above: name,
      title: shorten(value('og:title') ?? title, 70),
      text: shorten(value('og:description') ?? description, 120),
      image: kept && `../../assets/${kept}`,
    },
  }
}
