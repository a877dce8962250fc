import { Fragment, useContext } from 'react'
import { counted } from '../../../lib/text.ts'
import { groupBy } from '../../page/lists.ts'
import { doubtInShort } from '../doubt-words.ts'
import { hasChange, headline, pagesInWords, toneOf, type EditGroup } from '../edit-groups.ts'
import { breakages, nameOfPage, type Breakage, type OldValue } from '../model.ts'
import { brokenInWords, pageOfEdit, titleOf } from '../plain-words.ts'
import { repairInWords, repairOf, staleInWords } from '../repairs.ts'
import { acceptedInWords } from '../safe-pages.ts'
import { AlsoChanged } from './AlsoChanged.tsx'
import {
  ChangeSource,
  EditLink,
  EditLinks,
  OldPlaces,
  PageLink,
  PageLinks,
  ReportContext,
  Sentence,
} from './Document.tsx'
import { Edits } from './Edits.tsx'
import { PageList } from './PageList.tsx'
import { Item, Row } from './Row.tsx'

/** The first page of the report: what a reviewer has to know, each edit with its pages, and all pages. */
export function Overview() {
  const model = useContext(ReportContext)
  const { base, head, notes, edits } = model
  const [before, after] = [base, head].map((name) => name.replace(/^[0-9a-f]{8,40} (?=\S)/, ''))
  const [verdict, pages] = [headline(model, edits), pagesInWords(model)]
  return (
    <>
      <header>
        <h1>{verdict}</h1>
        <p className="quiet">
          <b>{after}</b>, compared with “{before}”. {verdict !== pages && `${pages}. `}
          <Reach />
        </p>
        {notes.map((note) => (
          <p className="note" key={note}>
            <Sentence text={note} />
          </p>
        ))}
        <Verdict />
      </header>
      <main>
        <Edits />
        <AlsoChanged />
        <PageList />
      </main>
    </>
  )
}

/** Of fewer edits the list says at once what the change does. */
const MIN_EDITS = 4
const MAX_REACH = 3

const FATES = { added: 'is new', removed: 'is gone', moved: 'moved', changed: '', same: '' }

/** What the change does to the site as a whole: the edits with the most pages, and pages that came, went or moved. */
function Reach() {
  const { edits, pages } = useContext(ReportContext)
  const wide = edits.filter((edit) => edit.cause && edit.pages.length > 1)
  wide.sort((a, b) => b.pages.length - a.pages.length)
  const others = pages.filter(({ status }) => status !== 'changed')
  if (edits.length < MIN_EDITS) return null
  return (
    <>
      {wide.slice(0, MAX_REACH).map((edit, at) => (
        <Fragment key={edit.name}>
          {at ? ', ' : 'Widest edits: '}
          <EditLink edit={edit} /> ({counted(edit.pages.length, 'page')})
        </Fragment>
      ))}
      {wide.length > 0 && '. '}
      {others.slice(0, MAX_REACH).map((page) => (
        <Fragment key={page.path}>
          <PageLink path={page.path} /> {FATES[page.status]}
          {page.movedTo && ` to ${page.movedTo}`}.{' '}
        </Fragment>
      ))}
      {others.length > MAX_REACH && `${counted(others.length - MAX_REACH, 'more page')} came, went or moved.`}
    </>
  )
}

/** What a reviewer has to know first, each line with more to open. */
function Verdict() {
  const model = useContext(ReportContext)
  const { pages, same, old, edits, safe } = model
  const broken = breakages(model)
  const unsafe = pages.length - safe.length
  const addresses = old.filter(({ redirects }) => redirects)
  const stale = old.filter(({ redirects }) => !redirects)
  const accepted = acceptedInWords(model)
  return (
    <ul className="verdict">
      <Row tone="bad" label={`${counted(broken.length, 'thing')} broken`}>
        {broken.map((breakage, index) => (
          <Item key={index} data-point text={`${brokenInWords(breakage)}.`}>
            <EditLinks edits={guilty(edits, breakage)} label="Caused by" />
            <PageLinks paths={breakage.pages} label={breakage.dead ? 'Linked from' : 'On'} />
            {breakage.links.length > 0 && (
              <details>
                <summary>Where to fix it</summary>
                {repairOf(breakage, edits).map((anchor, at) => (
                  <div key={at}>
                    {repairInWords(anchor)}
                    <ChangeSource finding={anchor} />
                  </div>
                ))}
                {[...new Map(breakage.links.map((link) => [link.source, link])).values()].map((link, at) => (
                  <ChangeSource key={at} finding={link} />
                ))}
              </details>
            )}
          </Item>
        ))}
      </Row>
      <Row tone="warn" label={counted(stale.length, 'old value')}>
        {stale.length > 0 && <StaleItems values={stale} />}
      </Row>
      <Row tone="warn" label={counted(addresses.length, 'old address', 'old addresses')}>
        {addresses.length > 0 && <StaleItems values={addresses} />}
      </Row>
      {edits.length >= MIN_EDITS &&
        [...groupBy(edits, ({ section }) => section)].map(([section, group]) => (
          <Row key={section} tone={toneOf(group[0]!)} label={section}>
            {toneOf(group[0]!) === 'warn' && <ShortEdits edits={group} />}
          </Row>
        ))}
      <Row label={`${counted(unsafe, 'page')} left to look at`} href="#pages" data-left={unsafe}>
        {unsafe > 0 && 'Tick pages off as you go.'}
      </Row>
      <Row
        tone="good"
        label={`${counted(safe.length + same.length, 'page')} to skip`}
        href={safe.length ? '#safe' : '#same'}
      >
        {safe.length > 0 && (
          <>
            {counted(safe.length, 'page')} only {safe.length > 1 ? 'repeat' : 'repeats'} what others show, in the same
            layout{accepted && `: skip them ${accepted}`}.{' '}
          </>
        )}
        {same.length > 0 && `${counted(same.length, 'page')} exactly as before.`}
      </Row>
    </ul>
  )
}

/** Edits by their names, each with its most urgent doubt. */
function ShortEdits({ edits }: { edits: readonly EditGroup[] }) {
  const model = useContext(ReportContext)
  return edits.map((edit, at) => {
    const page = edit.key ? undefined : pageOfEdit(edit, model)
    const [doubt] = edit.doubts
    const number = model.edits.indexOf(edit) + 1
    return (
      <Fragment key={edit.name}>
        {at > 0 && ' · '}
        <a href={`#edit-${number}`}>
          {page ? nameOfPage(page.path) : edit.cause ? titleOf(edit, model) : `Change ${number}`}
        </a>
        {doubt && `: ${doubtInShort(doubt)}`}
      </Fragment>
    )
  })
}

/** Old values or addresses, each with the places where it still stands. */
function StaleItems({ values }: { values: readonly OldValue[] }) {
  const report = useContext(ReportContext)
  return values.map((value) => (
    <Item key={value.value} data-point text={`${staleInWords(value, report)}.`}>
      <details>
        <summary>{counted(value.places.length, 'place')}</summary>
        <OldPlaces places={value.places} />
      </details>
    </Item>
  ))
}

function guilty(edits: readonly EditGroup[], { finding }: Breakage): EditGroup[] {
  return edits.filter((edit) => edit.cause && hasChange(edit, finding))
}
