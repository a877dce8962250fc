import { attribute } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { filePath, resolveLink } from '../site/address.ts'
import type { Site } from '../site/folder.ts'
import type { Finding } from './finding.ts'

const MIN_BYTES = 10_000
const MIN_SHARE = 0.05

/** The bytes of a page: its HTML and the files of this site that it loads. */
function weightOf(page: Page, site: Site): number {
  const files = new Set<string>([page.file])
  for (const element of page.elements) {
    for (const address of loaded(element.tagName, (name) => attribute(element, name))) {
      const link = address.startsWith('data:') ? undefined : resolveLink(address, page.file)
      const file = link && filePath(link.path)
      if (file && site.files.has(file)) files.add(file)
    }
  }
  return [...files].reduce((sum, file) => sum + site.size(file), 0)
}

function loaded(tag: string, value: (name: string) => string | undefined): string[] {
  const relation = value('rel') ?? ''
  if (tag === 'link') return /stylesheet|preload|icon/i.test(relation) && value('href') ? [value('href')!] : []
  if (/^(script|img|source|video|audio|iframe|embed)$/.test(tag))
    return [value('src'), value('poster')].filter((address) => address !== undefined)
  return []
}

/** Reports a change of more than 10 kB and 5 %. */
export function compareWeight(base: Page, head: Page, sites: { base: Site; head: Site }): Finding[] {
  const [before, after] = [weightOf(base, sites.base), weightOf(head, sites.head)]
  const difference = Math.abs(after - before)
  if (difference <= MIN_BYTES || difference <= MIN_SHARE * before) return []
  return [{ kind: 'weight', before: String(before), after: String(after), in: 'bytes', order: 0 }]
}
