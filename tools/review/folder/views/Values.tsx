import { diffWordsWithSpace } from 'diff'
import type { Finding } from '../../compare/finding.ts'
import { infoOf } from '../../report.ts'
import { isDeadEnd } from '../model.ts'

/** Characters from which on only the changed words of a value are marked. */
const LONG = 24

/** The values before and after; in a long value only the changed words are marked, if they are few. */
export function Values({ finding, cut }: { finding: Finding; cut: (text: string) => string }) {
  const { kind, before, after } = finding
  const kilobytes = (bytes: string) => `${(Number(bytes) / 1000).toFixed(1)} kB`
  if (isDeadEnd(finding)) return <span>{cut(before)} has no redirect</span>
  if (kind === 'weight') return <span>{`${kilobytes(before)} → ${kilobytes(after)}`}</span>
  if (kind === 'move' || before === after) return <span>{cut(after)}</span>
  const isLong = infoOf(kind).whole && Math.min(before.length, after.length) > LONG
  const parts = isLong ? diffWordsWithSpace(before, after) : []
  const kept = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0)
  if (kept <= 0.4 * Math.max(before.length, after.length))
    return (
      <>
        {before && <del>{cut(before)}</del>} {after && <ins>{cut(after)}</ins>}
      </>
    )
  return (
    <span>
      {parts.map(({ added, removed, value }, index) => {
        if (added) return <ins key={index}>{value}</ins>
        if (removed) return <del key={index}>{value}</del>
        return value.length > 60 ? `${value.slice(0, 24)} … ${value.slice(-24)}` : value
      })}
    </span>
  )
}
