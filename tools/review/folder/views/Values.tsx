import { diffWordsWithSpace } from 'diff'
import type { Finding } from '../../compare/finding.ts'
import { infoOf } from '../../report.ts'
import { isDeadEnd } from './labels.ts'

/** Characters from which on only the changed words of a value are marked. */
const LONG = 24

/** The values before and after; in a long value only the changed words are marked, if they are few. */
export function Values({ finding, cut }: { finding: Finding; cut: (text: string) => string }) {
  const { kind, before, after } = finding
  if (isDeadEnd(finding)) return <span>{cut(before)} has no redirect</span>
  if (kind === 'move') return <span>{cut(after)}</span>
  if (kind === 'weight')
    return (
      <span>
        {kilobytes(before)} kB → {kilobytes(after)} kB
      </span>
    )
  if (before && before === after) return <span>{cut(after)}</span>
  const parts =
    infoOf(kind).whole && Math.min(before.length, after.length) > LONG ? diffWordsWithSpace(before, after) : []
  const kept = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0)
  if (kept > 0.4 * Math.max(before.length, after.length))
    return (
      <span>
        {parts.map(({ added, removed, value }, index) =>
          added ? (
            <ins key={index}>{value}</ins>
          ) : removed ? (
            <del key={index}>{value}</del>
          ) : (
            <Same key={index} text={value} />
          ),
        )}
      </span>
    )
  return (
    <>
      {before && <del>{cut(before)}</del>} {after && <ins>{cut(after)}</ins>}
    </>
  )
}

/** Unchanged words, shortened. */
function Same({ text }: { text: string }) {
  return text.length > 60 ? (
    <>
      {text.slice(0, 24)}
      <span aria-hidden="true"> … </span>
      {text.slice(-24)}
    </>
  ) : (
    <>{text}</>
  )
}

function kilobytes(bytes: string): string {
  return (Number(bytes) / 1000).toFixed(1)
}
