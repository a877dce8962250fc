import { Fragment } from 'react'
import type { Cause } from '../../report.ts'

/** The source files, and keys of data, that made a change. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  if (!causes.length) return null
  return (
    <ul className="causes" aria-label="Because of">
      {causes.map(({ file, key }) => (
        <li key={`${file} ${key}`}><code>{file.split('/').map((part, index) => <Fragment key={index}>{index > 0 && <>/<wbr /></>}{part}</Fragment>)}{key && `: ${key}`}</code></li>
      ))}
    </ul>
  )
}
