import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_FLIGHT, SCRIPT, weighPage, type PageWeight } from './page-weight.ts'
import { sectionsOf } from './sections.ts'

/** A page of the built site with its sizes, and a message for each limit that it exceeds. */
export type WeighedPage = { page: string; file: string; weight: PageWeight; problems: string[] }

/** Measures every page of a built site, largest first. */
export function checkBudget(root: string): WeighedPage[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((name) => checkPage(name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8'), read))
    .sort((a, b) => b.weight.quick - a.weight.quick)
}

function checkPage(file: string, html: string, read: (path: string) => string | undefined): WeighedPage {
  const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
  const weight = weighPage(html, read)
  const problems = []
  if (weight.quick > FIRST_FLIGHT) {
    const heaviest = sectionsOf(html)
      .slice(0, 4)
      .map(({ name, bytes }) => `${name} ${bytes}`)
      .join(', ')
    problems.push(
      `${page} does not fit in one round trip: ${weight.quick - FIRST_FLIGHT} bytes over ${FIRST_FLIGHT} ` +
        `(brotli 4, with response headers). Largest sections: ${heaviest}.`,
    )
  }
  if (weight.script > SCRIPT)
    problems.push(`${page} loads ${weight.script} bytes of script before any interaction; the limit is ${SCRIPT}.`)
  for (const tag of weight.blocking) problems.push(`${page} has a render-blocking request: ${tag}`)
  return { page, file, weight, problems }
}
