import { capitalised } from '../../../lib/text.ts'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import { groupBy } from '../../page/lists.ts'
import { listed, shorten } from '../../page/words.ts'
import { captionOf } from '../../pictures/places.ts'
import { kinds } from '../../report.ts'
import { changeKey } from '../edit-groups.ts'
import { isBehindPage, ownAndCommon, type Picture, type ReportPage } from '../model.ts'
import { nameInWords } from '../plain-words.ts'
import { sentenceWith } from '../safe-pages.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { NewTab, PageLink, Sentence } from './Document.tsx'

interface Props {
  entry: ReportPage
  /** The pages with pictures of changes that this one has no picture of, with these changes. */
  elsewhere: ReadonlyMap<string, FoundChange[]>
}

/** The pictures of a page, each place before and after, and what they do not show. */
export function Pictures({ entry, elsewhere }: Props) {
  const { pictures, unseen } = entry
  const [findings, shared] = ownAndCommon(entry)
  const numbersOf = (isIn: (finding: FoundChange) => boolean) =>
    [...findings.entries()].flatMap(([index, finding]) => (isIn(finding) ? index + 1 : []))
  const known = [...elsewhere.values()].flat()
  /** Pictures of one width alone are shown at both. */
  const isEachWidth = new Set(pictures.map(({ variant }) => parseInt(variant))).size > 1
  const left = numbersOf((finding) => !isBehindPage(finding) && !isPictured(entry, finding) && !known.includes(finding))
  return (
    <>
      {pictures.length > 0 && (
        <p className="quiet">
          {left.length > 0 && `Without a picture here: ${numbered(left)}. See Marked up. `}
          {pictures.some(({ variant }) => variant.endsWith('dark'))
            ? 'Pictures of the dark theme come last.'
            : 'All show the light theme; Marked up shows the dark one, too.'}
        </p>
      )}
      {pictures.map((picture, index) => {
        const numbers = numbersOf((finding) => isIn(picture, finding))
        const [shown] = numbers
        const isFirst = numbers.length > 1
        // What changed as on other pages may be all over the picture.
        const framed = numbers.length ? numbers.map((number) => captionOf(findings[number - 1]!)) : picture.captions
        const first = shown ? findings[shown - 1] : shared.find((each) => picture.captions.includes(captionOf(each)))
        return (
          <figure
            key={index}
            className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}
            data-shown-at={isEachWidth ? parseInt(picture.variant) : undefined}
            data-shows={numbers.join(' ')}
          >
            <figcaption>
              {shown && `${capitalised(numbered(numbers))}${isFirst ? '. First' : ''}: `}
              {first ? <ChangeLine finding={first} short /> : picture.captions[0]}{' '}
              {picture.variant.endsWith('dark') && 'in the dark theme'}
            </figcaption>
            <Shot {...{ picture, framed }} side="base" />
            <Shot {...{ picture, framed }} side="head" />
          </figure>
        )
      })}
      {[...elsewhere].map(([path, changes]) => {
        const numbers = numbersOf((finding) => changes.includes(finding))
        const common = shared.filter((finding) => changes.includes(finding)).map(nameOfCommon)
        const names = [...(numbers.length ? [numbered(numbers)] : []), ...common]
        return (
          <p key={path} className="quiet">
            {`${capitalised(listed(names))} ${changes.length > 1 ? 'are' : 'is'} pictured on `}
            <PageLink path={path} />.
          </p>
        )
      })}
      {unseen.map((line) => (
        <p key={line} className="quiet">
          <Sentence text={line} />
        </p>
      ))}
    </>
  )
}

/** A change that has no number: what it is of, else its words. */
function nameOfCommon(finding: FoundChange): string {
  const { kind, before, after } = finding
  return kinds[kind].named ? nameInWords(finding) : `“${shorten(after || before, 40)}”`
}

/** "change 1", "changes 1, 3 and 5 to 8" */
function numbered(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const words = ranges.flatMap(([from, to]) =>
    to - from > 1 ? `${from} to ${to}` : [...new Set([`${from}`, `${to}`])],
  )
  return `${numbers.length > 1 ? 'changes' : 'change'} ${listed(words)}`
}

/** Whether a picture shows a change, not only an equal one elsewhere on the page; of common ones one is enough. */
function isIn({ spots, captions }: Picture, finding: FoundChange): boolean {
  return finding.isCommon ? captions.includes(captionOf(finding)) : spots.some((spot) => spot.finding === finding)
}

function isPictured({ pictures }: ReportPage, finding: FoundChange): boolean {
  return pictures.some((picture) => isIn(picture, finding))
}

/** The pages with pictures of changes that this one has no picture of, with these changes. */
export function picturedElsewhere(entry: ReportPage, pages: readonly ReportPage[]): Map<string, FoundChange[]> {
  const [findings, shared] = ownAndCommon(entry)
  // In the same sentence: equal words may stand in another one there.
  const isEqual = (a: FoundChange, b: FoundChange) =>
    changeKey(a) === changeKey(b) && sentenceWith(a) === sentenceWith(b)
  const showing = (finding: FoundChange) =>
    pages.find((page) => page.findings.some((other) => isEqual(other, finding) && isPictured(page, other)))?.path ?? ''
  const left = [...findings, ...shared].filter((finding) => !isBehindPage(finding) && !isPictured(entry, finding))
  return groupBy(left.filter(showing), showing)
}

/** One side of a picture, with the places that are framed in it, by their captions. */
function Shot({ picture, framed, side }: { picture: Picture; framed: readonly string[]; side: Side }) {
  const { variant, captions, width, height, scale, before, after } = picture
  const [name, file] = side === 'base' ? ['Before', before] : ['After', after]
  if (!file) return null
  return (
    <NewTab href={file}>
      {name}
      <span className="shot">
        <img
          src={file}
          alt={`${name}: ${variant}, ${captions.join('; ')}`}
          width={width}
          height={height}
          loading="lazy"
        />
        {before && after && (
          <svg viewBox={`0 0 ${width / scale} ${height / scale}`} aria-hidden="true">
            {picture.spots
              .filter((spot) => spot.side === side && spot.width < width / scale && framed.includes(spot.caption))
              .map((spot, index) => (
                <rect key={index} x={spot.x - 4} y={spot.y - 4} width={spot.width + 8} height={spot.height + 8} />
              ))}
          </svg>
        )}
      </span>
    </NewTab>
  )
}
