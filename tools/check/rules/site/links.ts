import { decodedAnchor, NOT_FOUND } from '../../../../pages/document/addresses.ts'
import { TOP, type Explanation, type Place } from '../../../content/content-error.ts'
import { leavesOf, type Leaf } from '../../../content/mdx/static-value.ts'
import { bestMatch, didYouMean, suggestion } from '../../../content/suggestion.ts'
import { addressError, internalLink, isTextLink, linksOf, type SourceLink } from '../../site/source-links.ts'
import type { OutlineItem, PageItem } from '../../site/page-items.ts'
import { isLive, livePages, originOf, redirects, valuePlace, type Site, type SitePage } from '../../site/site-reader.ts'
import { type ReportInFile, siteRule } from '../rule.ts'

/** Links have an address that browsers follow, and within the site lead to a page that visitors can open. */
export const links = siteRule('links', 'error', (site, add) => {
  const origin = originOf(site)
  const brokenLink = linkChecker(site, origin)
  const broken: (SourceLink & Broken)[] = []
  for (const link of linksOf(site, site.pages)) {
    const { page, href, place, item } = link
    if (item?.isReference) continue
    if (page && isBare(page, item?.whole ?? place)) {
      // An address in running text, which becomes a link automatically.
      const wrong = addressError(href, origin)
      if (wrong?.path !== undefined)
        add(page, { place, reason: wrong.reason, fix: `Write it as a link: [what it leads to](${wrong.path}).` })
      continue
    }
    const found = brokenLink(href, page, page && isTextLink(page, item?.whole ?? place))
    if (found) broken.push({ ...link, ...found })
    else reportQuery(site, link, add)
  }
  const linksTo = (page: SitePage) => broken.filter(({ unpublished }) => unpublished === page)
  for (const page of new Set(broken.flatMap(({ unpublished }) => unpublished ?? []))) {
    const links = linksTo(page)
    if (links.length < 2) continue
    const key = ['draft', 'publish'].find((name) => page.block?.values[name]) ?? 'expires'
    const places = links.map(({ file: { file }, place: { line } }) => `${file}:${line}`)
    add(page, {
      place: valuePlace(page, key),
      reason: `The page is ${unpublishedReason(page, site)}, but ${places.length} links lead to it: ${places.join(', ')}.`,
      fix: `Delete the line "${key}", or remove the links until visitors can open the page.`,
    })
  }
  for (const { file, href, place, reason, fix, text, missing, unpublished } of broken) {
    if (unpublished && linksTo(unpublished).length > 1) continue
    // An address with character references differs from its source, so it cannot be replaced.
    const isAlone = file.source.startsWith(href, file.lines.offsetOf(place))
    // One broken link is a typo; several mean that the page was renamed.
    const isRenamed = missing !== undefined && broken.filter((other) => other.missing === missing).length > 1
    add(file, {
      place,
      reason,
      fix: isRenamed ? `${fix} If the page has another name now, write "redirectFrom: ${missing}" at its top.` : fix,
      edits: text !== undefined && isAlone ? [{ place, text }] : [],
    })
  }
})

/** Parameters of links whose values are ids of records: where the ids are. */
const ID_PARAMETERS: Readonly<Record<string, readonly [file: string, ids: string]>> = {
  playbook: ['data/playbooks.ts', 'playbookIds'],
  preview: ['data/playbooks.ts', 'playbookIds'],
  industry: ['data/industries.ts', 'industryIds'],
  certificate: ['data/compliance.ts', 'certificationIds'],
}

/** Reports ids in the query of a link that no record has: /playbooks?preview=intake. */
function reportQuery({ values }: Site, { file, href, place, item }: SourceLink, add: ReportInFile): void {
  if (!href.startsWith('/')) return
  for (const [name, value] of new URLSearchParams(/\?([^#]*)/.exec(href)?.[1] ?? '')) {
    if (/^(utm_|fbclid$|gclid$|mc_)/.test(name)) {
      add(file, {
        place,
        reason: `The link has "${name}", which would replace where the visitor really came from.`,
        fix: `Write ${href.replace(/\?[^#]*/, '')}.`,
      })
      break
    }
    const [home, list] = ID_PARAMETERS[name] ?? []
    const ids = home && (values.get(home)?.[list!] as readonly string[] | undefined)
    const unknown = ids && value.split(',').find((id) => !ids.includes(id))
    const meant = unknown && bestMatch(unknown, ids)
    if (unknown)
      add(file, {
        place,
        reason: `The link asks for "${name}=${unknown}", which ${home} does not have.`,
        fix: suggestion(unknown, ids),
        meant: meant && href.replace(unknown, meant),
      })
    const text = item?.kind === 'link' ? item.text : ''
    const other = ids && !unknown ? otherNamed(text, value, leavesOf(values.get(home))) : undefined
    if (other && ids?.includes(other))
      add(file, {
        place,
        reason: `The link is called "${text.trim()}", but asks for "${name}=${value}".`,
        fix: `Write ${name}=${other}, or say in other words where it leads.`,
      })
  }
}

/** The id of the only record whose name shares a word with a text, unless it is the given one. */
function otherNamed(text: string, id: string, leaves: readonly Leaf[]): string | undefined {
  const wordsOf = (words: string): string[] =>
    words
      .toLowerCase()
      .replace(/s\b/g, '')
      .match(/\p{L}{5,}/gu) ?? []
  const linkWords = wordsOf(text)
  const named = leaves.flatMap(({ key, path, value }) =>
    key === 'name' && path.length === 3 && wordsOf(String(value)).some((word) => linkWords.includes(word))
      ? String(path[1])
      : [],
  )
  return named.length === 1 && !id.split(',').includes(named[0]!) ? named[0] : undefined
}

type Broken = Explanation & {
  /** The path that no page has. */
  missing?: string
  /** The page that visitors cannot open. */
  unpublished?: SitePage
}

/** What is wrong with a link of a page, or of a record if there is no page. */
function linkChecker(site: Site, origin: string | undefined) {
  const routes = new Map(site.pages.map((page) => [page.route, page]))
  const moved = redirects(site)
  const { publication } = site
  return function brokenLink(href: string, from: SitePage | undefined, isText = false): Broken | undefined {
    const wrong = from && addressError(href, origin)
    if (wrong?.path !== undefined) return { ...wrong, ...insteadOf(wrong.path, brokenLink(wrong.path, from, isText)) }
    if (wrong) return wrong
    if (from && isRelative(href)) {
      const text = canonical(`/${href.replace(/^(\.\.?\/)+/, '').replace(/^content\//, '')}`)
      const reason = `The link "${href}" does not begin with a slash.`
      return routes.has(pathOf(text))
        ? { reason, fix: `Write ${text}.`, text }
        : { reason, fix: 'Write the path from the root, such as /pricing.' }
    }
    const link = internalLink(href, from?.route ?? '/')
    if (!link || moved.has(link.path)) return undefined
    const target = routes.get(link.path)
    if (!target) {
      const reason = `There is no page ${link.path}.`
      const text = canonical(href)
      if (routes.has(pathOf(text))) return { reason, fix: `Write ${text}.`, text }
      if (link.path === '/') return { reason, fix: 'Add it: content/index.mdx.' }
      const known = [...routes.keys()].filter((route) => route !== NOT_FOUND)
      return {
        reason,
        fix: didYouMean(link.path, known) ?? 'Write the path of a page, or add the page to content/.',
        missing: link.path,
      }
    }
    const { expires } = target.frontMatter ?? {}
    if (expires && isText && publication.buildDate > expires) return undefined
    if (expires && !isText && from !== target && isLive(target, site))
      return {
        reason: `The page ${link.path} expires after ${expires}, and this link could not disappear with it.`,
        fix: 'Write the link in a sentence of a page, as [words](/path): builds show its words alone from that day on.',
      }
    // A draft may link to another one.
    if (!isLive(target, site) && (!from || isLive(from, site)))
      return {
        reason: `The page ${link.path} is ${unpublishedReason(target, site)}, so the link leads nowhere.`,
        fix: 'Remove the link until visitors can open the page.',
        unpublished: target,
      }
    return undefined
  }
}

/** Whether a link is an address alone, without brackets or a tag. */
function isBare({ source, lines }: SitePage, whole: Place): boolean {
  return !/[[<]/.test(source[lines.offsetOf(whole)] ?? '')
}

/** What to write instead of an absolute address. */
function insteadOf(path: string, broken: Broken | undefined): Pick<Broken, 'fix' | 'text'> {
  if (broken && broken.text === undefined) return { fix: `Write its path. ${broken.reason} ${broken.fix}` }
  const text = broken?.text ?? path
  return { fix: `Write ${text}.`, text }
}

/** A path without its leading slash. */
function isRelative(href: string): boolean {
  return href !== '' && !/^([a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(href)
}

/** A link as this site writes it: its path in small letters, without file ending and slash at the end. */
function canonical(href: string): string {
  const path = pathOf(href).toLowerCase()
  return (path.replace(/(\/index)?(\.html?|\.mdx?)?$/, '').replace(/\/+$/, '') || '/') + href.slice(path.length)
}

/** A link without what follows ? or #. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '')
}

function unpublishedReason({ frontMatter }: SitePage, { publication }: Site): string {
  if (frontMatter?.draft) return 'a draft'
  return frontMatter?.publish && frontMatter.publish > publication.buildDate
    ? `not published before ${frontMatter.publish}`
    : `gone since ${frontMatter?.expires}`
}

/** The id after # in a link exists on the target page. */
export const anchors = siteRule('anchors', 'error', (site, add) => {
  const routes = new Map(site.pages.map((page) => [page.route, page]))
  const all = linksOf(site, livePages(site))
  for (const { file, page, href, place } of all) {
    const link = internalLink(href, page?.route ?? '')
    const target = link?.anchor ? routes.get(link.path) : undefined
    // The ids of a page that cannot be parsed are unknown.
    if (!link?.anchor || !target?.tree || !target.frontMatter) continue
    const ids = idsOf(target.items)
    const anchor = decodedAnchor(link.anchor)
    if (['top', ...ids, ...idsOf(target.frame)].includes(anchor)) continue
    // A long list does not help.
    const fix = ids.length && ids.length <= 12 ? suggestion(anchor, ids) : didYouMean(anchor, ids)
    // One wrong link is a typo; several mean that the heading was renamed.
    const isRenamed = all.filter((other) => other.href.endsWith(`#${link.anchor}`)).length > 2
    const meant = isRenamed ? undefined : bestMatch(anchor, ids)
    add(file, {
      place,
      reason: `${target === page ? 'This page' : `The page ${link.path}`} has no heading or section with the id "${anchor}".`,
      fix: isRenamed
        ? `If its heading has another name now, write <Section id="${anchor}"> around it in ${target.file}.`
        : (fix ?? 'Remove the part after the #, or give a section the name: <Section id="…">'),
      meant: meant && href.replace(/#.*/, `#${meant}`),
    })
  }
})

function idsOf(items: readonly (PageItem | OutlineItem)[]): string[] {
  return items.flatMap((item) => (item.kind === 'anchor' || item.kind === 'heading' ? (item.id ?? []) : []))
}

/** Links use the current path of a page. */
export const redirectedLinks = siteRule('redirected-links', 'error', (site, add) => {
  const moved = redirects(site)
  const routes = new Set(site.pages.map(({ route }) => route))
  for (const { file, href, place } of linksOf(site, site.pages)) {
    const link = internalLink(href, '')
    const target = link && !routes.has(link.path) ? moved.get(link.path) : undefined
    if (!target) continue
    const text = href.replace(link!.path, target.route)
    add(file, {
      place,
      reason: `The page ${link!.path} has moved to ${target.route}.`,
      fix: `Write ${text}.`,
      edits: [{ place, text }],
    })
  }
})

/** Every page can be reached by links from the home page, except those with noindex, which follow a form. */
export const orphans = siteRule('orphans', 'warning', (site, add) => {
  const live = new Map(livePages(site).map((page) => [page.route, page]))
  const home = live.get('/')
  if (!home) return
  const reached = new Set(['/'])
  for (const route of reached) {
    const page = live.get(route)!
    // The links of a page that cannot be parsed are unknown.
    if (!page.tree || !page.frontMatter) return
    for (const target of targetsOf(page)) if (live.has(target)) reached.add(target)
  }
  for (const page of live.values()) {
    if (reached.has(page.route) || page.route === NOT_FOUND || !page.frontMatter || page.frontMatter.noindex) continue
    add(page, {
      place: TOP,
      reason: `No link leads to ${page.route}: visitors cannot find it.`,
      fix: 'Link to it from a page that belongs with it.',
    })
  }
})

function targetsOf({ frame, items, route }: SitePage): string[] {
  return [...frame, ...items].flatMap((item) =>
    item.kind === 'link' ? (internalLink(item.href, route)?.path ?? []) : [],
  )
}
