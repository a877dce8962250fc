import { Fragment, useContext } from 'react'
import { wordRuns } from '../../compare/compare-words.ts'
import type { Hunk } from '../../compare/pairing.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import { shorten, sliceWords, splitWords } from '../../page/words.ts'
import { kinds, isDeadEnd, type Kind } from '../../report.ts'
import { statusLabel } from '../model.ts'
import { ReportContext, ChangeSource } from './Document.tsx'

interface Props {
  finding: FoundChange
  /** Without its place, and with less of its values. */
  short?: boolean
  /** After the name of its edit: without what that says, too. */
  plain?: boolean
  /** With the words around a change of a few words. */
  around?: boolean
}

/** One change in a line: its kind, the values before and after, and its place. */
export function ChangeLine({ finding, short = false, plain = false, around = false }: Props) {
  const { kind, before, after, in: place, selector } = finding
  const { broken, named, placeless } = kinds[kind]
  if (plain && isDeadEnd(finding)) return 'no redirect'
  if (plain && kind === 'layout') return `the ${place} ${after ? 'is new' : 'is gone'}`
  const tone = broken ? 'bad' : kind === 'move' ? 'moved' : !before ? 'came' : !after ? 'gone' : ''
  const isObvious = named ?? /^(text|table-cell|image|robots)$/.test(kind)
  const linked = linkedWords(finding)
  const [start, end] = around ? wordsAround(finding) : ['', '']
  return (
    <>
      {plain ? !isObvious && statusLabel(finding) : <span className={`kind ${tone}`}>{statusLabel(finding)}</span>}{' '}
      {named && (plain ? inWords(kind, place) : <code>{inWords(kind, place)}</code>)}
      {selector && (
        <>
          {' '}
          of <code>{shorten(selector, 60)}</code>
        </>
      )}
      {linked && `“${shorten(linked, 60)}”`} <span className="inline">{start}</span>
      <Values finding={finding} cut={(text) => shorten(text, short ? 60 : plain ? 120 : 800)} />
      <span className="inline">{end}</span>
      {!short && !plain && !named && !placeless && place && <span className="quiet">{place}</span>}
    </>
  )
}

/** The words of a link whose target changed or broke. */
function linkedWords({ kind, in: place, head, base }: FoundChange): string {
  if (/^broken-/.test(kind)) return place
  const { unit, range } = head ?? base ?? {}
  return kind === 'link' && unit && range ? unit.text.slice(...range) : ''
}

/** Characters of a sentence that are shown around the words that changed in it. */
const AROUND = 40

/** The words before and after a change of a few words. */
function wordsAround({ kind, head }: FoundChange): [string, string] {
  const { unit, range } = head ?? {}
  if (kind !== 'text' || !unit || !range) return ['', '']
  const [before, after] = [unit.text.slice(0, range[0]), unit.text.slice(range[1])]
  const start = before.length > AROUND ? before.indexOf(' ', before.length - AROUND) : 0
  const end = after.length > AROUND ? after.lastIndexOf(' ', AROUND) : after.length
  return [(start ? '…' : '') + before.slice(Math.max(start, 0)), after.slice(0, end) + (end < after.length ? ' …' : '')]
}
/** The name of a value in words: `Product.offers[0].price` is "product, offers 1, price". */
function inWords(kind: Kind, name: string): string {
  if (kind !== 'json-ld' && kind !== 'open-graph') return name
  return name
    .replace(/^(og|twitter|article):/, '')
    .replace(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[@_]/g, ' ')
    .replace(/\./g, ', ')
    .toLowerCase()
    .trim()
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

/** A colour, as stylesheets write it. */
const COLOUR = /^(#[0-9a-f]{3,8}|(oklch|oklab|lch|lab|rgb|hsl|light-dark)\([\w\s.,%#/()-]*\)|[a-z]{3,20})$/i

/** A colour as a swatch, with its value. */
function Colour({ value }: { value: string }) {
  const swatch = (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={value} />
    </svg>
  )
  return (
    <span className="colour">
      {COLOUR.test(value) && swatch} <code>{value}</code>
    </span>
  )
}

/** Of a text with more changed runs of words, or more of it changed, both states are shown: it was rewritten. */
const MAX_RUNS = 5
const MAX_SHARE = 0.6

/** The values before and after; in a long value only the changed words are marked, if they are few. */
function Values({ finding, cut }: { finding: FoundChange; cut: (text: string) => string }) {
  const { kind, before, after } = finding
  const { picture, root } = useContext(ReportContext)
  const [oldPicture, newPicture] = [picture(finding, 'base'), picture(finding, 'head')]
  const kilobytes = (bytes: string) => `${(Number(bytes) / 1000).toFixed(1)} kB`
  if (isDeadEnd(finding)) return <span>{cut(before)} has no redirect</span>
  if (kind === 'weight') return <span>{`${kilobytes(before)} → ${kilobytes(after)}`}</span>
  if (kind === 'robots' && /noindex/.test(after)) return <span>hidden from search engines (noindex)</span>
  if (kind === 'robots' && /noindex/.test(before)) return <span>shown to search engines again</span>
  if (oldPicture ?? newPicture)
    return (
      <span className="swap">
        {oldPicture && <img src={root + oldPicture} alt={`Before: ${cut(before)}`} loading="lazy" />} →{' '}
        {newPicture && <img src={root + newPicture} alt={`After: ${cut(after)}`} loading="lazy" />}
      </span>
    )
  if (kind === 'move' || before === after) return <span>{cut(after)}</span>
  if (kind === 'style' && [before, after].some((value) => COLOUR.test(value)))
    return (
      <>
        {before && <Colour value={before} />} → {after && <Colour value={after} />}
      </>
    )
  const [words, newWords] = [splitWords(before), splitWords(after)]
  const isLong = kinds[kind].whole && Math.min(before.length, after.length) > LONG
  const runs = isLong ? wordRuns(words, newWords) : []
  const changed = runs.reduce((sum, { head }) => sum + sliceWords(after, newWords, head).length, 0)
  if (!runs.length || runs.length > MAX_RUNS || changed > MAX_SHARE * after.length)
    return (
      <>
        {before && <del>{cut(before)}</del>} {after && <ins>{cut(after)}</ins>}
      </>
    )
  const startOf = ({ head: [from] }: Hunk) => newWords[from]?.from ?? after.length
  const endOf = (run: Hunk) => (run.head[0] < run.head[1] ? newWords[run.head[1] - 1]!.to : startOf(run))
  return (
    <span>
      {runs.map((run, index) => (
        <Fragment key={index}>
          {middleCut(after.slice(index ? endOf(runs[index - 1]!) : 0, startOf(run)))}
          <del>{sliceWords(before, words, run.base)}</del> <ins>{sliceWords(after, newWords, run.head)}</ins>
        </Fragment>
      ))}
      {middleCut(after.slice(endOf(runs.at(-1)!)))}
    </span>
  )
}

/** The first and the last words of a long text. */
function middleCut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 24).replace(/\S*$/, '')}…${text.slice(-24).replace(/^\S*/, '')}` : text
}
