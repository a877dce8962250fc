import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import type { Comparison } from '../compare/site.ts'
import type { Page } from '../page/page.ts'
import type { ReadSite } from '../compare/links.ts'
import { Assets } from './assets.ts'
import { decorate } from './decorate.ts'
import { FrameWriter } from './frame.ts'
import { noMarks } from './marks.ts'
import type { ReportModel, ReportPage } from './model.ts'
import { Overview } from './views/Overview.tsx'
import { PageView } from './views/PageView.tsx'
import { SourcePage } from './views/SourcePage.tsx'
import type { Preview } from './views/Unseen.tsx'

const here = dirname(fileURLToPath(import.meta.url))
const ui = join(here, '../../../components/ui')

/** What a review writes into its folder. */
export const REPORT_FILES = [
  'pages',
  'sources',
  'assets',
  'fonts',
  'index.html',
  'report.json',
  'summary.md',
  'report.css',
  'report.js',
  'frame.css',
]

/** Writes the folder that a reviewer opens. */
export function writeFolder(out: string, model: ReportModel, { sites }: Pick<Comparison, 'sites'>): void {
  const assets = new Assets(out)
  writeFileSync(join(out, 'report.css'), reportSheet())
  for (const file of ['report.js', 'frame.css']) cpSync(join(here, file), join(out, file))
  cpSync(join(ui, 'fonts'), join(out, 'fonts'), { recursive: true })
  writeFileSync(join(out, 'index.html'), html(<Overview model={model} />))
  for (const entry of model.pages) writePage(out, entry, model, sites, assets)
  if (model.sources.length) mkdirSync(join(out, 'sources'))
  for (const view of model.sources)
    writeFileSync(
      join(out, 'sources', `${view.slug}.html`),
      html(<SourcePage view={view} pages={model.pages} links={model.links} />),
    )
}

function writePage(
  out: string,
  entry: ReportPage,
  model: ReportModel,
  sites: Comparison['sites'],
  assets: Assets,
): void {
  const { page, findings, slug } = entry
  const folder = join(out, 'pages', slug)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  const gone = page.base && new FrameWriter(page.base, sites.base.site, assets, noMarks(), false)
  const views = decorate(page, findings, (element) => gone?.element(element, 'del') ?? '')
  if (page.base) write('before.html', new FrameWriter(page.base, sites.base.site, assets, views.before).write())
  if (page.head) write('after.html', new FrameWriter(page.head, sites.head.site, assets, views.after).write())
  if (page.base && page.head)
    write('combined.html', new FrameWriter(page.head, sites.head.site, assets, views.combined).write())
  const shared = model.shared.filter(({ pages }) => pages.includes(page.path)).map(({ finding }) => finding)
  const previews = {
    ...(page.base && { before: previewOf(page.base, sites.base, assets) }),
    ...(page.head && { after: previewOf(page.head, sites.head, assets) }),
  }
  write('index.html', html(<PageView entry={entry} shared={shared} previews={previews} links={model.links} />))
}

function previewOf({ metadata, file, path }: Page, { site }: ReadSite, assets: Assets): Preview {
  const { title, description, canonical, robots, openGraph } = metadata
  const image = openGraph.get('og:image') ?? openGraph.get('twitter:image')
  // The picture's address has the published origin; its file is in the built folder.
  const kept = image && assets.keepAddress(image.replace(/^https?:\/\/[^/]+/, ''), file, site)
  return {
    site:
      openGraph.get('og:site_name') ??
      (canonical ? canonical.replace(/^https?:\/\//, '').replace(/\/.*$/, '') : 'This site'),
    address: canonical || path,
    title,
    description,
    robots,
    card: {
      title: openGraph.get('og:title') ?? title,
      description: openGraph.get('og:description') ?? description,
      ...(kept && { image: `../../assets/${kept}` }),
    },
  }
}

/** The report uses the site's design tokens, as plain custom properties. */
function reportSheet(): string {
  const theme = readFileSync(join(ui, 'theme.css'), 'utf8')
  const tokens = /@theme\s*\{([\s\S]*?)\n\}/.exec(theme)?.[1] ?? ''
  const lines = tokens.split('\n').filter((line) => /^\s*--[\w-]+:\s*[^*]+;/.test(line) && !/--[\w-]+-\*/.test(line))
  const weights = /:root\s*\{[^}]*--hair[^}]*\}/.exec(theme)?.[0] ?? ''
  return [
    `:root {\n${lines.join('\n')}\n}`,
    weights,
    readFileSync(join(ui, 'fonts.css'), 'utf8'),
    readFileSync(join(here, 'report.css'), 'utf8'),
  ].join('\n')
}

function html(document: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(document)}`
}
