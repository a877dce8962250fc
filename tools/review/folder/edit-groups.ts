import type { FoundChange } from '../compare/found-change.ts'
import { allFindings, changedWords } from '../compare/compare-sites.ts'
import { descendants, getAttribute } from '../page/dom.ts'
import { cleanPath } from '../site/paths.ts'
import { isDeadEnd, kinds, nameOfCause, PICTURE_FILE, type Cause } from '../report.ts'
import type { ChangedKey } from '../repository/data-keys.ts'
import type { SourceFile } from '../repository/git.ts'
import { byWeight, isAddress, isBehindPage, isFolded, wasSearched } from './model.ts'
import type { OldValue, ReportModel, ReportPage } from './model.ts'

/** A change that is the same on several pages. */
export interface EqualChange {
  finding: FoundChange
  pages: string[]
  /** Each time it is on these pages. */
  places: FoundChange[]
}

/** An edit of the sources with what it changed; without a cause, what no edit explains. */
export interface EditGroup {
  /** Tells it from the other edits. */
  name: string
  cause: Cause | undefined
  /** Edits that only follow it: links to a page that came, went or moved, and keys of data with its address. */
  also: Cause[]
  /** The changed value, if the edit is a key of data. */
  key: ChangedKey | undefined
  pages: string[]
  /** Visible changes first, then by the number of pages. */
  changes: EqualChange[]
}

/** Groups all changes by the edit that made them, in the order of `importanceOf`, then most pages first. */
export function editsOf({ pages, shared, keys }: ReportModel): EditGroup[] {
  const groups = new Map<string, EditGroup>()
  const groupOf = (cause: Cause | undefined, name = cause ? nameOfCause(cause) : ''): EditGroup => {
    const fresh = { name, cause, key: cause && valueOf(cause, keys), also: [], pages: [], changes: [] }
    const group = groups.get(name) ?? fresh
    groups.set(name, group)
    return group
  }
  const isSearched = wasSearched({ pages })
  const add = (page: ReportPage, finding: FoundChange) => {
    const own = causeOf(page, finding)
    const cause = linkedPage(finding, pages)?.causes[0] ?? own
    const isKnown = isSearched || cause
    const group = groupOf(cause, isKnown ? undefined : likelyEdit(finding, page.path, allFindings(page, shared)))
    if (own && own !== cause && ![cause!, ...group.also].some((each) => nameOfCause(each) === nameOfCause(own)))
      group.also.push(own)
    if (!group.pages.includes(page.path)) group.pages.push(page.path)
    let equal = group.changes.find((change) => changeKey(change.finding) === changeKey(finding))
    if (!equal) group.changes.push((equal = { finding, pages: [], places: [] }))
    equal.places.push(finding)
    if (!equal.pages.includes(page.path)) equal.pages.push(page.path)
  }
  for (const page of byWeight(pages)) {
    for (const finding of allFindings(page, shared)) add(page, finding)
    // A new page or a moved one belongs to its file; one of which only a picture differs has no changes.
    const own = page.status === 'changed' ? (page.findings.length ? [] : page.causes) : page.causes.slice(0, 1)
    for (const cause of own) if (!groupOf(cause).pages.includes(page.path)) groupOf(cause).pages.push(page.path)
    if (page.causeUnknown && !page.findings.length) groupOf(undefined).pages.push(page.path)
  }
  for (const { file, key, before, after } of keys) {
    const cause = movedPage(before, after, pages)?.causes[0]
    if (cause) groupOf(cause).also.push({ file, key })
  }
  const rank = ({ finding }: EqualChange) => (isDeadEnd(finding) ? 2 : isBehindPage(finding) ? 0 : 1)
  for (const { changes } of groups.values())
    changes.sort((a, b) => rank(b) - rank(a) || b.pages.length - a.pages.length)
  return [...groups.values()]
    .filter((group) => group.pages.length)
    .sort((a, b) => importanceOf(b) - importanceOf(a) || b.pages.length - a.pages.length)
}

/** Files whose words bind the company. */
const BINDING = /(^|\W)(polic(y|ies)|privacy|terms|legal)\W/

/** What an edit concerns, the least important first. */
const IMPORTANCE = ['unknown', 'looks', 'code', 'words', 'reread', 'policy', 'hidden', 'broken'] as const

/**
 * Bad breaks something. Warn the author should explain: a lost header or footer, a hidden page, a policy's words, a
 * rewritten paragraph, a button that leads elsewhere.
 */
export function toneOf(edit: EditGroup): Urgency {
  const concern = concernOf(edit)
  return concern === 'broken' ? 'bad' : /^(reread|policy|hidden)$/.test(concern) ? 'warn' : ''
}

/** How urgent something is. */
export type Urgency = 'bad' | 'good' | 'warn' | ''

function importanceOf(edit: EditGroup): number {
  return IMPORTANCE.indexOf(concernOf(edit))
}

function concernOf({ cause, changes }: EditGroup): (typeof IMPORTANCE)[number] {
  const isStyle = ({ finding: { kind } }: EqualChange) => /^(style|image)$/.test(kind)
  if (!cause) return 'unknown'
  if (changes.some(({ finding }) => kinds[finding.kind].broken || isDeadEnd(finding))) return 'broken'
  if (changes.some(({ finding: { kind, after } }) => /^(layout $|robots .*noindex)/.test(`${kind} ${after}`)))
    return 'hidden'
  if (changes.some(({ finding }) => keptDescription(finding))) return 'reread'
  if (changes.length && changes.every((change) => isStyle(change))) return 'looks'
  if (changes.length && changes.every(({ finding }) => isBehindPage(finding))) return 'code'
  if (BINDING.test(cause.file)) return 'policy'
  return changes.some(({ finding }) => isRewritten(finding) || leadsElsewhere(finding, cause)) ? 'reread' : 'words'
}

/** Characters of a text that is a paragraph, not a sentence. */
const PARAGRAPH = 120

/** Whether a paragraph was rewritten. */
export function isRewritten({ kind, before, after }: FoundChange): boolean {
  return kind === 'text' && before.length > PARAGRAPH && after.length > PARAGRAPH
}

/** Whether a link or button leads to another page than before, and not because its page has a new address. */
export function leadsElsewhere({ kind, before, after }: FoundChange, { file }: Cause): boolean {
  return /^(cta|link)$/.test(kind) && isAddress(before) && isAddress(after) && !leadsTo(after, pathOfContent(file))
}

/** The description of a picture that another one replaced, if it is the same as before. */
export function keptDescription({ kind, base, head }: FoundChange): string | undefined {
  if (kind !== 'image' || !base || !head) return undefined
  const [before, after] = [base, head].map(({ element }) =>
    [element, ...descendants(element)].flatMap((each) => getAttribute(each, 'alt') ?? []).join(' '),
  )
  return before === after && after ? after : undefined
}

/** The page that came, went or moved, if a change is only that a link follows it. */
function linkedPage(finding: FoundChange, pages: readonly ReportPage[]): ReportPage | undefined {
  const { kind, before, after, base, head } = finding
  if (before && after) return /^(link|cta)$/.test(kind) ? movedPage(before, after, pages) : undefined
  const { element } = head ?? base ?? {}
  if (!element || !/^(link|cta|insert|delete|list-item)$/.test(kind)) return undefined
  const [href, ...more] = [element, ...descendants(element)].flatMap((each) => getAttribute(each, 'href') ?? [])
  const status = head ? 'added' : 'removed'
  return pages.find((page) => page.status === status && href && !more.length && leadsTo(href, page.path))
}

function leadsTo(href: string, path?: string): boolean {
  return cleanPath(href.replace(/[?#].*/, '')) === path
}

function movedPage(before: string, after: string, pages: readonly ReportPage[]): ReportPage | undefined {
  return pages.find(
    ({ status, path, movedTo }) => status === 'moved' && leadsTo(before, path) && leadsTo(after, movedTo),
  )
}

/**
 * Names the edit of a change whose cause is not known: changes of the same words are one edit, and a link that broke
 * belongs to the page or the anchor that it leads to.
 * @param findings all changes of the page
 */
function likelyEdit(finding: FoundChange, path: string, findings: readonly FoundChange[]): string {
  const { kind, before, after, in: place, target } = finding
  if (isDeadEnd(finding) || (kind === 'anchor' && before) || (target !== undefined && before))
    return `gone ${target ?? path}`
  if (kinds[kind].broken) return `${kind} ${after}`
  const wordsOf = (change: FoundChange) => {
    const words = kinds[change.kind].whole ? changedWords(change) : change
    return JSON.stringify([words.before, words.after])
  }
  const isCopy = findings.some((other) => !isFolded(other) && wordsOf(other) === wordsOf(finding))
  if (/^(json-ld|open-graph|weight)$/.test(kind) && !isCopy) return 'folded'
  return wordsOf(finding) + (kinds[kind].named && !isFolded(finding) ? place : '')
}

/** The path of the page that a file of content makes. */
export function pathOfContent(file: string): string {
  return file.replace(/^content|\([\w-]+\)\/|(\/?index)?\.mdx$/g, '') || '/'
}

/** The edit that made a change: the one that was found, else the page's cause that explains it best. */
export function causeOf({ causes }: ReportPage, { kind, before, target, edit }: FoundChange): Cause | undefined {
  const isSheet = ({ file }: Cause) => file.endsWith('.css')
  const isPicture = ({ file }: Cause) => PICTURE_FILE.test(file)
  const isContent = ({ file }: Cause) => file.startsWith('content/') && !isPicture({ file })
  const signs: ((cause: Cause) => boolean | undefined)[] = [
    (cause) => edit && nameOfCause(cause) === nameOfCause(edit),
    (cause) => kind === 'image' && isPicture(cause),
    (cause) => target !== undefined && !!before && isContent(cause) && pathOfContent(cause.file) === target,
    isContent,
    (cause) => !isSheet(cause) && !isPicture(cause),
    () => true,
  ]
  return signs.flatMap((isCause) => causes.find(isCause) ?? [])[0]
}

/** The value that an edit changed, if it is of data. */
export function valueOf({ file, key }: Cause, keys: ReportModel['keys']): ChangedKey | undefined {
  return keys.find((changed) => changed.file === file && changed.key === key)
}

/** Changes with the same name are shown once. */
export function changeKey({ kind, before, after, in: place }: FoundChange): string {
  return JSON.stringify([kind, before, after, kinds[kind].named ? place : ''])
}

/** The edits that show in the changed lines of a text file: by their values, or by a page that came or went there. */
export function editsInFile({ before = '', after = '' }: SourceFile, edits: readonly EditGroup[]): EditGroup[] {
  const linesOnlyIn = (text: string, other: string) => {
    const known = new Set(other.split('\n'))
    const lines = text.split('\n').filter((line) => !known.has(line))
    return lines.join('\n')
  }
  const lines = { before: linesOnlyIn(before, after), after: linesOnlyIn(after, before) }
  const has = (text: string, value: string) => (/\d/.test(value) || value.length > 7) && text.includes(value)
  const names = (text: string, path: string) => text.split(path).some((rest, at) => at > 0 && !/^[\w/-]/.test(rest))
  return edits.filter(({ cause, changes }) => {
    const path = cause?.file.startsWith('content/') ? pathOfContent(cause.file) : '/'
    if (path !== '/' && names(lines.before, path) !== names(lines.after, path)) return true
    return changes.some(({ finding }) => {
      const { before, after } = kinds[finding.kind].whole ? changedWords(finding) : finding
      return has(lines.before, before) && has(lines.after, after)
    })
  })
}

/**
 * Pages that need no look: they only have changes of known edits that an example page shows, too, and neither their
 * source nor their layout nor what search engines see of them changed, nor is anything broken, nor do they have an old
 * value.
 */
export function safePages(model: ReportModel, edits: readonly EditGroup[], old: readonly OldValue[]): ReportPage[] {
  const isStale = (path: string) =>
    old.some(({ places, redirects }) => !redirects && places.some((place) => place.path === path))
  // A reviewer looks at the first page of each equal change instead of all of them.
  const isExample = (path: string) =>
    edits.some(({ changes }) => changes.some(({ finding, pages }) => pages[0] === path && !isBehindPage(finding)))
  const isUnexplained = (path: string) => edits.some(({ cause, pages }) => !cause && pages.includes(path))
  const risky = ({ kind, in: place }: FoundChange, { sameHeight }: ReportPage) =>
    kinds[kind].broken === true ||
    /^(layout|robots|canonical|redirect|overflow|structure|appearance|title|description)$/.test(kind) ||
    (kind === 'style' && !/color|fill|stroke/.test(place) && !sameHeight)
  return model.pages.filter(
    (page) =>
      page.status === 'changed' &&
      page.causes.length > 0 &&
      !isExample(page.path) &&
      !isStale(page.path) &&
      !isUnexplained(page.path) &&
      !page.causes.some(({ file }) => file.startsWith('content/') && pathOfContent(file) === page.path) &&
      !allFindings(page, model.shared).some((finding) => risky(finding, page)),
  )
}

/** Pages by the pages that show their visible changes as an example. */
export function byExamples(
  safe: readonly ReportPage[],
  edits: readonly EditGroup[],
): { examples: string[]; pages: string[] }[] {
  const all = edits.flatMap(({ changes }) => changes.filter(({ finding }) => !isBehindPage(finding)))
  const found = new Map<string, { examples: string[]; pages: string[] }>()
  for (const { path } of safe) {
    const examples = [...new Set(all.flatMap(({ pages }) => (pages.includes(path) ? pages[0]! : [])))].sort()
    const { pages } = found.get(examples.join(' ')) ?? { pages: [] }
    found.set(examples.join(' '), { examples, pages: [...pages, path] })
  }
  return [...found.values()]
}
