import { createContext, Fragment, useContext } from 'react'
import type { Cause } from '../../report.ts'
import type { SourceLinks } from '../sources.ts'

/** The links to sources, and the path from the page to the report's folder. */
export const SourceContext = createContext<{ root: string; links?: SourceLinks }>({ root: '' })

/** A file name with line breaks allowed after slashes. */
export function FileName({ name }: { name: string }) {
  return name.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** A source as a link to its line in the report, or as text if the report does not show it. */
export function SourceName({ source, old = false }: { source: string; old?: boolean | undefined }) {
  return <Linked href={useContext(SourceContext).links?.line(source, old)} name={source} />
}

/** A cause, linked in the same way. */
export function CauseName({ cause }: { cause: Cause }) {
  const { file, key } = cause
  return <Linked href={useContext(SourceContext).links?.cause(cause)} name={key ? `${file}: ${key}` : file} />
}

function Linked({ href, name }: { href: string | undefined; name: string }) {
  const { root } = useContext(SourceContext)
  const code = (
    <code>
      <FileName name={name} />
    </code>
  )
  return href ? <a href={root + href}>{code}</a> : code
}

/** The source files, and keys of data, that made a change. */
export function Causes({ causes, unknown = false }: { causes: readonly Cause[]; unknown?: boolean }) {
  if (!causes.length) return unknown ? <p className="quiet">Cause unknown</p> : null
  return (
    <ul className="causes" aria-label="Because of">
      {causes.map((cause) => (
        <li key={`${cause.file} ${cause.key}`}>
          <CauseName cause={cause} />
        </li>
      ))}
    </ul>
  )
}
