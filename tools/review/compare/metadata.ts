import type { Kind } from '../report.ts'
import type { Page } from '../page/page.ts'
import { splitWords, wordsOf } from '../page/words.ts'
import { compareAttributes } from './attributes.ts'
import { compareJson, isRecord, nameOfKey, plain, stable, type KeyPath } from './json.ts'
import type { Finding } from './finding.ts'
import { wordRuns } from './words.ts'

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD, and the attributes of html. */
export function compareMetadata(base: Page, head: Page): Finding[] {
  const [was, is] = [base.metadata, head.metadata]
  const findings: Finding[] = []
  const add = (kind: Kind, before: string, after: string, place: string) => {
    const core = coreOf(before, after)
    if (before !== after) findings.push({ kind, before, after, in: place, origin: 'head', ...(core && { core }) })
  }
  const addAll = (kind: Kind, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) => {
    for (const name of new Set([...before.keys(), ...after.keys()]))
      add(kind, before.get(name) ?? '', after.get(name) ?? '', name)
  }
  add('title', was.title, is.title, 'title')
  add('description', was.description, is.description, 'meta description')
  add('canonical', was.canonical, is.canonical, 'link canonical')
  const directives = (robots: string) =>
    robots
      .toLowerCase()
      .match(/[^\s,]+/g)
      ?.sort()
      .join()
  if (directives(was.robots) !== directives(is.robots)) add('robots', was.robots, is.robots, 'meta robots')
  addAll('open-graph', was.openGraph, is.openGraph)
  for (const { path, before, after } of compareDocuments(was.jsonLd, is.jsonLd)) add('json-ld', before, after, path)
  addAll('attribute', was.other, is.other)
  for (const { kind, before, after, name = 'html' } of compareAttributes(base.html, head.html))
    add(kind, before, after, name)
  return findings
}

/** The changed words if they are one run; the same words may change in many titles. */
function coreOf(before: string, after: string): Finding['core'] {
  const [was, is] = [splitWords(before), splitWords(after)]
  const [run, more] = wordRuns(was, is)
  return run && !more ? { before: wordsOf(before, was, run.base), after: wordsOf(after, is, run.head) } : undefined
}

type DocumentDifference = Record<'path' | 'before' | 'after', string>

/** Pairs JSON-LD documents, then the entries of their graphs, by what they are, and compares them by path. */
function compareDocuments(base: readonly unknown[], head: readonly unknown[], keys?: KeyPath): DocumentDifference[] {
  const sameAs = (others: readonly unknown[]) => new Set(others.map(stable))
  const [inBase, inHead] = [sameAs(base), sameAs(head)]
  const free = [...head.keys()].filter((index) => !inBase.has(stable(head[index])))
  const nameOf = (index: number, document: unknown) => (keys ? nameOfKey([...keys, index]) : typeOf(document))
  const found: DocumentDifference[] = []
  for (const [index, one] of base.entries()) {
    if (inHead.has(stable(one))) continue
    const other = free.find((at) => idOf(head[at]) === idOf(one)) ?? free.find((at) => typeOf(head[at]) === typeOf(one))
    if (other === undefined) found.push({ path: nameOf(index, one), before: plain(one), after: '' })
    else {
      free.splice(free.indexOf(other), 1)
      found.push(...compareDocument(one, head[other], keys ? [...keys, other] : []))
    }
  }
  return [...found, ...free.map((at) => ({ path: nameOf(at, head[at]), before: '', after: plain(head[at]) }))]
}

function compareDocument(base: unknown, head: unknown, keys: KeyPath): DocumentDifference[] {
  const graphs = [base, head].map((document) => isRecord(document) && document['@graph'])
  if (!Array.isArray(graphs[0]) || !Array.isArray(graphs[1])) return compareJson(base, head, keys)
  const withoutGraph = (document: unknown) => ({ ...(document as object), '@graph': undefined })
  return [
    ...compareJson(withoutGraph(base), withoutGraph(head), keys),
    ...compareDocuments(graphs[0], graphs[1], [...keys, '@graph']),
  ]
}

/** What a document describes; of documents without an id none is the same. */
function idOf(document: unknown): unknown {
  return (isRecord(document) && document['@id']) || Symbol()
}

function typeOf(document: unknown): string {
  return (isRecord(document) && plain(document['@type'])) || 'json-ld'
}
