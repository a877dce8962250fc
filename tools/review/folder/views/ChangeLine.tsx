import type { Finding } from '../../compare/finding.ts'
import { shorten } from '../../markdown.ts'
import { infoOf } from '../../report.ts'
import { labelOf } from '../model.ts'
import { ChangeSource } from './Source.tsx'
import { Values } from './Values.tsx'

/** One change in a line: its kind, the values before and after, and its place. */
export function ChangeLine({ finding, short = false }: { finding: Finding; short?: boolean }) {
  const { kind, before, after, in: place } = finding
  const { broken, named, placeless } = infoOf(kind)
  const tone = broken ? 'bad' : kind === 'move' ? 'moved' : !before ? 'came' : !after ? 'gone' : ''
  return (
    <>
      <span className={`kind ${tone}`}>{labelOf(finding)}</span> {named && <code>{place}</code>}{' '}
      <Values finding={finding} cut={(text) => shorten(text, short ? 60 : 240)} />
      {!short && !named && !placeless && place && <span className="quiet">{place}</span>}
    </>
  )
}

/** Changes in lines with their sources, or without if they are short. */
export function ChangeLines({ findings, short = false }: { findings: readonly Finding[]; short?: boolean }) {
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
