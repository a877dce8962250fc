import { NOT_FOUND } from '../../content/not-found.ts'
import { suggestion } from '../../content/suggestion.ts'
import type { Rule } from '../rule.ts'
import { isLive, redirects, type Site, type SitePage } from '../site.ts'
import type { Place } from '../../content/content-error.ts'

/** A link to a page of this site: its path, and the name after #. */
export type InternalLink = { path: string; anchor: string | undefined }

/** Reads a link that stays on the site; undefined for one that leaves it. `on` is the page that it stands on. */
export function internalLink(href: string, on: string): InternalLink | undefined {
  const match = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match || href === '') return undefined
  return { path: match[1] ?? on, anchor: match[2] || undefined }
}

/** Links within the site lead to a page that visitors can open. */
export const links: Rule = {
  name: 'links',
  severity: 'error',
  check(site, add) {
    const routes = new Map(site.pages.map((page) => [page.route, page]))
    const moved = redirects(site)
    const look = (file: { file: string; source: string }, href: string, place: Place, from: SitePage | undefined) => {
      const found = brokenLink(href, { site, routes, moved, from })
      if (found) add(file, { place, problem: found.problem, fix: found.fix, ...(found.text !== undefined && { edits: [{ place, text: found.text }] }) })
    }
    for (const page of site.pages) {
      if (page.frontMatter && !isLive(page, site)) continue
      for (const item of page.items) {
        // What a widget brings is in the records, and checked there.
        if (item.kind === 'link' && !item.by) look(page, item.href, item.place, page)
      }
    }
    for (const file of site.data) {
      for (const { value, place, isPart } of file.texts) if (!isPart && isPath(value)) look(file, value, place, undefined)
    }
  },
}

type Known = { site: Site; routes: ReadonlyMap<string, SitePage>; moved: ReadonlyMap<string, SitePage>; from: SitePage | undefined }

function brokenLink(href: string, { site, routes, moved, from }: Known): { problem: string; fix: string; text?: string } | undefined {
  if (from && isRelative(href)) {
    const meant = `/${href.replace(/^(\.\.?\/)+/, '').replace(/\.mdx?(?=$|[?#])/, '').replace(/^content\//, '')}`
    return { problem: `The link "${href}" does not begin with a slash.`, ...rewritten(meant, [...routes.keys()]) }
  }
  const link = internalLink(href, from?.route ?? '/')
  if (!link || moved.has(link.path)) return undefined
  const target = routes.get(link.path)
  if (!target) {
    const plain = tidy(link.path)
    const known = [...routes.keys()].filter((route) => route !== NOT_FOUND)
    if (routes.has(plain)) return { problem: `There is no page ${link.path}.`, ...rewritten(href, [...routes.keys()]) }
    return { problem: `There is no page ${link.path}.`, fix: suggestion(link.path, known).startsWith('Did') ? suggestion(link.path, known) : 'Write the path of a page, or add the page to content/.' }
  }
  if (!isLive(target, site) && from !== target) return { problem: `The page ${link.path} is ${whyNot(target, site)}, so the link leads nowhere.`, fix: 'Take the link out until visitors can open the page.' }
  return undefined
}

/** A link that forgot its slash. An address of another kind, such as mailto:, is none. */
function isRelative(href: string): boolean {
  return href !== '' && !/^([a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(href)
}

/** The path as this site writes it: small letters, no file ending, no slash at the end. */
export function tidy(path: string): string {
  return path.toLowerCase().replace(/(\/index)?(\.html?|\.mdx?)?$/, '').replace(/\/+$/, '') || '/'
}

/** The link as this site writes it, where its page is known. */
function rewritten(href: string, routes: readonly string[]): { fix: string; text?: string } {
  const path = tidy(href.replace(/[?#].*$/, ''))
  const text = path + href.replace(/^[^?#]*/, '')
  return routes.includes(path) ? { fix: `Write ${text}.`, text } : { fix: 'Write the path from the root, such as /pricing.' }
}

function whyNot({ frontMatter }: SitePage, { publication }: Site): string {
  if (frontMatter?.draft) return 'a draft'
  return frontMatter?.publish && frontMatter.publish > publication.buildDate ? `not published before ${frontMatter.publish}` : `gone since ${frontMatter?.expires}`
}

/** Whether a text of a record is a path of this site. */
export function isPath(text: string): boolean {
  return /^\/([a-z0-9][\w-]*(\/[\w-]+)*)?([?#]\S*)?$/i.test(text)
}
