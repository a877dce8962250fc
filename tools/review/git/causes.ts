import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '../../content/routes.ts'
import type { Finding } from '../compare/finding.ts'
import type { ComparedPage, Comparison } from '../compare/site.ts'
import type { Cause } from '../report.ts'
import { cleanPath } from '../site/address.ts'
import { attribute, type Attribution } from './attribution.ts'
import { brokenLinkCauses, isBreak } from './broken-link-causes.ts'
import { changedKeys, type ChangedKey } from './data-keys.ts'
import type { Refs } from './refs.ts'
import { sheetLine } from './sheet-lines.ts'
import { readSources, type SourceFile } from './source-files.ts'

/** The two states of the sources. */
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

/** A changed key with its values as text. */
export type NamedKey = Pick<ChangedKey, 'file' | 'key' | 'before' | 'after' | 'position'>

/** The causes of each changed page, and the changed keys of data. */
export interface Blame {
  causes: Map<string, Cause[]>
  keys: readonly NamedKey[]
}

/** Finds the cause of each changed page: reverts each edit alone and renders the page again. */
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
  const different = comparison.pages.filter(({ status }) => status !== 'same')
  const routes = [...new Set(different.flatMap(({ path, movedTo }) => [path, ...(movedTo ? [movedTo] : [])]))]
  const attribution = await attribute(refs, changed, keys, routes, date)
  const sheets = readSources(
    refs,
    changed.filter((file) => file.endsWith('.css')),
  )
  return { causes: blame(comparison, { contents: contentFiles(changed), sheets }, attribution), keys }
}

/** Edited files that cause changes without taking part in rendering. */
export interface EditedFiles {
  /** Content files by route. */
  contents: ReadonlyMap<string, string>
  sheets: readonly SourceFile[]
}

/** The causes of each changed page; a page without one has an unknown cause. */
export function blame(
  { pages, shared }: Comparison,
  edited: EditedFiles,
  attribution: Attribution | undefined,
): Map<string, Cause[]> {
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
    changes.map(({ page, findings }) => [
      page.path,
      [...ownCauses(page, findings, edited.contents, attribution), ...sheetCauses(findings, edited.sheets)],
    ]),
  )
  return new Map(
    changes.map(({ page: { path }, findings }) => [
      path,
      distinct([...own.get(path)!, ...brokenLinkCauses(findings, edited.contents, own)]),
    ]),
  )
}

/** The edits that change a page when they are reverted, else the file that it is made from. */
function ownCauses(
  page: ComparedPage,
  findings: readonly Finding[],
  contents: ReadonlyMap<string, string>,
  attribution: Attribution | undefined,
): Cause[] {
  const rendered = attribution ? renderedCauses(page, attribution, contents) : []
  // A page on which a link broke has not been edited for that: the link's target was.
  if (rendered.length || (findings.length > 0 && findings.every(isBreak))) return rendered
  const files = (paths: readonly (string | undefined)[]) => paths.flatMap((path) => contents.get(path ?? '') ?? [])
  const made = files([page.path, page.movedTo]).filter((file) => !attribution?.files.has(file))
  // A redirect without a page changed because of the page that it leads to.
  const led =
    page.base || page.head ? [] : files(findings.flatMap(({ before, after }) => [before, after].map(cleanPath)))
  return [...made, ...led].map((file) => ({ file }))
}

/** The stylesheets in which the changed declarations were edited. */
function sheetCauses(findings: readonly Finding[], sheets: readonly SourceFile[]): Cause[] {
  return findings.flatMap((finding) => {
    const line = sheetLine(finding, sheets)
    return line ? [{ file: line.source.replace(/:\d+:\d+$/, '') }] : []
  })
}

/** The edits that change a page when they are reverted: its own content first, then data, then other files. */
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
  // An added or removed page is caused by its own file.
  if (/added|removed/.test(status) && whole.some(({ file }) => own.includes(file)))
    return whole.filter(({ file }) => own.includes(file))
  const rank = ({ file }: Cause) =>
    own.includes(file) ? 0 : file.startsWith('data/') ? 1 : file.startsWith('content/') ? 2 : 3
  return [...whole, ...named].sort((one, other) => rank(one) - rank(other))
}

function distinct(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [`${cause.file} ${cause.key ?? ''}`, cause])).values()]
}

/** Whether a change removes a key's old value or adds its new one. */
export function shows({ before, after }: Finding, key: NamedKey): boolean {
  const [was, is] = [key.before, key.after].map((value) => value.replace(/\s+/g, ' ').trim().toLowerCase())
  const texts = [before.toLowerCase(), after.toLowerCase()]
  const bare = (text: string) => text.replace(/(\d),(?=\d{3})/g, '$1')
  // Of a long text only a few words change, so the value may contain the change.
  const holds = (text: string, value: string) =>
    value !== '' && (contains(bare(text), value) || (text.length >= 3 && contains(value, text)))
  const [gone, come] = [holds(texts[0]!, was!), holds(texts[1]!, is!)]
  return was && is && before && after ? gone && come : (before !== '' && gone) || (after !== '' && come)
}

/** Whether a text contains a value as whole words: 7 is not in 75. */
function contains(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const before = text[at - 1] ?? ' '
    const behind = text[at + value.length] ?? ' '
    const joins = (one: string, other: string) => /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other)
    if (!joins(before, value[0]!) && !joins(value.at(-1)!, behind)) return true
  }
  return false
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
