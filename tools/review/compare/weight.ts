import { getAttribute, type DomElement } from '../page/dom.ts'
import type { FoundChange, PageVersions, PageVersion } from './found-change.ts'

const MIN_BYTES = 10_000
const MIN_SHARE = 0.05

/** Reports a change of more than 10 kB and 5 %. */
export function compareWeight({ base, head }: PageVersions): FoundChange[] {
  const [before, after] = [weightOf(base), weightOf(head)]
  const difference = Math.abs(after - before)
  if (difference <= MIN_BYTES || difference <= MIN_SHARE * before) return []
  return [{ kind: 'weight', before: String(before), after: String(after), in: 'bytes' }]
}

/** The bytes of a page: its HTML and the files of this site that it loads. */
function weightOf({ site, page }: PageVersion): number {
  const files = page.elements.flatMap(loaded).flatMap((address) => site.fileAt(address, page.baseAddress) ?? [])
  return [...new Set([page.file, ...files])].reduce((sum, file) => sum + site.bytes(file).length, 0)
}

function loaded(element: DomElement): string[] {
  const isSheet = element.tagName === 'link' && /stylesheet|preload|icon/i.test(getAttribute(element, 'rel') ?? '')
  const loads = /^(script|img|source|video|audio|iframe|embed)$/.test(element.tagName)
  const names = isSheet ? ['href'] : loads ? ['src', 'poster'] : []
  return names.map((name) => getAttribute(element, name)).filter((address) => address !== undefined)
}
