import type { Finding } from '../../compare/finding.ts'
import { isBroken } from '../model.ts'
import { FileName } from './FileName.tsx'
import { isNamed, labels } from './labels.ts'
import { Values } from './Values.tsx'

/** One change in a line: its kind, what went and what came. */
export function ChangeLine({ finding, short = false }: { finding: Finding; short?: boolean }) {
  const { kind, in: place, source, shownAt } = finding
  const cut = (text: string) => (text.length > (short ? 60 : 240) ? `${text.slice(0, short ? 58 : 238)} …` : text)
  return (
    <>
      <span className={`kind ${isBroken(kind) ? 'bad' : tone(finding)}`}>{labels[kind]}</span>{' '}
      {isNamed(kind) && <code>{place}</code>}{' '}
      <Values finding={finding} cut={cut} />
      {!short && !isNamed(kind) && !/^(title|description|canonical|robots|redirect|weight)$/.test(kind) && place && <span className="where">{place}</span>}
      {!short && source && <code className="source"><FileName name={source} /></code>}
      {!short && shownAt && <span className="where">shown by <code><FileName name={shownAt} /></code></span>}
    </>
  )
}

function tone({ kind, before, after }: Finding): string {
  return kind === 'move' ? 'moved' : !before ? 'came' : !after ? 'gone' : ''
}
