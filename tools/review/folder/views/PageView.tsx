import { useContext } from 'react'
import type { FoundChange } from '../../compare/found-change.ts'
import { hasChange, toneOf } from '../edit-groups.ts'
import { listRank, nameOfPage, ownAndCommon, pageStatus, type OldMention, type ReportPage } from '../model.ts'
import { ChangeList, isOnPage } from './ChangeList.tsx'
import { ReportContext } from './Document.tsx'
import { Pictures } from './Pictures.tsx'
import { SearchPreviews, type Previews } from './SearchPreviews.tsx'

interface Props {
  entry: ReportPage
  /** The file that shows all changes. */
  marked: string
  /** The places where the page still has an old value. */
  old: readonly OldMention[]
  /** Undefined where there is no page, or both are the same. */
  previews: Previews
}

/** A page of the report about one page of the site: its changes, and views of it. */
export function PageView({ entry, old, previews, marked }: Props) {
  const { path, status, movedTo, pictures } = entry
  const [findings] = ownAndCommon(entry)
  const name = nameOfPage(path)
  const sides = entry.base && entry.head
  const { edits, pages } = useContext(ReportContext)
  const hasPictures = pictures.length > 0
  // The position of the first change that is on the page itself; broken links come first in the list, but may be at
  // the end of the page. A style changes many pages.
  const isOwn = (finding: FoundChange) => listRank(finding) === 1 && finding.kind !== 'style'
  const onPage = findings.filter(isOnPage)
  // What its author should explain, then what few pages have.
  const rankOf = (finding: FoundChange) => {
    const edit = edits.find((each) => each.pages.includes(path) && hasChange(each, finding))
    return (edit?.pages.length ?? 0) + (edit && toneOf(edit) ? 0 : pages.length)
  }
  const first = findings.indexOf((onPage.filter(isOwn).sort((a, b) => rankOf(a) - rankOf(b))[0] ?? onPage[0])!) + 1
  // Of a page whose own words are as before, a new description says more than a style of many pages.
  const firstView = findings.some(isOwn) && !onPage.some(isOwn) && !old.length ? 'unseen' : 'marked'
  const views = { marked: 'Marked up', sides: 'Before and after', pictures: 'Pictures', unseen: 'Search and sharing' }
  const hasUnseen = !!previews.before || !!previews.after || !findings.every(isOnPage)
  const isShown = { changes: true, marked: true, sides, pictures: hasPictures, unseen: hasUnseen }
  const choices = Object.entries({ changes: 'Changes', ...views }).filter(
    ([view]) => isShown[view as keyof typeof isShown],
  )
  return (
    <>
      <header className={`bar ${status}`}>
        <a href="../../index.html">All pages</a>
        <h1>
          {name} {movedTo && `→ ${movedTo} `}
          {status !== 'changed' && <span className="status">{pageStatus(entry)}</span>}
        </h1>
        <label className="tools">
          <input type="checkbox" data-tick={path} aria-keyshortcuts="t" /> Looked at
        </label>
        <a href="../../index.html" data-next aria-keyshortcuts="g">
          Next page
        </a>
        <Choices label="View" name="view" options={choices} />
        <Choices label="Width of the page" name="width" options={Object.entries({ 390: 'Phone', 1440: 'Desktop' })} />
        <Choices label="Theme of the page" name="theme" options={Object.entries({ light: 'Light', dark: 'Dark' })} />
      </header>
      <ChangeList {...{ entry, marked, old }} />
      <main tabIndex={0} data-first={firstView}>
        <section id="marked" aria-label="Marked up">
          <Frame name="marked" src={first ? `${marked}#c${first}` : marked} title={`${name} with its changes marked`} />
        </section>
        {sides && (
          <section id="sides" aria-label={views.sides}>
            <h2>Before</h2>
            <Frame name="before" src="before.html" title={`${name} before`} />
            <h2>After</h2>
            <Frame name="after" src="after.html" title={`${name} after`} />
          </section>
        )}
        {hasPictures && (
          <section id="pictures" aria-label="Pictures">
            <Pictures entry={entry} />
          </section>
        )}
        {hasUnseen && (
          <section id="unseen" aria-label={views.unseen}>
            <SearchPreviews {...{ entry, previews, old }} />
          </section>
        )}
      </main>
    </>
  )
}

function Choices({ label, name, options }: { label: string; name: string; options: [value: string, text: string][] }) {
  return (
    <div className="tools" role="group" aria-label={label}>
      {options.map(([value, text]) => (
        <button key={value} type="button" {...{ [`data-${name}`]: value }}>
          {text}
        </button>
      ))}
    </div>
  )
}

function Frame({ name, src, title }: { name: string; src: string; title: string }) {
  return (
    <div className="frame">
      <iframe name={name} title={title} src={src} sandbox="allow-same-origin allow-scripts" loading="lazy" />
    </div>
  )
}
