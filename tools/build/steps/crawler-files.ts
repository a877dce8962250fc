import { execFileSync } from 'node:child_process'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Paragraph } from 'mdast'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { site } from '../../../data/site.ts'
import { addressOf, markdownPath } from '../../../pages/document/addresses.ts'
import { isListed } from '../../content/publication.ts'
import type { ContentPage } from '../../content/routes.ts'
import { find, isElement } from '../../lib/html.ts'
import { builtFile, type BuildStep } from '../step.ts'
import { capitalised } from '../../lib/text.ts'

/**
 * Writes sitemap.xml, robots.txt, llms.txt, security.txt, and each page as Markdown. A preview gets robots.txt only.
 */
export function crawlerFiles(): BuildStep {
  return {
    async end({ content, builtPages, write, log }) {
      const publication = content.publication()
      const origin = await content.origin()
      write('/robots.txt', robots(origin, publication.preview))
      const pages = (await content.index()).pages.filter((page) => isListed(page, publication))
      if (!pages.length) return
      for (const page of pages)
        write(markdownPath(page.route), markdownPage(page, builtPages.get(builtFile(page.route))!.tree, origin))
      const days = readDaysOfChange(content.root, 'content')
      if (!days) log('sitemap.xml names no days of change: this is no git repository, or a shallow clone.')
      const changed = ({ file, frontMatter: { updated } }: ContentPage) => (days ? days.get(file) : updated)
      write(
        '/sitemap.xml',
        sitemap(pages.map((page) => ({ address: addressOf(page.route, origin), changed: changed(page) }))),
      )
      write('/llms.txt', llms(pages, site, origin))
      write('/.well-known/security.txt', securityTxt(site.email, origin, publication.buildDate))
      log(`✓ sitemap.xml, llms.txt and ${pages.length} pages as Markdown`)
    },
  }
}

/** A page as a Markdown file, with its metadata as front matter. */
function markdownPage({ route, frontMatter: { title, description } }: ContentPage, tree: Root, origin: string): string {
  const address = addressOf(route, origin)
  const head = Object.entries({ title, description, url: address }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  )
  return `---\n${head.join('')}---\n\n${markdownOf(tree, address)}\n`
}

/**
 * The day of the last commit that changed each file of a folder, by its path from the repository's root. One run of git
 * for all files.
 * @returns undefined outside git, and in a shallow clone, whose oldest commit seems to have changed every file
 */
export function readDaysOfChange(root: string, folder: string): ReadonlyMap<string, string> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'UTC' },
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined
    const format = ['--format=%x00%cd', '--date=format-local:%Y-%m-%d', '--name-only', '--no-renames', '--relative']
    return parseLog(git('log', ...format, '--', folder))
  } catch {
    return undefined
  }
}

/** Parses a git log with each commit's day after a NUL, followed by its files. Returns the day of each file. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0')) {
    const [day, ...files] = commit.split('\n').filter(Boolean)
    // Commits are not always in the order of their dates.
    for (const file of files) if (day! > (days.get(file) ?? '')) days.set(file, day!)
  }
  return days
}

type Company = { brand: string; tagline: string; email: string; phone: { label: string } }

/** The llms.txt for language models (llmstxt.org): each page with its description, grouped by folder. */
export function llms(pages: readonly ContentPage[], company: Company, origin: string): string {
  const home = pages.find(({ route }) => route === '/')
  const line = ({ route, frontMatter: { title, description } }: ContentPage) =>
    `- [${title}](${addressOf(markdownPath(route), origin)}): ${description}`
  const sections = groupsOf(pages).map(([group, members]) => `## ${group}\n\n${members.map(line).join('\n')}`)
  return (
    [
      `# ${company.brand}`,
      `> ${company.tagline}`,
      ...(home ? [home.frontMatter.description] : []),
      'Every page is also there as Markdown, at its address with .md after it, and the home page at /index.md. ' +
        `Questions: ${company.email}, ${company.phone.label}.`,
      ...sections,
    ].join('\n\n') + '\n'
  )
}

/**
 * Pages grouped by folder: those in no folder first, then by folder name. A folder in parentheses counts too:
 * content/(agents)/receptionist.mdx is in Agents.
 */
function groupsOf(pages: readonly ContentPage[]): [group: string, pages: ContentPage[]][] {
  const groups = new Map<string, ContentPage[]>([['Pages', []]])
  for (const page of pages) {
    const folder = /\(([^)]+)\)\/[^/]+$/.exec(page.file)?.[1]
    const group = folder ? capitalised(folder) : 'Pages'
    groups.set(group, [...(groups.get(group) ?? []), page])
  }
  const [ungrouped, ...folders] = [...groups]
  return [ungrouped!, ...folders.sort(([a], [b]) => (a < b ? -1 : 1))].filter(([, members]) => members.length)
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The security.txt of RFC 9116: where to report vulnerabilities.
 * @param buildDate YYYY-MM-DD; the file expires 360 days later, because a year is the maximum
 */
export function securityTxt(email: string, origin: string, buildDate: string): string {
  const expires = new Date(Date.parse(`${buildDate}T00:00:00Z`) + 360 * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** A page for the sitemap. */
export type SitemapEntry = {
  address: string
  /** The day of its last change, if known. */
  changed: string | undefined
}

/** The sitemap: every page for search engines, with the day of its last change. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  )
}

/** robots.txt. Crawlers may read a preview, too, because otherwise they would not see its `noindex`. */
export function robots(origin: string, preview: boolean): string {
  return `User-agent: *\nAllow: /\n${preview ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`
}

/** Elements without text for readers: navigation, fields, scripts. Captions go before their tables. */
const LEFT_OUT =
  /^(nav|script|style|template|noscript|input|select|textarea|datalist|progress|meter|iframe|audio|video|canvas|caption)$/

const handlers: Options['handlers'] = {
  svg: (_state, { properties: { ariaLabel } }: Element) =>
    ariaLabel ? { type: 'emphasis', children: [{ type: 'text', value: `Drawing: ${String(ariaLabel)}` }] } : undefined,
  summary: (_state, element: Element) => bold(element),
  legend: (_state, element: Element) => bold(element),
  caption: (_state, element: Element) => bold(element),
  dt: (_state, element: Element) => bold(element),
}

const processor = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', resourceLink: true, rule: '-' })

/**
 * The content of a page's `main` as Markdown, including the text of widgets.
 * @param address the page's URL, which its links are relative to
 */
export function markdownOf(page: Root, address: string): string {
  const main = find(page, 'main')
  if (!main) return ''
  // Links are resolved against <base>.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] }
  const root: Root = { type: 'root', children: [base, readable(main)] }
  return processor.stringify(processor.runSync(root)).trim()
}

/** An element without its controls. A space separates neighbouring elements, as the style sheet does. */
function readable(element: Element): Element {
  const readableChildren = element.children.filter(
    (child) => child.type === 'text' || (isElement(child) && !isLeftOut(child)),
  )
  const children = readableChildren.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return [{ ...child, value: child.value.replaceAll('\u00a0', ' ') }]
    if (!isElement(child)) return []
    // Each line of a postal address is an element.
    const value = element.tagName === 'address' ? ', ' : ' '
    const space: ElementContent[] = readableChildren[index - 1]?.type === 'element' ? [{ type: 'text', value }] : []
    const captions =
      child.tagName === 'table' ? child.children.filter(isElement).filter(({ tagName }) => tagName === 'caption') : []
    return [...space, ...captions, readable(child)]
  })
  // Labels are displayed one below the other.
  return { ...element, tagName: element.tagName === 'label' ? 'div' : element.tagName, children }
}

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element
  const isHidden = properties['ariaHidden'] === 'true' || 'dataIslandFailed' in properties
  return LEFT_OUT.test(tagName) || isHidden || isControl(element)
}

/**
 * Whether an element is a control or only works with script. Disabled buttons stay, because they say why: "Coming
 * Soon".
 */
function isControl({ tagName, properties: { className, disabled, role } }: Element): boolean {
  const classes = Array.isArray(className) ? className : []
  const isButton = tagName === 'button' && classes.includes('btn') && !disabled
  return isButton || classes.includes('with-script') || role === 'progressbar'
}

function bold(element: Element): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: toString(element).trim() }] }],
  }
}
