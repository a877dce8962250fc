import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '../../content/content-index.ts'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import type { Cause } from '../report.ts'
import { cleanPath } from '../site/address.ts'
import { attribute, type Attribution } from './attribution.ts'
import { breakersOf, isBreak } from './breakers.ts'
import { changedKeys, type ChangedKey } from './data-keys.ts'
import { reachable } from './imports.ts'
import type { Refs } from './refs.ts'

/** Where the two states of the sources lie. */
export interface Sources {
  /** The folder that holds the base's data modules. */
  baseData: string
  headData: string
  /** The files that differ, relative to the repository. */
  changed: readonly string[]
  refs: Refs
  /** The one date of both builds. */
  date: string
}

/** A changed key with its values as words. */
export type NamedKey = Pick<ChangedKey, 'file' | 'key' | 'before' | 'after' | 'position'>

/** What made each page another one, and the keys among it with their values. */
export interface Blame {
  causes: Map<string, Cause[]>
  keys: readonly NamedKey[]
}

/**
 * Names the cause of each page that is not the same: what it is made from is rendered again with each edit taken back. What that
 * leaves open (styles, a build's own code) is told by values and imports.
 */
export async function findCauses(
  comparison: Comparison,
  { changed, baseData, headData, refs, date }: Sources,
): Promise<Blame> {
  const dataFiles = changed.filter((file) => /^data\/[^/]+\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  const keys = (
    await Promise.all(
      dataFiles.map((file) => changedKeys(file, join(baseData, file.slice(5)), join(headData, file.slice(5)))),
    )
  ).flat()
  const code = changed.filter(
    (file) =>
      /^(components|pages|supabase)\//.test(file) &&
      /\.(tsx?|css|woff2)$/.test(file) &&
      !/\.(test|spec)\.tsx?$/.test(file),
  )
  const different = comparison.pages.filter(({ status }) => status !== 'same')
  const attribution = await attribute(
    refs,
    changed,
    keys,
    [...new Set(different.flatMap(({ path, movedTo }) => [path, ...(movedTo ? [movedTo] : [])]))],
    date,
  )
  return { causes: blame(comparison, { keys, dataFiles, code, contents: contentFiles(changed) }, attribution), keys }
}

/** What made each page another one, of what was edited and of what taking edits back showed. */
export function blame(
  { pages, shared }: Comparison,
  edited: Candidates,
  attribution: Attribution | undefined,
): Map<string, Cause[]> {
  // Styles and files take no part in rendering; whatever else does has been tried.
  const left = { ...edited, keys: [], dataFiles: [], code: edited.code.filter((file) => !attribution?.files.has(file)) }
  const changes = pages
    .filter(({ status }) => status !== 'same')
    .map((page) => ({
      page,
      findings: [
        ...page.findings,
        ...shared.filter(({ pages: paths }) => paths.includes(page.path)).map(({ finding }) => finding),
      ],
    }))
  const own = new Map(
    changes.map(({ page, findings }) => {
      const rendered = attribution ? renderedCauses(page, attribution, edited.contents) : []
      const restyled = findings.some(({ fromSheet }) => fromSheet)
      if (rendered.length) return [page.path, restyled ? [...rendered, ...causesOf(page, findings, left)] : rendered]
      // A link that breaks shows nothing of what was edited: what it leads to went.
      const seen = findings.filter((finding) => !isBreak(finding))
      return [page.path, seen.length || !findings.length ? causesOf(page, seen, edited) : []]
    }),
  )
  return new Map(
    changes.map(({ page: { path }, findings }) => [
      path,
      distinct([...own.get(path)!, ...breakersOf(findings, edited.contents, own)]),
    ]),
  )
}

/** The edits without which a page would be another one: content first, then keys, then files as a whole. */
function renderedCauses(
  { path, movedTo, status }: ComparedPage,
  { files, keys }: Attribution,
  contents: ReadonlyMap<string, string>,
): Cause[] {
  const changes = (routes: ReadonlySet<string>) => routes.has(path) || (movedTo !== undefined && routes.has(movedTo))
  const named = [...keys].filter(([, routes]) => changes(routes)).map(([{ file, key }]) => ({ file, key }))
  const whole = [...files]
    .filter(([file, routes]) => changes(routes) && !named.some((key) => key.file === file))
    .map(([file]) => ({ file }))
  const own = [contents.get(path), movedTo === undefined ? undefined : contents.get(movedTo)]
  // A page is there because of its file, whatever else it shows.
  if (/added|removed/.test(status) && whole.some(({ file }) => own.includes(file)))
    return whole.filter(({ file }) => own.includes(file))
  const rank = ({ file }: Cause) =>
    own.includes(file) ? 0 : file.startsWith('data/') ? 1 : file.startsWith('content/') ? 2 : 3
  return [...whole, ...named].sort((one, other) => rank(one) - rank(other))
}

function distinct(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [`${cause.file} ${cause.key ?? ''}`, cause])).values()]
}

/** What was edited, by its kind. */
export interface Candidates {
  keys: readonly ChangedKey[]
  dataFiles: readonly string[]
  code: readonly string[]
  /** Changed content files, by route. */
  contents: ReadonlyMap<string, string>
}

function causesOf(
  page: ComparedPage,
  findings: readonly Finding[],
  { keys, dataFiles, code, contents }: Candidates,
): Cause[] {
  // An address without a page is there because of the page that it leads to.
  const led = page.base || page.head ? [] : findings.flatMap(({ before, after }) => [before, after].map(cleanPath))
  const own = [page.path, page.movedTo, ...led].flatMap((path) =>
    path !== undefined && contents.has(path) ? [contents.get(path)!] : [],
  )
  const causes: Cause[] = [...new Set(own)].map((file) => ({ file }))
  if (page.status === 'added' || page.status === 'removed' || led.length)
    return causes.length ? causes : [...dataFiles, ...code].map((file) => ({ file }))
  const graph = graphOf(page.movedTo ?? page.path)
  const read = (file: string) => !graph || graph.has(file)
  // One key that can have done it has done it; of several, those whose values are among the changes.
  const possible = keys.filter(({ file }) => read(file))
  const shown = possible.filter((key) => findings.some((finding) => shows(finding, key)))
  const blamed = shown.length ? shown : !causes.length && possible.length && possible.length <= 3 ? possible : []
  causes.push(...blamed.map(({ file, key }) => ({ file, key })))
  const unexplained = findings.some((finding) => !blamed.some((key) => shows(finding, key)))
  if (unexplained) {
    causes.push(...code.filter(read).map((file) => ({ file })))
    if (!causes.length) causes.push(...dataFiles.filter(read).map((file) => ({ file })))
  }
  return causes
}

/** Whether a change shows a key's old value going or its new value coming. */
export function shows({ before, after }: Finding, key: NamedKey): boolean {
  const [was, is] = [key.before, key.after].map((value) => value.replace(/\s+/g, ' ').trim().toLowerCase())
  const texts = [before.toLowerCase(), after.toLowerCase()]
  const bare = (text: string) => text.replace(/(\d),(?=\d{3})/g, '$1')
  // The words of a longer text differ in a few places only: then the text holds the change.
  const holds = (text: string, value: string) =>
    value !== '' && (contains(bare(text), value) || (text.length >= 3 && contains(value, text)))
  const [gone, come] = [holds(texts[0]!, was!), holds(texts[1]!, is!)]
  return was && is && before && after ? gone && come : (before !== '' && gone) || (after !== '' && come)
}

/** As a whole word: 7 is not in 75. */
function contains(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const before = text[at - 1] ?? ' '
    const behind = text[at + value.length] ?? ' '
    const joins = (one: string, other: string) => /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other)
    if (!joins(before, value[0]!) && !joins(value.at(-1)!, behind)) return true
  }
  return false
}

const FRAME = [
  'pages/document/Page.tsx',
  'pages/document/Head.tsx',
  'pages/document/ShareCard.tsx',
  'pages/document/structured-data.ts',
  'pages/+onRenderHtml.tsx',
  'pages/site.css',
]
const graphs = new Map<string, Set<string> | undefined>()

/** The files that a page is made of: its content, the widgets that it names, and the frame around them. */
function graphOf(path: string): Set<string> | undefined {
  if (!graphs.has(path)) {
    const file = contentFileOf(path)
    const widgets = file
      ? [...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w*)/g)].flatMap(([, name]) =>
          folderFiles(`components/widgets/${name}`),
        )
      : []
    // The registry and templates name all that there is: the frame's graph is what it imports without them.
    const frame = new Set([...reachable(FRAME)].filter((name) => !/^components\/widgets\//.test(name)))
    graphs.set(path, file ? new Set([...reachable(widgets), ...frame, file]) : undefined)
  }
  return graphs.get(path)
}

function folderFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\./.test(name))
        .map((name) => join(folder, name))
    : []
}

let contentByRoute: Map<string, string> | undefined

/** The content file of a page of the working tree. */
export function contentFileOf(path: string): string | undefined {
  contentByRoute ??= contentFiles(
    existsSync('content')
      ? readdirSync('content', { recursive: true, encoding: 'utf8' }).map(
          (name) => `content/${name.replaceAll('\\', '/')}`,
        )
      : [],
  )
  return contentByRoute.get(path)
}

function contentFiles(files: readonly string[]): Map<string, string> {
  return new Map(files.filter((file) => /^content\/.*\.mdx$/.test(file)).map((file) => [routeOf(file), file]))
}
