import { Fragment, useContext } from 'react'
import { wordRuns } from '../../compare/compare-words.ts'
import type { Hunk } from '../../compare/pairing.ts'
import type { FoundChange } from '../../compare/found-change.ts'
import type { Unit } from '../../page/units.ts'
import { childNodesOf, parentElement, textOf } from '../../page/dom.ts'
import { shorten, sliceWords, splitWords } from '../../page/words.ts'
import { kinds, isDeadEnd } from '../../report.ts'
import { isNewPicture, keptDescription } from '../doubts.ts'
import { linkedWords, UNREAD, whichOfEqual } from '../doubt-words.ts'
import { isAddress, listRank, statusLabel } from '../model.ts'
import { COLOUR, nameInWords, placeInWords, spokenName, themeOf, themesOf } from '../plain-words.ts'
import { ReportContext } from './Document.tsx'

interface Props {
  finding: FoundChange
  /** Without its place, and with less of its values. */
  short?: boolean
  /** After the name of its edit: without what that says, too. */
  plain?: boolean
  /** Without the words around it, which differ from page to page. */
  bare?: boolean
  /** Without its place, which the line above it says. */
  placed?: boolean
}

/** One change in a line: its kind, the values before and after, and its place. */
export function ChangeLine({ finding, short = false, plain = false, bare = false, placed = false }: Props) {
  const { kind, before, after, in: place } = finding
  const { named, placeless } = kinds[kind]
  if (plain && isDeadEnd(finding)) return 'no redirect'
  const isLost = !after || (kind === 'robots' && /noindex/.test(after))
  const tone = listRank(finding) === 0 ? 'bad' : kind === 'move' ? 'moved' : isLost ? 'gone' : !before ? 'came' : ''
  const isObvious = named ?? /^(text|insert|delete|list-item|table-cell|image|robots)$/.test(kind)
  const linked = linkedWords(finding)
  const isPlaceKnown = short || plain || placed || named || placeless || place === linked
  const which = whichOfEqual(finding)
  const [start, end] = bare ? ['', ''] : wordsAround(finding)
  return (
    <>
      {plain
        ? !isObvious && statusLabel(finding)
        : kind !== 'text' && <span className={`kind ${tone}`}>{statusLabel(finding)}</span>}{' '}
      {named && kind !== 'layout' && !(plain && kind === 'style') && nameInWords(finding)}{' '}
      {linked && `“${shorten(linked, 60)}”${isAddress(after || before) ? ' leads to' : ''}`}{' '}
      <span className="inline">{start}</span>
      <Values finding={finding} cut={(text) => shorten(text, short ? 60 : plain ? 120 : 800)} />
      <span className="inline">{end}</span>
      {which && <span className="inline quiet">{` (${which})`}</span>}
      {isNewPicture(finding) && !short && !plain && <span className="quiet">{UNREAD}.</span>}
      {!isPlaceKnown && (
        <span className="quiet">{placeInWords(kind === 'table-cell' ? place.replace(CELL, '') : place)}</span>
      )}
    </>
  )
}

/** A part of a unit's text, with a space between the elements that have it: styles may set them apart. */
function partOf({ text, pieces }: Unit, from: number, to: number): string {
  const parts = pieces.map((piece) =>
    text.slice(Math.max(from, piece.from), Math.max(from, Math.min(to, piece.from + piece.offsets.length))),
  )
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
}

/** The row and the column at the end of a cell's place. */
const CELL = /( › )?([^›]*)$/
/** Characters that are shown around the words that changed. */
const AROUND = 40

/** The words before and after a change of a few words; what a figure alone is say the words beside it. */
function wordsAround({ kind, in: place, head, after: value }: FoundChange): [string, string] {
  if (kind === 'table-cell') return [`${CELL.exec(place)![2]!.trim()}: `, '']
  const { unit, range } = head ?? {}
  if (kind !== 'text' || !unit || !range) return ['', '']
  let [before, after] = [partOf(unit, 0, range[0]), partOf(unit, range[1], unit.text.length)]
  let { element } = unit
  const isAlone = () => /\d/.test(value) && !/\p{L}{3}/u.test(`${before} ${after}`)
  for (let around = parentElement(element); around && isAlone();) {
    const nodes = childNodesOf(around)
    const texts = nodes.map(textOf)
    const at = nodes.indexOf(element)
    before = [...texts.slice(0, at), before].filter(Boolean).join(' ')
    after = [after, ...texts.slice(at + 1)].filter(Boolean).join(' ')
    element = around
    around = parentElement(around)
  }
  const start = before.length > AROUND ? before.indexOf(' ', before.length - AROUND) : 0
  const end = after.length > AROUND ? after.lastIndexOf(' ', AROUND) : after.length
  const lead = (start ? '…' : '') + before.slice(Math.max(start, 0))
  const rest = after.slice(0, end) + (end < after.length ? ' …' : '')
  return [/[^\s(]$/.test(lead) ? `${lead} ` : lead, /^[^\s.,;:!?)]/.test(rest) ? ` ${rest}` : rest]
}

/** Characters from which on only the changed words of a value are marked. */
const LONG = 24

const COLOUR_VALUE = /^(#[0-9a-f]{3,8}|(oklch|oklab|lch|lab|rgb|hsl)\([\w\s.,%#/-]*\)|[a-z]{3,20})$/i

function Swatch({ value }: { value: string }) {
  return (
    <svg className="swatch" viewBox="0 0 1 1" role="img" aria-label={value}>
      <title>{value}</title>
      <rect width="1" height="1" fill={value} />
    </svg>
  )
}

/** The colours before and after, in the themes in which they differ. */
function Colours({ finding }: { finding: FoundChange }) {
  const [old, fresh] = [themesOf(finding.before), themesOf(finding.after)]
  const only = themeOf(finding)
  const isSame = old[0] === old[1] && fresh[0] === fresh[1]
  const shown = only ? [only === 'dark' ? 1 : 0] : isSame ? [0] : [0, 1]
  return (
    <span>
      {shown.map((theme) => (
        <Fragment key={theme}>
          <Swatch value={old[theme]!} /> → <Swatch value={fresh[theme]!} />{' '}
        </Fragment>
      ))}
      {only && `in the ${only} theme`}
    </span>
  )
}

/** Lengths in pixels; a value of structured data: of an object or a list its type and its first words. */
function readable(value: string): string {
  if (/^([\d.]+(rem|px)( |$))+$/.test(value)) {
    const sizes = value.split(' ').map((size) => Math.round((size.endsWith('rem') ? 16 : 1) * parseFloat(size)))
    return `${sizes.join(' × ')} px`
  }
  if (!/^[{[]/.test(value)) return /^summary(_large_image)?$/.test(value) ? spokenName(value) : value
  const [, type = ''] = /"@type":"([^"]*)"/.exec(value) ?? []
  const words = [...value.matchAll(/"(?!@)[^"]*":"([^"]*)"/g)]
    .map(([, text]) => text)
    .filter((text) => !/^https?:/.test(text!))
  return [spokenName(type), words[0]].filter(Boolean).join(': ') || value
}

/** Of a text with more changed runs of words, or more of it changed, both states are shown: it was rewritten. */
const MAX_RUNS = 3
const MAX_SHARE = 0.6

/** The values before and after; in a long value only the changed words are marked, if they are few. */
function Values({ finding, cut }: { finding: FoundChange; cut: (text: string) => string }) {
  const { kind } = finding
  const [before, after] = [readable(finding.before), readable(finding.after)]
  const { images, root } = useContext(ReportContext)
  const kept = keptDescription(finding)
  const { base: oldPicture, head: newPicture } = images.get(finding) ?? {}
  const kilobytes = (bytes: string) => `${(Number(bytes) / 1000).toFixed(1)} kB`
  if (isDeadEnd(finding)) return <span>{cut(before)}</span>
  if (kind === 'weight') return <span>{`${kilobytes(before)} → ${kilobytes(after)}`}</span>
  if (kind === 'layout') return <span>{`the ${finding.in} ${after ? 'is new' : 'is gone'}`}</span>
  if (kind === 'robots' && /noindex/.test(after)) return <span>hidden from search engines</span>
  if (kind === 'robots' && /noindex/.test(before)) return <span>shown to search engines again</span>
  if (oldPicture ?? newPicture)
    return (
      <span className="swap">
        {oldPicture && <img src={root + oldPicture} alt="Before" />} →{' '}
        {newPicture && <img src={root + newPicture} alt="After" />}
        {kept && ` still described as “${kept}”`}
      </span>
    )
  const from = finding.base?.unit?.region ?? finding.region
  const to = finding.head?.unit?.region ?? finding.region
  if (kind === 'move' && from !== to) return <span>{`${cut(after)}: from the ${from} to the ${to}`}</span>
  if (kind === 'move' || before === after) return <span>{cut(after)}</span>
  const values = [before, after].flatMap(themesOf)
  if (kind === 'style' && COLOUR.test(finding.in) && values.every((value) => COLOUR_VALUE.test(value)))
    return <Colours finding={finding} />
  if (kind === 'style' && [before, after].every((value) => value.endsWith(' px')))
    return <span>{changedSizes(before, after)}</span>
  const isLong = kinds[kind].whole && Math.min(before.length, after.length) > LONG
  return isLong ? (
    <ChangedWords before={before} after={after} cut={cut} />
  ) : (
    <Both before={before} after={after} cut={cut} />
  )
}

/** "10 → 16 px" */
function changedSizes(before: string, after: string): string {
  const [old, fresh] = [before, after].map((sizes) => sizes.replace(' px', '').split(' × ')) as [string[], string[]]
  // Of the sizes of rows and columns those that changed.
  const changed = old.length === fresh.length ? [...old.keys()].filter((at) => old[at] !== fresh[at]) : []
  const only = (sizes: string[]) => (changed.length ? changed.map((at) => sizes[at]) : sizes).join(' × ')
  return `${only(old)} → ${only(fresh)} px`
}

function Both({ before, after, cut }: { before: string; after: string; cut: (text: string) => string }) {
  return (
    <>
      {before && <del>{cut(before)}</del>} {after && <ins>{cut(after)}</ins>}
    </>
  )
}

/** A text with its changed words and a few around them; of one that was rewritten both states. */
function ChangedWords({ before, after, cut }: { before: string; after: string; cut: (text: string) => string }) {
  const [words, newWords] = [splitWords(before), splitWords(after)]
  const runs = wordRuns(words, newWords)
  const changed = runs.reduce((sum, { head }) => sum + sliceWords(after, newWords, head).length, 0)
  if (!runs.length || runs.length > MAX_RUNS || changed > MAX_SHARE * after.length)
    return <Both before={before} after={after} cut={cut} />
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

/** A text with a value marked where it is. */
export function Marked({ text, value }: { text: string; value: string | undefined }) {
  const at = value ? text.indexOf(value) : -1
  if (!value || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{value}</mark>
      {text.slice(at + value.length)}
    </>
  )
}

/** The first and the last words of a long text. */
function middleCut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 24).replace(/\S*$/, '')}…${text.slice(-24).replace(/^\S*/, '')}` : text
}
