import { diffWordsWithSpace } from 'diff'
import type { FoundChange } from '../../compare/found-change.ts'
import { shorten } from '../../escape-markdown.ts'
import { kinds, isDeadEnd } from '../../report.ts'
import { statusLabel } from '../model.ts'
import { ChangeSource } from './Source.tsx'

/** One change in a line: its kind, the values before and after, and its place. */
export function ChangeLine({ finding, short = false }: { finding: FoundChange; short?: boolean }) {
  const { kind, before, after, in: place } = finding
  const { broken, named, placeless } = kinds[kind]
  const tone = broken ? 'bad' : kind === 'move' ? 'moved' : !before ? 'came' : !after ? 'gone' : ''
  return (
    <>
      <span className={`kind ${tone}`}>{statusLabel(finding)}</span> {named && <code>{place}</code>}{' '}
      <Values finding={finding} cut={(text) => shorten(text, short ? 60 : 240)} />
      {!short && !named && !placeless && place && <span className="quiet">{place}</span>}
    </>
  )
}

/** Changes in lines with their sources, or without if they are short. */
export function ChangeLines({ findings, short = false }: { findings: readonly FoundChange[]; short?: boolean }) {
  return (
    <ul className="lines">
      {findings.map((finding, index) => (
        <li key={index}>
          <ChangeLine finding={finding} short={short} />
          {!short && <ChangeSource finding={finding} />}
        </li>
      ))}
    </ul>
  )
}

/** Characters from which on only the changed words of a value are marked. */
const LONG = 24

/** The values before and after; in a long value only the changed words are marked, if they are few. */
function Values({ finding, cut }: { finding: FoundChange; cut: (text: string) => string }) {
  const { kind, before, after } = finding
  const kilobytes = (bytes: string) => `${(Number(bytes) / 1000).toFixed(1)} kB`
  if (isDeadEnd(finding)) return <span>{cut(before)} has no redirect</span>
  if (kind === 'weight') return <span>{`${kilobytes(before)} → ${kilobytes(after)}`}</span>
  if (kind === 'move' || before === after) return <span>{cut(after)}</span>
  const isLong = kinds[kind].whole && Math.min(before.length, after.length) > LONG
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
