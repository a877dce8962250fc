import { createContext, useContext, type ReactNode } from 'react'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import { groupBy } from '../../page/lists.ts'
import { anchorOf, type EditGroup } from '../edit-groups.ts'
import { emptyReport, nameOfPage, type OldPlace, type ReportModel } from '../model.ts'
import type { Cause } from '../../report.ts'
import { nameOfEdit, placeInWords } from '../plain-words.ts'
import type { SafePage } from '../safe-pages.ts'
import { readPlace, sourceHref, type NamedLine } from '../sources.ts'

const POLICY =
  "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; " +
  "font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"

/** The versions of a file that the report keeps, as addresses from its folder. */
export type Versions = Partial<Record<Side, string>>

/** What any part of a page of the report may show or link to. */
export interface ReportContents extends ReportModel {
  /** The path to the report's folder. */
  root: string
  edits: readonly EditGroup[]
  safe: readonly SafePage[]
  /** The files of pictures that changed, by the change. */
  images: ReadonlyMap<FoundChange, Versions>
  /** The copies of changed downloads, by their names. */
  downloads: ReadonlyMap<string, Versions>
}

/** A report without contents. */
export const noContents: ReportContents = {
  ...emptyReport,
  root: '',
  edits: [],
  safe: [],
  images: new Map(),
  downloads: new Map(),
}

/** The report that the current page belongs to. */
export const ReportContext = createContext(noContents)

interface Props {
  title: string
  className: string
  contents: ReportContents
  children: ReactNode
}

/** The HTML document of a report page. */
export function Document({ title, className, contents, children }: Props) {
  const { root } = contents
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title}: review`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${root}report.css`} />
        <script src={`${root}report.js`} defer />
      </head>
      <body className={className}>
        <ReportContext value={contents}>{children}</ReportContext>
      </body>
    </html>
  )
}

/** A source as a link to its line in the report, or as text if the report does not show it. */
export function SourceName({ place, name }: { place: NamedLine | Cause; name: string }) {
  const report = useContext(ReportContext)
  const href = sourceHref(place, report)
  const shown = <code>{name}</code>
  return href ? <a href={report.root + href}>{shown}</a> : shown
}

/** Links to both versions of a changed download. */
export function CopyLinks({ file }: { file: string }) {
  const { downloads, root } = useContext(ReportContext)
  const { base, head } = downloads.get(file) ?? {}
  if (!base && !head) return null
  const link = (name: string, href: string | undefined) => href && <NewTab href={root + href}>{name}</NewTab>
  return (
    <span>
      Open it {link('before', base)}
      {base && head && ' · '}
      {link('after', head)}
    </span>
  )
}

/** A link that opens beside the report. */
export function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** A link to an edit in the overview. */
export function EditLink({ edit }: { edit: EditGroup }) {
  const report = useContext(ReportContext)
  const name = nameOfEdit(edit, report)
  return <a href={`${report.root}index.html#edit-${report.edits.indexOf(edit) + 1}`}>{name}</a>
}

/** Links to edits in the overview: a few, or one less and the others to open. */
export function EditLinks({ edits, label, most = 2 }: { edits: readonly EditGroup[]; label: string; most?: number }) {
  const report = useContext(ReportContext)
  const named = edits.slice(0, edits.length > most ? most - 1 : most)
  const rest = edits.slice(named.length)
  return (
    <>
      {named.map((edit, at) => (
        // Its line may be cut.
        <div key={edit.name} className="cause" title={nameOfEdit(edit, report)}>
          {at ? 'and' : label} <EditLink edit={edit} />
        </div>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{`and ${rest.length} more edits`}</summary>
          <ul>
            {rest.map((edit) => (
              <li key={edit.name}>
                <EditLink edit={edit} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type Written = Partial<Pick<FoundChange, 'source' | 'shownAt' | 'ofBase'>>

/** The source of a change: the line of data, and the line of content that uses the widget. */
export function ChangeSource({ finding: { source, shownAt, ofBase } }: { finding: Written }) {
  return (
    <>
      {source && (
        <span className="quiet">
          <SourceName place={readPlace(source, ofBase)} name={lineInWords(source)} />
        </span>
      )}
      {shownAt && (
        <span className="quiet">
          used in <SourceName place={readPlace(shownAt)} name={lineInWords(shownAt)} />
        </span>
      )}
    </>
  )
}

function lineInWords(source: string): string {
  const { file, id } = readPlace(source)
  return id ? `${file}, line ${id.slice(1)}` : file
}

/** A page of the site as a link to its page in the report, at a change; as text if it did not change. */
export function PageLink({ path, finding }: { path: string; finding?: FoundChange | undefined }) {
  const { pages, root } = useContext(ReportContext)
  const found = pages.find((page) => page.path === path)
  return found ? (
    <a href={`${root}pages/${found.slug}/index.html${finding ? anchorOf(found, finding) : ''}`} data-page={path}>
      {nameOfPage(path)}
    </a>
  ) : (
    nameOfPage(path)
  )
}

/** A sentence with its paths as links to their pages, at a change. */
export function Sentence({ text, finding }: { text: string; finding?: FoundChange }) {
  return text.split(/(?<=^|\s)(\/[^\s,:]*?|Home \(\/\))(?=[\s,:.;]|$)/).map((part, at) => {
    const path = part === nameOfPage('/') ? '/' : part
    return at % 2 ? <PageLink key={at} path={path} finding={finding} /> : part
  })
}

/** Links to places with an old value; those of one line of the sources, such as a list of cards, are one. */
export function OldPlaces({ places }: { places: readonly OldPlace[] }) {
  const { pages, root } = useContext(ReportContext)
  const lineOf = ({ path, source, in: place }: OldPlace) => `${path} ${source?.replace(/:\d+$/, '') ?? place}`
  return [...groupBy(places, lineOf)].map(([line, group]) => {
    const place = group[0]!
    const slug = pages.find(({ path }) => path === place.path)?.slug
    const page = nameOfPage(place.path)
    const name = place.element ? page : `The ${place.in} of ${page}`
    return (
      <div key={line}>
        {slug ? <a href={`${root}pages/${slug}/index.html#${place.id}`}>{name}</a> : name}
        {place.element && group.length === 1 && `: ${placeInWords(place.in)}`}
        <div>{group.map(({ sentence }) => sentence).join(' · ')}</div>
        <ChangeSource finding={place} />
      </div>
    )
  })
}

interface PageLinksProps {
  paths: readonly string[]
  label: string
  /** What several pages are. */
  note?: string
  /** The change to begin at. */
  finding?: FoundChange | undefined
}

/** Links to pages after a label: one by its name, more in a list that opens. */
export function PageLinks({ paths, label, note, finding }: PageLinksProps) {
  const { total } = useContext(ReportContext)
  const [first] = paths
  if (first === undefined) return null
  if (paths.length === 1)
    return (
      <div>
        {label} <PageLink path={first} finding={finding} />
      </div>
    )
  return (
    <details>
      <summary>{`${label} ${paths.length === total ? 'all ' : ''}${paths.length} pages${note ? `: ${note}` : ''}`}</summary>
      <PathList paths={paths} finding={finding} />
    </details>
  )
}

/** Links to pages in columns. */
export function PathList({ paths, finding }: Pick<PageLinksProps, 'paths' | 'finding'>) {
  return (
    <ul className="paths">
      {paths.map((path) => (
        <li key={path}>
          <PageLink path={path} finding={finding} />
        </li>
      ))}
    </ul>
  )
}
