import type { Cause } from '../../report.ts'
import { CauseName } from './SourceName.tsx'

/** The source files, and keys of data, that made a change. */
export function Causes({ causes, unknown = false }: { causes: readonly Cause[]; unknown?: boolean }) {
  if (!causes.length) return unknown ? <p className="none">Cause unknown</p> : null
  return (
    <ul className="causes" aria-label="Because of">
      {causes.map(({ file, key }) => (
        <li key={`${file} ${key}`}>
          <CauseName file={file} name={key} />
        </li>
      ))}
    </ul>
  )
}
