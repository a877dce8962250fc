import { useContext, type ReactNode } from 'react'
import { counted } from '../../../lib/text.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { kinds } from '../../report.ts'
import { claimsOf } from '../doubts.ts'
import { questionInWords } from '../doubt-words.ts'
import { anchorOf, pathOfContent, type EditGroup } from '../edit-groups.ts'
import {
  breakages,
  countChanges,
  countOwnChanges,
  isUnseen,
  listRank,
  ownAndCommon,
  type OldMention,
  type ReportPage,
} from '../model.ts'
import { brokenInWords, placeInWords, themeOf } from '../plain-words.ts'
import { ChangeLine, Marked } from './ChangeLine.tsx'
import { ChangeSource, EditLinks, NewTab, ReportContext } from './Document.tsx'

interface Props {
  entry: ReportPage
  /** The file that shows all changes. */
  marked: string
  /** The places where the page still has an old value. */
  old: readonly OldMention[]
}

/** The changes of a page, each a step of the views beside them, with what to ask about them. */
export function ChangeList({ entry, marked, old }: Props) {
  const { path, status } = entry
  const { edits } = useContext(ReportContext)
  const [findings, shared] = ownAndCommon(entry)
  const sides = entry.base && entry.head
  const claims = claimsOf(entry, old)
  const isAlone = findings.length + old.length + shared.length + claims.length === 0
  const own = edits.filter((edit) => edit.pages.includes(path))
  // Its own edits first: others may come from many pages.
  const ofPage = ({ cause, pages }: EditGroup) =>
    Number(pages.length === 1) + Number(cause && pathOfContent(cause.file) === path)
  const rows = findings.map((finding, index) => {
    const last = findings[index - 1]
    const isPlaced = last?.in === finding.in && listRank(last) === listRank(finding)
    const id = `c${index + 1}`
    return (
      <Step key={id} change={finding} number={`${index + 1}`} {...{ id, marked }} isMarked={isOnPage(finding)}>
        <ChangeLine finding={finding} placed={isPlaced} />
      </Step>
    )
  })
  const rowsOf = (rank: number) => rows.filter((_, index) => listRank(findings[index]!) === rank)
  const oldRows = (redirects: boolean) =>
    old
      .filter((place) => !!place.redirects === redirects)
      .map((place) => (
        <Step key={place.id} change={place} number="old" id={place.id!} marked={marked} isMarked={!!place.element}>
          <OldLine place={place} />
        </Step>
      ))
  const claimRows = claims.map(({ text, element }, at) => (
    <Step key={at} change={{}} number="claim" id={`claim-${at + 1}`} marked={marked} isMarked={!!element}>
      To prove: {text}
      {!element && <span className="quiet">In the description for search engines</span>}
    </Step>
  ))
  const folded = rowsOf(2)
  const sharedRows = shared.map((finding, index) => {
    const id = `s${index + 1}`
    const line = <ChangeLine finding={finding} />
    if (!finding.head) return <li key={id}>{line}</li>
    return (
      <Step key={id} change={finding} number={id} id={id} marked={marked} isMarked>
        {line}
      </Step>
    )
  })
  return (
    <aside aria-label="Changes">
      <EditLinks edits={own.sort((a, b) => ofPage(b) - ofPage(a))} label="Changed by" most={4} />
      <Questions entry={entry} edits={own} />
      {isAlone ? (
        <p>
          {status === 'removed' && 'The whole page is gone.'}
          {status === 'added' && 'New page: nothing before.'}
        </p>
      ) : (
        <div className="tools steps">
          <button type="button" data-step="-1" aria-keyshortcuts="p">
            Previous <kbd>p</kbd>
          </button>
          <button type="button" data-step="1" aria-keyshortcuts="n">
            Next <kbd>n</kbd>
          </button>
          <details className="quiet keys">
            <summary>All keys</summary>
            <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>v</kbd> view, <kbd>w</kbd> width, <kbd>d</kbd> dark,{' '}
            <kbd>t</kbd> looked at, <kbd>g</kbd> next page, <kbd>o</kbd> all pages
          </details>
          <span role="status" id="position">
            {findings.length ? countChanges(findings) : entry.base ? countOwnChanges(0, old) : 'All of it is new'}
          </span>
          <span data-note="isHidden" hidden>
            Hidden until a visitor opens it, or scripts run. Opened here.
          </span>
          <span data-note="isStill" hidden>
            It looks the same at this width.
          </span>
        </div>
      )}
      {rows.length + old.length > 0 && (
        <p className="legend">
          {findings.length > 0 && (
            <>
              <ins>new words</ins> <del>removed</del> <b>changed otherwise</b>{' '}
            </>
          )}
          {old.length > 0 && <mark>old value</mark>} {claims.length > 0 && <mark>claim</mark>}
          {findings.some(({ kind }) => kinds[kind].broken) && <i className="bad">broken</i>}{' '}
          {findings.some(({ base, head }) => base && !head) && <del className="removed-part">removed part</del>}
          {sides && ' Marks may shift lines: opened alone, the page has none.'}
        </p>
      )}
      <ol className="changes">
        {rowsOf(0)}
        {oldRows(false)}
        {claimRows}
        {rowsOf(1)}
        {oldRows(true)}
      </ol>
      {folded.length > 0 && (
        <details>
          <summary>{counted(folded.length, 'change')} that visitors do not see</summary>
          <ol className="changes">{folded}</ol>
        </details>
      )}
      {shared.length > 0 && (
        <details>
          <summary>{counted(shared.length, 'change')} that other pages have too</summary>
          <ol className="changes">{sharedRows}</ol>
        </details>
      )}
      {entry.unopened && (
        <p className="note">
          This page could not be opened in the browser, so pictures, accessibility and overflow are missing:{' '}
          {entry.unopened}
        </p>
      )}
      <p className="quiet">
        The page without marks: {entry.base && <NewTab href="before.html?plain">before</NewTab>} {sides && '·'}{' '}
        {entry.head && <NewTab href="after.html?plain">after</NewTab>}
      </p>
    </aside>
  )
}

/** Whether a change is at a place of the page itself. */
export function isOnPage(finding: FoundChange): boolean {
  return finding.head !== undefined || !isUnseen(finding)
}

interface StepProps {
  change: FoundChange | Pick<OldMention, 'source'>
  /** What stands in front of it. */
  number: string
  id: string
  marked: string
  /** The marked copy shows its place. */
  isMarked: boolean
  children: ReactNode
}

/** A line of the list, which the buttons step to. */
function Step({ change, number, id, marked, isMarked, children }: StepProps) {
  return (
    <li>
      <a
        data-change={number}
        data-only-in={'kind' in change ? themeOf(change) : undefined}
        {...(isMarked ? { href: `${marked}#${id}`, target: 'marked' } : { href: `#${id}`, 'data-unseen': '' })}
      >
        {children}
      </a>
      <ChangeSource finding={change} />
    </li>
  )
}

/** What the page breaks elsewhere, and what to ask about its edits. */
function Questions({ entry, edits }: { entry: ReportPage; edits: readonly EditGroup[] }) {
  const report = useContext(ReportContext)
  const { path } = entry
  return (
    <>
      {breakages(report)
        .filter(({ dead, finding }) => (dead?.path ?? finding.target) === path)
        .map((breakage, at) => (
          <p key={at} className="question bad">
            {brokenInWords(breakage)}
          </p>
        ))}
      {edits.flatMap((edit) =>
        edit.doubts
          .filter(({ kind, pages }) => pages.includes(path) && kind !== 'new' && kind !== 'stale')
          .map((doubt, at) => {
            const id = anchorOf(entry, doubt.finding)
            const words = questionInWords(doubt, { ...edit, key: undefined, pages: [path] }, report, null)
            return (
              <p key={`${edit.name} ${at}`} className="question warn">
                {id ? <a href={id}>{words}</a> : words}
              </p>
            )
          }),
      )}
    </>
  )
}

/** An old value in the words that have it, and where these are. */
function OldLine({ place: { value, after, redirects, sentence, in: place, element } }: { place: OldMention }) {
  return (
    <>
      <span className="kind warn">{redirects ? 'Old address' : `Still ${value}`}</span>{' '}
      {redirects
        ? `“${sentence}” leads to ${value}, which redirects to ${after}`
        : sentence !== value && <Marked text={sentence} value={value} />}
      <span className="quiet">{element ? placeInWords(place) : `In the ${place} for search engines`}</span>
    </>
  )
}
