import { useContext, type ReactNode } from 'react'
import { capitalised, counted } from '../../../lib/text.ts'
import { countEach } from '../../page/lists.ts'
import { listed } from '../../page/words.ts'
import { isDeadEnd } from '../../report.ts'
import type { EditGroup, EqualChange } from '../edit-groups.ts'
import { entriesInWords } from '../file-words.ts'
import {
  growthInWords,
  isLostCard,
  nameOfPage,
  redirectOf,
  pageStatus,
  statusLabel,
  type ReportModel,
  type ReportPage,
} from '../model.ts'
import { titleOf } from '../plain-words.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { CopyLinks, PageLinks, ReportContext, Sentence, SourceName } from './Document.tsx'
import { Row, Item } from './Row.tsx'
import { lineCount } from './SourcePage.tsx'

/** The kinds of change that search engines see; their values are given in words. */
const SEARCH = /^(title|description|canonical|robots|redirect|json-ld)$/
/** Less is a line of text more or less, in pixels. */
const MIN_GROWTH = 60
/** Of more pages only those with the largest change are named. */
const MAX_RESIZED = 4

/** What the edits changed beside the words and looks of pages. */
export function AlsoChanged() {
  const model = useContext(ReportContext)
  const { pages, files, edits } = model
  const isNamed = (file: string) =>
    files.some((changed) => changed.file === file) ||
    edits.some(({ cause, also }) => [cause, ...also].some((each) => each?.file === file)) ||
    pages.some(({ findings }) => findings.some(({ source }) => source?.startsWith(`${file}:`)))
  const unlisted = model.sources.filter(({ file }) => !isNamed(file))
  const most = ({ growth = {} }: ReportPage) => Math.max(0, ...Object.values(growth).map(Math.abs))
  const resized = pages
    .filter((page) => page.status === 'changed' && most(page) >= MIN_GROWTH)
    .sort((a, b) => most(b) - most(a))
  const search = searchEngines(model, edits)
  if (search.filter(Boolean).length + resized.length + files.length + unlisted.length === 0) return null
  return (
    <section aria-labelledby="beside">
      <h2 id="beside">Also changed</h2>
      <ul className="verdict">
        <Row label="Search engines">{search}</Row>
        <Row label="Height of pages">{resized.length > 0 && <Sentence text={heightsInWords(resized)} />}</Row>
        <Row label={counted(files.length, 'other file')}>
          {files.map((changed) => (
            <Item key={changed.file} name={<SourceName place={{ file: changed.file }} name={changed.file} />}>
              {changed.status === 'changed' ? (
                <FileChanges words={entriesInWords(changed)} />
              ) : (
                <span>{pageStatus(changed)}</span>
              )}
              <CopyLinks file={changed.file} />
              <PageLinks paths={changed.pages} label="Linked from" />
            </Item>
          ))}
        </Row>
        <Row label="No page changed">
          {unlisted.map((view) => (
            <Item key={view.file} name={<SourceName place={{ file: view.file }} name={view.file} />}>
              {lineCount(view)}
            </Item>
          ))}
        </Row>
      </ul>
    </section>
  )
}

/** Longer words of one file would hide those of the others. */
const MAX_FILE_WORDS = 200

/** What changed in a file, folded if it is long. */
function FileChanges({ words }: { words: string }) {
  if (words.length <= MAX_FILE_WORDS) return <span>{words}</span>
  return (
    <details>
      <summary>What changed in it</summary>
      <span className="more">{words}</span>
    </details>
  )
}

/** The pages whose height changed most, and how many more there are. */
function heightsInWords(resized: readonly ReportPage[]): string {
  const left = resized.length - MAX_RESIZED
  const others =
    left > 0
      ? `${counted(left, 'more page')} changed by ${MIN_GROWTH} px or more.`
      : `No other height changed by ${MIN_GROWTH} px or more.`
  return `${capitalised(listed(resized.slice(0, MAX_RESIZED).map(heightInWords)))}. ${others}`
}

/** "/a is 260 px shorter on a desktop and 165 px on a phone" */
function heightInWords({ path, growth = {} }: ReportPage): string {
  const names: Record<string, string> = { 1440: 'on a desktop', 390: 'on a phone' }
  const parts = Object.entries(growth)
    .filter(([, by]) => Math.abs(by) >= MIN_GROWTH)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([width, by]) => `${growthInWords(by)} ${names[width] ?? `at ${width} px`}`)
  return `${nameOfPage(path)} is ${listed(parts)}`
}

/** What search engines lose and gain: pages, then what was written for them, then what follows from other edits. */
function searchEngines(model: ReportModel, edits: readonly EditGroup[]): ReactNode[] {
  const isSeen = ({ finding }: EqualChange) => (SEARCH.test(finding.kind) || isLostCard(finding)) && !isDeadEnd(finding)
  const seen = edits.flatMap((edit) => {
    const changes = edit.changes.filter(isSeen)
    return changes.length ? { edit, changes } : []
  })
  const came = model.pages.filter(({ status }) => status !== 'changed')
  return [
    ...came.map((page) => {
      const moved = page.movedTo ? ` → ${page.movedTo}; ${redirectOf(page)}` : ''
      return (
        <Item key={page.path} text={`${pageStatus(page)}: ${nameOfPage(page.path)}${moved}`}>
          {page.linkedFrom && <PageLinks paths={page.linkedFrom} label="Linked from" />}
        </Item>
      )
    }),
    seen.length > 0 && (
      <div key="edits" className="more">
        {seen.map(({ edit, changes }) => (
          <details key={edit.name}>
            <summary>{`${titleOf(edit, model) || 'Changes'}: ${searchInWords(changes)}`}</summary>
            {changes.map(({ finding, pages }, at) => (
              <div key={at} className="more">
                <span>
                  <ChangeLine finding={finding} />
                </span>
                {(pages.length > 1 || edit.pages.length > 1) && <PageLinks paths={pages} label="On" />}
              </div>
            ))}
          </details>
        ))}
      </div>
    ),
  ]
}

/** "page title of 2 pages and search description" */
function searchInWords(changes: readonly EqualChange[]): string {
  const robots = changes.find(({ finding }) => finding.kind === 'robots')?.finding
  const others = changes.filter(({ finding }) => !/^(robots|open-graph)$/.test(finding.kind))
  const places = others.flatMap(({ finding, pages }) => pages.map((path) => `${statusLabel(finding)} ${path}`))
  const labels = [...new Set(places)].map((place) => place.replace(/ \S*$/, '').toLowerCase())
  return listed([
    ...(robots ? [/noindex/.test(robots.after) ? 'hidden' : 'shown again'] : []),
    ...(changes.some(({ finding }) => isLostCard(finding)) ? ['no picture when it is shared'] : []),
    ...[...countEach(labels)].map(([label, count]) => (count > 1 ? `${label} of ${count} pages` : label)),
  ])
}
