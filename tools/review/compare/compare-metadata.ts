import type { Kind } from '../report.ts'
import { compareElement } from './compare-element.ts'
import { compareJson } from './json.ts'
import type { FoundChange, PageVersions } from './found-change.ts'

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD, and the attributes of html. */
export function compareMetadata(pages: PageVersions): FoundChange[] {
  const [base, head] = [pages.base.page, pages.head.page]
  const findings: FoundChange[] = []
  for (const name of new Set([...base.metadata.keys(), ...head.metadata.keys()])) {
    const [before, after] = [base.metadata.get(name) ?? '', head.metadata.get(name) ?? '']
    const kind = kindOf(name)
    const isSame = kind === 'robots' ? directives(before) === directives(after) : before === after
    if (!isSame) findings.push({ kind, before, after, in: name })
  }
  for (const { path, before, after } of compareJson(base.jsonLd, head.jsonLd))
    findings.push({ kind: 'json-ld', before, after, in: path })
  for (const difference of compareElement(base.html, head.html, pages)) findings.push({ in: 'html', ...difference })
  return findings
}

const KINDS: Partial<Record<string, Kind>> = {
  title: 'title',
  'meta description': 'description',
  'link canonical': 'canonical',
  'meta robots': 'robots',
}

function kindOf(name: string): Kind {
  return KINDS[name] ?? (/^(meta|link) /.test(name) ? 'attribute' : 'open-graph')
}

/** The directives of a robots value, in any order and case. */
function directives(robots: string): string {
  return robots
    .toLowerCase()
    .split(/[\s,]+/)
    .sort()
    .join()
}
