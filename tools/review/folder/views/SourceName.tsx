import { createContext, useContext } from 'react'
import type { SourceLinks } from '../source-links.ts'
import { FileName } from './FileName.tsx'

/** The links to sources, and the path from the page to the report's folder. */
export const SourceContext = createContext<{ root: string; links: SourceLinks | undefined }>({
  root: '',
  links: undefined,
})

/** A source as a link to its line in the report, or as text if the report does not show it. */
export function SourceName({ source, old = false }: { source: string; old?: boolean | undefined }) {
  const { root, links } = useContext(SourceContext)
  return <Linked href={links?.line(source, old)} root={root} name={source} />
}

/** A cause, linked in the same way. */
export function CauseName({ file, name = undefined }: { file: string; name?: string | undefined }) {
  const { root, links } = useContext(SourceContext)
  return (
    <Linked
      href={links?.cause({ file, ...(name !== undefined && { key: name }) })}
      root={root}
      name={name === undefined ? file : `${file}: ${name}`}
    />
  )
}

function Linked({ href, root, name }: { href: string | undefined; root: string; name: string }) {
  const code = (
    <code>
      <FileName name={name} />
    </code>
  )
  return href ? <a href={root + href}>{code}</a> : code
}
