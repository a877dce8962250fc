import type { Page } from '../page/page.ts'
import { readPage } from '../page/page.ts'
import { alike, bagOf, type Bag } from '../page/words.ts'
import { cleanPath } from '../site/address.ts'
import { memoryFiles, Site } from '../site/folder.ts'
import { follow } from '../site/redirects.ts'
import type { Finding } from './finding.ts'
import { brokenLinks, type ReadSite } from './links.ts'
import { comparePages, type PageComparison } from './page.ts'
import { foldShared, type SharedFinding } from './shared.ts'

/** A compared page: before, after and its changes. */
export interface ComparedPage extends PageComparison {
  path: string
  status: 'changed' | 'added' | 'removed' | 'moved' | 'same'
  movedTo?: string
  base?: Page
  head?: Page
}

/** The comparison of two built sites. */
export interface Comparison {
  pages: ComparedPage[]
  shared: SharedFinding[]
  sites: { base: ReadSite; head: ReadSite }
}

/** Parses pages on demand, each once; `like` shares its parsed pages where the bytes are the same. */
function readSite(site: Site, like?: ReadSite): ReadSite {
  const read = new Map<string, Page>()
  const page = (path: string) => {
    const file = site.pages.get(path)
    if (!file) return undefined
    let found = read.get(path)
    if (!found) {
      const twin = like?.site.pages.get(path)
      found = twin && twin.file === file.file && twin.html === file.html ? like!.page(path)! : readPage(file)
      read.set(path, found)
    }
    return found
  }
  return {
    site,
    page,
    get origin() {
      return originOf(page('/') ?? page([...site.pages.keys()][0] ?? ''))
    },
  }
}

function originOf(page: Page | undefined): string | undefined {
  try {
    return page?.metadata.canonical ? new URL(page.metadata.canonical).origin : undefined
  } catch {
    return undefined
  }
}

/** A comparison without a base: lists the pages of the head. */
export function headAlone(head: Site): Comparison {
  const nothing = new Site(memoryFiles({}))
  const sites = { base: readSite(nothing), head: readSite(head) }
  return {
    pages: [...head.pages.keys()]
      .sort()
      .map((path) => ({ path, status: 'added', head: sites.head.page(path)!, findings: [] })),
    shared: [],
    sites,
  }
}

/** Compares two built sites without a browser. */
export function compareSites(base: Site, head: Site): Comparison {
  const readBase = readSite(base)
  const sites = { base: readBase, head: readSite(head, readBase) }
  const removed = [...base.pages.keys()].filter((path) => !head.pages.has(path))
  const added = new Set([...head.pages.keys()].filter((path) => !base.pages.has(path)))
  const pages: ComparedPage[] = []

  for (const path of removed) {
    const was = sites.base.page(path)!
    const movedTo = newAddress(was, sites, added)
    const answered = head.resolve(path) !== undefined
    const dead: Finding[] = answered ? [] : [{ kind: 'redirect', before: path, after: '', in: path, order: 0 }]
    if (movedTo === undefined) {
      pages.push({ path, status: 'removed', base: was, findings: dead })
      continue
    }
    added.delete(movedTo)
    const is = sites.head.page(movedTo)!
    const { findings, alignment } = comparePages(was, is, sites, false)
    // The status already says that the address changed.
    const own = findings.filter((finding) => !isOwnAddress(finding, movedTo))
    pages.push({
      path,
      status: 'moved',
      movedTo,
      base: was,
      head: is,
      findings: [...dead, ...own],
      ...(alignment && { alignment }),
    })
  }
  for (const path of added)
    pages.push({
      path,
      status: 'added',
      head: sites.head.page(path)!,
      findings: brokenLinks(undefined, sites.head.page(path)!, sites),
    })
  for (const [path, file] of head.pages) {
    const twin = base.pages.get(path)
    if (!twin) continue
    const [was, is] = [sites.base.page(path)!, sites.head.page(path)!]
    const compared = comparePages(was, is, sites, twin.html === file.html && was === is)
    pages.push({ path, status: compared.findings.length ? 'changed' : 'same', base: was, head: is, ...compared })
  }
  for (const [path, before, after] of changedRedirects(base, head)) {
    if (!pages.some((page) => page.path === path))
      pages.push({ path, status: 'changed', findings: [{ kind: 'redirect', before, after, in: path, order: 0 }] })
  }
  pages.sort((one, other) => (one.path < other.path ? -1 : 1))
  const common = pages.filter((page) => page.base && page.head)
  const shared = foldShared(new Map(common.map((page) => [page.path, page.findings])), common.length)
  return { pages, shared, sites }
}

/** The new address of a page: a new page that it redirects to, else a new page with similar text. */
function newAddress(
  page: Page,
  sites: { base: ReadSite; head: ReadSite },
  added: ReadonlySet<string>,
): string | undefined {
  const answer = sites.head.site.resolve(page.path)
  if (answer?.page && added.has(answer.page.path)) return answer.page.path
  if (answer) return undefined
  const words = bagOfPage(page)
  const likely = [...added]
    .map((path) => ({ path, score: alike(words, bagOfPage(sites.head.page(path)!)) }))
    .filter(({ score }) => score >= 0.7)
    .sort((one, other) => other.score - one.score)
  return likely[0]?.path
}

/** The words of a page without header, navigation and footer. */
function bagOfPage(page: Page): Bag {
  const own = page.units.filter(({ region }) => region === undefined)
  return bagOf((own.length ? own : page.units).flatMap(({ words }) => words))
}

function isOwnAddress({ kind, after, in: place }: Finding, path: string): boolean {
  const ends = () => cleanPath(after.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')) === path
  return (
    (kind === 'canonical' ||
      (kind === 'open-graph' && place === 'og:url') ||
      (kind === 'json-ld' && /(^|\.)(url|@id|mainEntityOfPage)/.test(place))) &&
    ends()
  )
}

/** Changed, added and removed redirects of addresses without a page. */
function changedRedirects(base: Site, head: Site): [string, string, string][] {
  const from = [...new Set([...base.redirects, ...head.redirects].map((redirect) => redirect.from))]
  const went = [...base.pages.keys()].filter((path) => !head.pages.has(path))
  return from.flatMap((address): [string, string, string][] => {
    const path = /[*:]/.test(address) ? address : cleanPath(address)
    const exact = (site: Site) =>
      site.redirects.find((redirect) => redirect.from === address)?.to ??
      (/[*:]/.test(address) ? '' : (follow(site.redirects, path) ?? ''))
    const [before, after] = [exact(base), exact(head)]
    // The redirect of a removed page is part of that page's status.
    if (went.some((page) => follow([{ from: address, to: address }], page) !== undefined)) return []
    return before === after || base.pages.has(path) || head.pages.has(path) ? [] : [[path, before, after]]
  })
}
