import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareSites } from '../../../tools/review/compare/compare-sites.ts'
import { review } from '../../../tools/review/review.ts'
import { folderFiles, BuiltSite } from '../../../tools/review/site/built-site.ts'
import { siteFiles } from '../corpus/corpus-folder.ts'
import type { Measurement } from './measurement.ts'

const PAGES = 46
const root = mkdtempSync(join(tmpdir(), 'review-times-'))
process.on('exit', () => rmSync(root, { recursive: true, force: true }))

/** A site of 46 pages: the built one's pages, as often as it takes; the corpus's where nothing is built. */
function writeBase(): string[] {
  const base = join(root, 'base')
  const built = 'dist/client'
  if (existsSync(join(built, 'index.html'))) cpSync(built, base, { recursive: true })
  else for (const [file, content] of Object.entries(siteFiles())) write(join(base, file), content)
  const pages = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/http-equiv="refresh"/.test(readFileSync(join(base, file), 'utf8')),
  )
  const own = pages.length
  for (let index = 0; pages.length < PAGES; index += 1) {
    const name = `copy-${pages.length}.html`
    cpSync(join(base, pages[index % own]!), join(base, name))
    pages.push(name)
  }
  return pages.slice(0, PAGES)
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function writeHead(pages: readonly string[], changed: number): string {
  const head = join(root, `head-${changed}`)
  cpSync(join(root, 'base'), head, { recursive: true })
  for (const [index, page] of pages.slice(0, changed).entries()) {
    const html = readFileSync(join(head, page), 'utf8')
    // A word of the heading, a paragraph, and a figure: each page its own, or they would be one change on all pages.
    writeFileSync(
      join(head, page),
      html
        .replace(/(<h1[^>]*>)/, `$1Number${index} `)
        .replace('</h1>', `</h1><p>Paragraph ${index} was not here before.</p>`)
        .replace(/£(\d+)/, `£${index}$1`),
    )
  }
  return head
}

/** How long a review takes after the builds. */
export async function times(): Promise<Measurement[]> {
  const pages = writeBase()
  const figures: Measurement[] = []
  const head = writeHead(pages, PAGES)
  const started = performance.now()
  const { pages: compared } = compareSites(
    new BuiltSite(folderFiles(join(root, 'base'))),
    new BuiltSite(folderFiles(head)),
  )
  figures.push(figure(`text stage, ${compared.length} pages, all changed`, performance.now() - started, 1.5))
  for (const [changed, most] of [
    [1, 5],
    [14, 20],
    [PAGES, 60],
  ] as const) {
    const began = performance.now()
    await review({
      folders: { base: join(root, 'base'), head: writeHead(pages, changed) },
      out: join(root, `out-${changed}`),
      pictures: true,
    })
    figures.push(
      figure(
        `${changed} changed ${changed === 1 ? 'page' : 'pages'} of ${PAGES}, with pictures`,
        performance.now() - began,
        most,
      ),
    )
  }
  return figures
}

/** How large the report of 14 pages is. */
export function folderSize(): Measurement[] {
  const out = join(root, 'out-14')
  const bytes = readdirSync(out, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, file) => sum + (statSync(join(out, file)).isFile() ? statSync(join(out, file)).size : 0),
    0,
  )
  return [{ name: 'report of 14 changed pages', value: `${(bytes / 1e6).toFixed(2)} MB`, holds: bytes <= 6e6 }]
}

function figure(name: string, milliseconds: number, most: number): Measurement {
  return {
    name,
    value: `${(milliseconds / 1000).toFixed(1)} s (at most ${most} s)`,
    holds: milliseconds <= most * 1000,
  }
}
