import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { sharedOn } from '../compare/shared.ts'
import type { Comparison } from '../compare/compare-sites.ts'
import type { Page } from '../page/page.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { Assets } from './assets.ts'
import { PageCopy } from './copy.ts'
import { oldValues } from './edit-groups.ts'
import { markChanges } from './decorate.ts'
import type { Marks } from './marks.ts'
import type { ReportModel, ReportPage } from './model.ts'
import { Document } from './views/Document.tsx'
import { Overview } from './views/Overview.tsx'
import { PageView } from './views/PageView.tsx'
import { SourcePage } from './views/SourcePage.tsx'
import type { Preview } from './views/Unseen.tsx'

const here = dirname(fileURLToPath(import.meta.url))

/** What a review writes into its folder. */
export const REPORT_FILES = [
  ...['pages', 'sources', 'assets', 'fonts', 'index.html', 'report.json', 'summary.md'],
  ...['report.css', 'report.js', 'frame.css'],
]

/** Writes the folder that a reviewer opens. */
export function writeFolder(out: string, model: ReportModel, { sites }: Pick<Comparison, 'sites'>): void {
  const assets = new Assets(out)
  const { pages, sources, link } = model
  const write = (file: string, title: string, className: string, view: ReactElement) => {
    const root = '../'.repeat(file.split('/').length - 1)
    const document = (
      <Document title={title} className={className} root={root} link={link}>
        {view}
      </Document>
    )
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), `<!doctype html>\n${renderToStaticMarkup(document)}`)
  }
  for (const file of ['report.css', 'report.js', 'frame.css']) cpSync(join(here, file), join(out, file))
  write(
    'index.html',
    'What this change does',
    'overview',
    <Overview model={model} old={oldValues(model, sites.head.pages.values())} />,
  )
  for (const page of pages) {
    const previews = {
      before: previewOf(page.base, sites.base, assets),
      after: previewOf(page.head, sites.head, assets),
    }
    const view = <PageView entry={page} shared={sharedOn(page.path, model.shared)} previews={previews} />
    write(`pages/${page.slug}/index.html`, page.path, 'view', view)
    for (const [name, copy] of Object.entries(copiesOf(page, sites, assets)))
      if (copy) writeFileSync(join(out, 'pages', page.slug, `${name}.html`), copy.write())
  }
  for (const view of sources)
    write(`sources/${view.slug}.html`, view.file, 'overview', <SourcePage view={view} pages={pages} />)
}

/** The page before, after, and after with what was removed, each with its changes marked. */
function copiesOf(page: ReportPage, { base, head }: Comparison['sites'], assets: Assets) {
  const copy = (copied: Page | undefined, site: BuiltSite, marks?: Marks) =>
    copied && new PageCopy(copied, site, assets, marks)
  const marks = markChanges(page, (element) => copy(page.base, base)?.part(element))
  return {
    before: copy(page.base, base, marks.before),
    after: copy(page.head, head, marks.after),
    combined: page.base && copy(page.head, head, marks.combined),
  }
}

function previewOf(page: Page | undefined, site: BuiltSite, assets: Assets): Preview | undefined {
  if (!page) return undefined
  const value = (name: string) => page.metadata.get(name)
  const [title = '', description = '', canonical = ''] = ['title', 'meta description', 'link canonical'].map(value)
  const image = value('og:image') ?? value('twitter:image')
  const name = value('og:site_name') ?? (/^https?:\/\/([^/]+)/.exec(canonical)?.[1] || 'This site')
  // The picture's address has the published origin; its file is in the built folder.
  const kept = image && assets.addFile(image.replace(/^https?:\/\/[^/]+/, ''), page.baseAddress, site)
  return {
    search: { site: name, address: canonical || page.path, title, description, robots: value('meta robots') ?? '' },
    card: {
      site: name,
      title: value('og:title') ?? title,
      description: value('og:description') ?? description,
      image: kept && `../../assets/${kept}`,
    },
  }
}
