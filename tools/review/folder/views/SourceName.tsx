import { createContext, useContext } from 'react'
import type { SourceLinks } from '../source-links.ts'
import { FileName } from './FileName.tsx'

/** Where sources are shown, and how the page being written gets to the report's folder. */
export const SourceContext = createContext<{ root: string; links: SourceLinks | undefined }>({
  root: '',
  links: undefined,
})

/** File and line of a source as a link to where the report shows it, or as words where it does not. */
export function SourceName({ source, old = false }: { source: string; old?: boolean | undefined }) {
  const { root, links } = useContext(SourceContext)
  return <Linked href={links?.line(source, old)} root={root} name={source} />
}

/** A cause in the same way. */
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
