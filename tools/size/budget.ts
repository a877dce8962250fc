import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MAX_PAGE,
  MAX_PUBLISHED_PAGE,
  MAX_SCRIPT,
  ONE_ROUND_TRIP,
  sectionsOf,
  weighPage,
  type PageWeight,
} from './page-weight.ts'

/** A page of the built site with its sizes, and a message for each limit that it exceeds: a little, or too far. */
export type WeighedPage = { page: string; file: string; weight: PageWeight; warnings: string[]; problems: string[] }

/** Measures every page of a built site, largest first. */
export function weighPages(root: string): WeighedPage[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((name) => checkPage(name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8'), read))
    .sort((a, b) => b.weight.brotli4 - a.weight.brotli4)
  for (const { page, weight, problems } of pages.slice(Math.floor(pages.length / 4)))
    if (weight.brotli4 > ONE_ROUND_TRIP)
      problems.push(
        `${page} does not fit in one round trip: ${weight.brotli4 - ONE_ROUND_TRIP} bytes over ${ONE_ROUND_TRIP}. ` +
          'A quarter of the pages may be larger, and as many are.',
      )
  return pages
}

function checkPage(file: string, html: string, read: (path: string) => string | undefined): WeighedPage {
  const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
  const weight = weighPage(html, read)
  const [warnings, problems]: [string[], string[]] = [[], []]
  if (weight.brotli4 > MAX_PAGE) {
    const heaviest = sectionsOf(html)
      .slice(0, 4)
      .map(({ name, bytes }) => `${name} ${bytes}`)
      .join(', ')
    const reported = weight.brotli4 > MAX_PUBLISHED_PAGE ? problems : warnings
    reported.push(
      `${page} is too large: ${weight.brotli4 - MAX_PAGE} bytes over ${MAX_PAGE} ` +
        `(HTML with its CSS, brotli 4). Largest sections: ${heaviest}. ` +
        (reported === problems
          ? 'Shorten one, or move it to a page of its own.'
          : `It can be published up to ${MAX_PUBLISHED_PAGE}.`),
    )
  }
  if (weight.script > MAX_SCRIPT)
    problems.push(`${page} loads ${weight.script} bytes of script before any interaction; the limit is ${MAX_SCRIPT}.`)
  for (const tag of weight.blocking) problems.push(`${page} has a render-blocking request: ${tag}`)
  return { page, file, weight, warnings, problems }
}
