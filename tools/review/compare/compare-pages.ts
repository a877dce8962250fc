import { escapeRegExp } from '../../lib/text.ts'
import { regionOf, type Region } from '../page/elements.ts'
import { compareBodies } from './compare-bodies.ts'
import { ancestorChain, getAttribute, type DomElement } from '../page/dom.ts'
import { onlyOn, type FoundChange, type PageVersions, type PageVersion, type Side } from './found-change.ts'
import type { Partners } from './align.ts'
import { brokenLinks } from './broken-links.ts'
import { compareElement, compareJson } from './compare-element.ts'
import { compareStyles } from './compare-styles.ts'
import type { Kind } from '../report.ts'

/** Compares two states of a page without a browser; identical pages may still show and load changed files. */
export function comparePages(pages: PageVersions): { findings: FoundChange[]; partners: Partners } {
  const { base, head } = pages
  const units = { base: base.page.units, head: head.page.units }
  const { findings, partners } = compareBodies(units, { base: base.page.body, head: head.page.body }, pages)
  const files = [...compareStyles(pages), ...brokenLinks(base, head), ...compareWeight(pages)]
  return { findings: [...compareMetadata(pages), ...foldRegions(pages, findings), ...files], partners }
}

/** A header, navigation or footer with fewer blocks is reported block by block. */
const MIN_REGION = 4

/** What is in a header, navigation or footer that only one side has is one change of the layout. */
function foldRegions(pages: PageVersions, findings: readonly FoundChange[]): FoundChange[] {
  const unitsIn = (side: Side, region: Region) => pages[side].page.units.filter((unit) => unit.region === region)
  const flags = (['header', 'nav', 'footer'] as const).flatMap((region): FoundChange[] => {
    const [before, after] = [unitsIn('base', region), unitsIn('head', region)]
    if ((before.length === 0) === (after.length === 0) || before.length + after.length < MIN_REGION) return []
    const side = after.length ? 'head' : 'base'
    const element = ancestorChain((after[0] ?? before[0])!.element).find((candidate) => regionOf(candidate) === region)
    return [{ kind: 'layout', ...onlyOn(side, region), in: region, ...(element && { [side]: { element } }) }]
  })
  const isFolded = ({ region }: FoundChange) => flags.some((flag) => flag.in === region)
  // What another region shows instead moved there, such as a control of the footer; its label may have another word.
  const asMove = (finding: FoundChange): FoundChange => {
    const { kind, before, after, region } = finding
    if (!region || !/^(insert|delete)$/.test(kind)) return finding
    const [words, side] = after ? [after, 'base' as const] : [before, 'head' as const]
    const pattern = new RegExp(escapeRegExp(words).replaceAll(' ', String.raw`(?: \S+)? `))
    const had = flags.flatMap((flag) => (flag[side] ? unitsIn(side, flag.in as Region) : []))
    if (!pattern.test(had.flatMap(({ text }) => text || []).join(' '))) return finding
    const unit = had.find(({ text }) => text && text.split(' ')[0] === words.split(' ')[0])
    const mark = unit && { [side]: { element: unit.element, unit } }
    return { ...finding, kind: 'move', before: words, after: words, ...mark }
  }
  return [...flags, ...findings.filter((finding) => !isFolded(finding)).map(asMove)]
}

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD, and the attributes of html. */
function compareMetadata(pages: PageVersions): FoundChange[] {
  const [base, head] = [pages.base.page, pages.head.page]
  const findings: FoundChange[] = []
  for (const name of new Set([...base.metadata.keys(), ...head.metadata.keys()])) {
    const [before, after] = [base.metadata.get(name) ?? '', head.metadata.get(name) ?? '']
    const kind = KINDS[name] ?? (/^(meta|link) /.test(name) ? 'attribute' : 'open-graph')
    if (before !== after) findings.push({ kind, before, after, in: name })
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

const MIN_BYTES = 10_000
const MIN_SHARE = 0.05

/** Reports a change of more than 10 kB and 5 %. */
function compareWeight({ base, head }: PageVersions): FoundChange[] {
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
  const names = isSheet ? ['href'] : ['src', 'poster']
  return names.flatMap((name) => getAttribute(element, name) ?? [])
}
