import type { Place, Explanation } from '../../content/content-error.ts'
import type { DataFile } from './data-file.ts'
import type { PageItem } from './page-items.ts'
import type { Site, SitePage } from './site-reader.ts'

/** A link to a page of this site: its path, and the name after #. */
type InternalLink = { path: string; anchor: string | undefined }

/** Parses a link within the site; undefined for an external one. `route` is that of its page. */
export function internalLink(href: string, route: string): InternalLink | undefined {
  const match = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match || href === '') return undefined
  return { path: match[1] ?? route, anchor: match[2] || undefined }
}

/** A link of a page or a record, with its place. */
export type SourceLink = { file: SitePage | DataFile; page?: SitePage; href: string; place: Place; item?: PageItem }

/** Every link that an author wrote, in some pages and in all records. */
export function linksOf({ data }: Site, pages: readonly SitePage[]): SourceLink[] {
  return [
    ...pages.flatMap((page) =>
      page.items.flatMap((item) =>
        // Links in widgets come from records.
        item.kind === 'link' && !item.renderedBy
          ? [{ file: page, page, href: item.href, place: item.place, item }]
          : [],
      ),
    ),
    ...data.flatMap((file) =>
      file.texts.flatMap(({ value, place, isPart }) =>
        !isPart && isPath(value) ? [{ file, href: value, place }] : [],
      ),
    ),
  ]
}

/** Whether a link is written as [words](/path), which builds can show without the link. */
export function isTextLink({ source, lines }: SitePage, whole: Place): boolean {
  return source[lines.offsetOf(whole)] === '['
}

/** Whether a text of a record is a path of this site. */
function isPath(text: string): boolean {
  return /^\/([a-z0-9][\w-]*(\/[\w-]+)*)?([?#]\S*)?$/i.test(text)
}

/** Why a link's address is wrong. */
type AddressError = Explanation & {
  /** The path on this site that was meant, if it is one; it may not exist. */
  path?: string
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']

/**
 * Checks an address on its own, whatever pages exist.
 * @param origin the origin of the site
 */
export function addressError(href: string, origin: string | undefined): AddressError | undefined {
  if (href.trim() === '' || href === '#')
    return {
      reason: href === '#' ? 'The link leads nowhere.' : 'The link has no address.',
      fix: 'Write where it leads, such as /pricing.',
    }
  const visible = href.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
  if (visible !== href) return writeInstead('The address contains a sign that cannot be seen.', visible)
  const address = /^www\./i.test(href) ? `https://${href}` : href
  const isWeb = /^(https?:)?\/\//i.test(address) && URL.canParse(address, 'https://web')
  const url = isWeb ? new URL(address, 'https://web') : undefined
  if (url && LOCAL_HOSTS.includes(url.hostname))
    return { reason: `The link "${href}" works only on your own computer.`, ...asPath(url) }
  if (url && origin && hostOf(url) === hostOf(new URL(origin)))
    return { reason: `The link "${href}" names this site's own address.`, ...asPath(url) }
  if (/^(\/(?!\/)|[#?])/.test(href)) return undefined
  if (/^www\./i.test(href)) return writeInstead(`The link "${href}" lacks https://.`, `https://${href}`)
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(href))
    return writeInstead(`The link "${href}" is an e-mail address without mailto:.`, `mailto:${href}`)
  const [, scheme, rest] = /^(?:([a-z][a-z0-9+.-]*):|(?=\/\/))(.*)$/i.exec(href) ?? []
  if (rest === undefined) return undefined
  switch (scheme?.toLowerCase()) {
    case 'mailto':
      return /^[^\s@]+@[^\s@]+$/.test(rest)
        ? undefined
        : {
            reason: `The link "${href}" has no valid e-mail address.`,
            fix: 'Write the whole address behind mailto:, with its @.',
          }
    case 'tel':
      return /^(\+[1-9][\d-]+|999|112|111|101|hotline|main)$/.test(rest)
        ? undefined
        : {
            reason: `The link "${href}" has no valid telephone number.`,
            fix: /^0\d[\d-]+$/.test(rest)
              ? `It lacks the code of the country: write tel:+44${rest.slice(1)}. Our own are tel:hotline and tel:main.`
              : 'Write + and the digits, with the code of the country; our own are tel:hotline and tel:main.',
          }
    case 'https':
    case 'http':
    case undefined:
      return webError(href, rest, origin)
    case 'data':
      return pictureInAddress('pictures')
    default:
      return {
        reason: `A link cannot begin with "${scheme}:".`,
        fix: 'Write the path of a page, such as /pricing, or an address that begins with https://, mailto: or tel:.',
      }
  }
}

/**
 * The error of an address that is a picture's own bytes.
 * @param folder the path from the page to the folder for pictures
 */
export function pictureInAddress(folder: string): Explanation {
  return {
    reason: 'The address holds the picture itself, as other programs export it.',
    fix: `Save it as a file in content/pictures/, and write its path, such as ${folder}/desk.png.`,
  }
}

function webError(href: string, rest: string, origin: string | undefined): AddressError | undefined {
  const whole = `https://${rest.replace(/^\/*/, '')}`
  const [host] = /^https:\/\/[^/?#]*/.exec(whole)!
  const corrected = whole.replace(host, host.replaceAll(',', '.'))
  if (host.includes(',') && URL.canParse(corrected))
    return { reason: `The link "${href}" has a comma in the name of the site.`, fix: `Write ${corrected}.` }
  if (!URL.canParse(whole) || !/^https:\/\/(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u.test(whole))
    return {
      reason: `The link "${href}" is not a complete address.`,
      fix: 'Write it as the browser shows it, such as https://www.example.com/page.',
    }
  const { hostname, searchParams } = new URL(whole)
  const destination = isTracker(hostname)
    ? (searchParams.get('url') ?? searchParams.get('q') ?? searchParams.get('u'))
    : null
  if (destination && URL.canParse(destination)) {
    const reason = `The link leads through ${hostname}, which records who follows it.`
    const explanation = addressError(destination, origin)
    if (explanation?.path !== undefined) return { ...explanation, reason }
    return writeInstead(reason, new URL(destination).href)
  }
  if (/^https:\/\/[^/]/i.test(href)) return undefined
  const reason = /^https:/i.test(href)
    ? 'lacks a slash'
    : /^http:/i.test(href)
      ? 'begins with http://, which browsers warn about'
      : 'does not begin with https://'
  return writeInstead(`The link "${href}" ${reason}.`, whole)
}

/** Services that open another address: results of a search, mail programs, social networks. */
function isTracker(hostname: string): boolean {
  return /^(www\.)?google\.[a-z.]+$|\.safelinks\.protection\.outlook\.com$|^lm?\.(facebook|instagram)\.com$/.test(
    hostname,
  )
}

function writeInstead(reason: string, text: string): AddressError {
  return { reason, fix: `Write ${text}.`, text }
}

function asPath({ pathname, search, hash }: URL): { fix: string; path: string } {
  const path = pathname + search + hash
  return { fix: `Write ${path}.`, path }
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}
