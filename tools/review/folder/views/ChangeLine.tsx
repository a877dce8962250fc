import type { Finding } from '../../compare/finding.ts'
import { infoOf } from '../../report.ts'
import { labelOf } from './labels.ts'
import { SourceName } from './SourceName.tsx'
import { Values } from './Values.tsx'

/** One change in a line: its kind, the values before and after, and with `made` its source. */
export function ChangeLine({
  finding,
  short = false,
  made = !short,
}: {
  finding: Finding
  short?: boolean
  made?: boolean
}) {
  const { kind, in: place } = finding
  const cut = (text: string) => (text.length > (short ? 60 : 240) ? `${text.slice(0, short ? 58 : 238)} …` : text)
  return (
    <>
      <span className={`kind ${infoOf(kind).broken ? 'bad' : tone(finding)}`}>{labelOf(finding)}</span>{' '}
      {infoOf(kind).named && <code>{place}</code>} <Values finding={finding} cut={cut} />
      {!short && !infoOf(kind).named && !infoOf(kind).placeless && place && <span className="where">{place}</span>}
      {made && <MadeBy finding={finding} />}
    </>
  )
}

/** The source of a change: the line of data, and the line of content that uses the widget. */
export function MadeBy({ finding: { source, shownAt, ofBase } }: { finding: Finding }) {
  return (
    <>
      {source && (
        <span className="source">
          <SourceName source={source} old={ofBase} />
        </span>
      )}
      {shownAt && (
        <span className="source">
          shown by <SourceName source={shownAt} />
        </span>
      )}
    </>
  )
}

function tone({ kind, before, after }: Finding): string {
  return kind === 'move' ? 'moved' : !before ? 'came' : !after ? 'gone' : ''
}
