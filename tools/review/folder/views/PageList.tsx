import { Fragment, useContext, type ReactNode } from 'react'
import { counted } from '../../../lib/text.ts'
import { changedWords } from '../../compare/compare-sites.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { groupBy } from '../../page/lists.ts'
import { shorten } from '../../page/words.ts'
import {
  breaks,
  countOwnChanges,
  isBehindPage,
  nameOfPage,
  ownAndCommon,
  pageStatus,
  statusLabel,
  type ReportPage,
} from '../model.ts'
import { asksAbout, numberedEdits, numbersOf, pathOfContent, toneOf, type EditGroup } from '../edit-groups.ts'
import { kinds } from '../../report.ts'
import { nameInWords } from '../plain-words.ts'
import { acceptedInWords, isOnMany, pagesToLookAt } from '../safe-pages.ts'
import { PageLink, PathList, ReportContext } from './Document.tsx'

/** On a phone, a list of more pages starts closed. */
const MAX_OPEN = 6

/** All pages: those to look at, each with a box to tick off, then those that only repeat others, then the same ones. */
export function PageList() {
  const report = useContext(ReportContext)
  const { pages, safe, same } = report
  const open = pagesToLookAt(pages, safe, report.edits)
  const byExamples = groupBy(safe, ({ examples }) => examples.join(' '))
  return (
    <section aria-label="Pages">
      <details open data-fold={open.length > MAX_OPEN ? '' : undefined}>
        <summary>
          <h2 data-left={open.length}>{counted(open.length, 'page')} left to look at</h2>
        </summary>
        <ol className="pages" id="pages">
          {open.map((page) => (
            <li key={page.path}>
              <input type="checkbox" data-tick={page.path} aria-label={`Looked at ${nameOfPage(page.path)}`} />{' '}
              <PageLink path={page.path} /> {page.movedTo && `→ ${page.movedTo}`}{' '}
              <small>
                <PageState page={page} />
              </small>
            </li>
          ))}
        </ol>
      </details>
      <Box
        id="safe"
        title={[`${counted(safe.length, 'page')} that only repeat others`, acceptedInWords(report)]
          .filter(Boolean)
          .join(', ')}
      >
        {[...byExamples].map(([names, group]) => (
          <li key={names}>
            {names ? 'The same changes here as on' : 'Visitors see no change here'}
            {group[0]!.examples.map((path, index) => (
              <Fragment key={path}>
                {index > 0 ? ' and ' : ' '}
                <PageLink path={path} />
              </Fragment>
            ))}
            {names ? ', in the same layout: look there instead.' : '.'}
            <PathList paths={group.map(({ page }) => page.path)} />
          </li>
        ))}
      </Box>
      <Box id="same" title={`${counted(same.length, 'page')} exactly as before`}>
        {same.length > 0 && <li>{same.map(nameOfPage).join(', ')}</li>}
      </Box>
    </section>
  )
}

/** A list that opens under a title; nothing if it is empty. What links lead to is inside, so that they open it. */
function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  if (![children].flat(2).some(Boolean)) return null
  return (
    <details className="box good">
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul className="lines" id={id}>
        {children}
      </ul>
    </details>
  )
}

/** What a reviewer should know of a page before opening it; of a page without a badge why it needs a look. */
function PageState({ page }: { page: ReportPage }) {
  const { edits, old, safe } = useContext(ReportContext)
  const standing = old.filter(({ places }) => places.some(({ path }) => path === page.path))
  const broken = page.findings.filter(breaks)
  // What broke on many pages is fixed in one place, and is no reason to look at each.
  const isShared = (finding: FoundChange) => edits.some((edit) => isOnMany(edit, finding))
  const isBroken = broken.some((finding) => !isShared(finding))
  const breaking = numbersOf(edits, (edit) => broken.some((finding) => isOnMany(edit, finding)))
  const questioned = numbersOf(edits, (edit) => asksAbout(edit, page.path))
  const isOtherwiseMarked = broken.length + standing.length > 0
  const ofPage = edits.filter(({ cause }) => cause && pathOfContent(cause.file) === page.path)
  const repeated = safe.filter(({ examples }) => examples.includes(page.path)).length
  const reason = ofPage.some((edit) => toneOf(edit) === 'bad')
    ? 'causes a break'
    : repeated
      ? `stands for ${counted(repeated, 'page')}`
      : ofPage.length
        ? 'its file changed'
        : rarestChange(page, edits)
  return (
    <>
      {isBroken && <b className="kind bad">broken</b>}{' '}
      {standing.some(({ redirects }) => !redirects) && <b className="kind warn">old value</b>}{' '}
      {standing.some(({ redirects }) => redirects) && <b className="kind warn">old address</b>}{' '}
      {breaking.length > 0 && `${numberedEdits(breaking)} ${breaking.length > 1 ? 'break' : 'breaks'} something, `}
      {questioned.length > 0 && `${numberedEdits(questioned)}, `}
      {!questioned.length && !isOtherwiseMarked && page.status === 'changed' && `${reason}, `}
      {page.status !== 'changed' && pageStatus(page)}
      {page.status === 'changed' && countOwnChanges(ownAndCommon(page)[0].length, standing)}
    </>
  )
}

/** Why a page needs a look that no edit asks about: its change that the fewest pages have. */
function rarestChange({ path, findings }: ReportPage, edits: readonly EditGroup[]): string {
  const changes = edits.flatMap((edit) => edit.changes)
  const seen = changes.filter(({ finding, pages }) => pages.includes(path) && !isBehindPage(finding))
  const [rarest] = seen.sort((a, b) => a.pages.length - b.pages.length)
  if (!rarest) return findings[0] ? statusLabel(findings[0]).toLowerCase() : 'looks different'
  const { before, after } = changedWords(rarest.finding)
  const values = [before, after].filter(Boolean).map((text) => shorten(text, 30))
  const words = (kinds[rarest.finding.kind].named ? `${nameInWords(rarest.finding)} ` : '') + values.join(' → ')
  return rarest.pages.length > 1 ? `${words} as on ${counted(rarest.pages.length - 1, 'other page')}` : words
}
