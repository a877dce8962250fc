import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageNames, type PageName } from './edit.ts'

/** The stylesheet of the corpus. */
export const stylesheet =
  ':root{--ink:#123}body{color:var(--ink)}.btn{background:#134;color:#fff}.byline{margin:2rem 0}' +
  '.panel{padding:1rem}.layout{gap:1rem;display:grid}.unused{color:red}'

const here = dirname(fileURLToPath(import.meta.url))

/** The pages as they were before any edit. */
export const originals = Object.fromEntries(
  pageNames.map((name) => [name, readFileSync(join(here, `${name}.html`), 'utf8')]),
) as Record<PageName, string>

const files: Readonly<Record<string, string>> = {
  'assets/site.css': stylesheet,
  'assets/entry.js': 'console.log(1)',
  'images/till.png': 'till',
  'images/receipt.jpg': 'receipt',
  'images/ledger.png': 'ledger',
  'images/ledger.webp': 'ledger as webp',
  'images/scanner.png': 'scanner',
}

/** The corpus as a built site: some pages as route.html, some as route/index.html. */
export function siteFiles(
  pages: Partial<Record<PageName, string>> = {},
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const file = (name: PageName) =>
    name === 'home' ? 'index.html' : name === 'article' ? 'article.html' : `${name}/index.html`
  return {
    ...files,
    ...others,
    ...Object.fromEntries(pageNames.map((name) => [file(name), pages[name] ?? originals[name]])),
  }
}
