import type { Kind } from '../report.ts'
import type { Page } from '../page/page.ts'
import { splitWords } from '../page/words.ts'
import { compareJson, nameOfKey, stable, type KeyPath } from './json.ts'
import type { Finding } from './finding.ts'
import { wordRuns, wordsOf } from './runs.ts'

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD and the rest of the head. */
export function compareMetadata(base: Page, head: Page): Finding[] {
  const [was, is] = [base.metadata, head.metadata]
  const findings: Finding[] = []
  const add = (kind: Kind, before: string, after: string, place: string) => {
    if (before !== after) findings.push({ kind, before, after, in: place, order: 0, core: coreOf(before, after) })
  }
  add('title', was.title, is.title, 'title')
  add('description', was.description, is.description, 'meta description')
  add('canonical', was.canonical, is.canonical, 'link canonical')
  if (directives(was.robots) !== directives(is.robots)) add('robots', was.robots, is.robots, 'meta robots')
  for (const name of union(was.openGraph, is.openGraph))
    add('open-graph', was.openGraph.get(name) ?? '', is.openGraph.get(name) ?? '', name)
  for (const { path, before, after } of compareDocuments(was.jsonLd, is.jsonLd)) add('json-ld', before, after, path)
  for (const name of union(was.other, is.other))
    add('attribute', was.other.get(name) ?? '', is.other.get(name) ?? '', name)
  return findings
}

/** The robots directives in a normalised form. */
function directives(robots: string): string {
  return robots
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join()
}

function union(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
}

/** The changed words if they are one run; the same words may change in many titles. */
function coreOf(before: string, after: string): { before: string; after: string } | undefined {
  const [was, is] = [splitWords(before), splitWords(after)]
  const runs = wordRuns(was, is)
  return runs.length === 1
    ? { before: wordsOf(before, was, runs[0]!.base), after: wordsOf(after, is, runs[0]!.head) }
    : undefined
}

/** Pairs JSON-LD documents, then the entries of graphs, by what they are, and compares them by path. */
function compareDocuments(
  base: readonly unknown[],
  head: readonly unknown[],
  prefix: KeyPath = [],
): { path: string; before: string; after: string }[] {
  const found: { path: string; before: string; after: string }[] = []
  const free = new Set(head.keys())
  const partner = new Map<number, number>()
  const pairBy = (same: (one: unknown, other: unknown) => boolean) => {
    for (const [index, one] of base.entries()) {
      if (partner.has(index)) continue
      const other = [...free].find((candidate) => same(one, head[candidate]))
      if (other === undefined) continue
      partner.set(index, other)
      free.delete(other)
    }
  }
  pairBy((one, other) => stable(one) === stable(other))
  pairBy((one, other) => identity(one) !== undefined && identity(one) === identity(other))
  pairBy((one, other) => typeOf(one) === typeOf(other))
  const keys = (index: number) => (prefix.length ? [...prefix, index] : [])
  const name = (index: number, document: unknown) => nameOfKey(keys(index)) || typeOf(document)
  for (const [index, one] of base.entries()) {
    const other = partner.get(index)
    if (other === undefined) found.push({ path: name(index, one), before: text(one), after: '' })
    else found.push(...compareDocument(one, head[other], keys(other)))
  }
  for (const index of free) found.push({ path: name(index, head[index]), before: '', after: text(head[index]) })
  return found
}

function compareDocument(
  base: unknown,
  head: unknown,
  keys: KeyPath,
): { path: string; before: string; after: string }[] {
  const [was, is] = [base, head].map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined,
  )
  if (was && is && Array.isArray(was['@graph']) && Array.isArray(is['@graph'])) {
    const { '@graph': before, ...rest } = was
    const { '@graph': after, ...others } = is
    return [
      ...compareJson(rest, others, keys),
      ...compareDocuments(before as unknown[], after as unknown[], [...keys, '@graph']),
    ]
  }
  return compareJson(base, head, keys)
}

function identity(value: unknown): string | undefined {
  const record = value as Record<string, unknown> | null
  return typeof record === 'object' && record && typeof record['@id'] === 'string' ? record['@id'] : undefined
}

function typeOf(value: unknown): string {
  const record = value as Record<string, unknown> | null
  return typeof record === 'object' && record ? ((record['@type'] as string | undefined) ?? 'json-ld') : 'json-ld'
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
