import type { Kind } from '../report.ts'
import { splitWords, wordsOf } from '../page/words.ts'
import { compareElement } from './element.ts'
import { compareJson } from './json.ts'
import type { Finding, Pages } from './finding.ts'
import { wordRuns } from './words.ts'

/** Compares the head: title, description, canonical link, robots, Open Graph, JSON-LD, and the attributes of html. */
export function compareMetadata(pages: Pages): Finding[] {
  const [base, head] = [pages.base.page, pages.head.page]
  const [was, is] = [base.metadata, head.metadata]
  const findings: Finding[] = []
  const add = (kind: Kind, before: string, after: string, place: string) => {
    const core = coreOf(before, after)
    if (before !== after) findings.push({ kind, before, after, in: place, ...(core && { core }) })
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
  for (const { path, before, after } of compareJson(Object.fromEntries(was.jsonLd), Object.fromEntries(is.jsonLd)))
    add('json-ld', before, after, path)
  addAll('attribute', was.other, is.other)
  for (const { kind, before, after, in: place = 'html' } of compareElement(base.html, head.html, pages))
    add(kind, before, after, place)
  return findings
}

/** The changed words if they are one run; the same words may change in many titles. */
function coreOf(before: string, after: string): Finding['core'] {
  const [was, is] = [splitWords(before), splitWords(after)]
  const [run, more] = wordRuns(was, is)
  return run && !more ? { before: wordsOf(before, was, run.base), after: wordsOf(after, is, run.head) } : undefined
}
