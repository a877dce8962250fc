import type { FoundChange, Side } from '../../compare/found-change.ts'
import { listed } from '../../page/words.ts'
import { captionOf } from '../../pictures/places.ts'
import { ownAndCommon, type Picture, type ReportPage } from '../model.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { NewTab } from './Document.tsx'

/** The pictures of a page, each place before and after. */
export function Pictures({ entry }: { entry: ReportPage }) {
  const { pictures } = entry
  const [findings, shared] = ownAndCommon(entry)
  const numbersOf = (isIn: (finding: FoundChange) => boolean) =>
    [...findings.entries()].flatMap(([index, finding]) => (isIn(finding) ? index + 1 : []))
  /** Pictures of one width alone are shown at both. */
  const isEachWidth = new Set(pictures.map(({ variant }) => parseInt(variant))).size > 1
  return (
    <>
      <p className="quiet">
        Marked up shows every change, and both themes. A change is pictured once: an equal one may be on another page.
      </p>
      {pictures.map((picture, index) => {
        const numbers = numbersOf((finding) => isIn(picture, finding))
        const [shown] = numbers
        const isFirst = numbers.length > 1
        // What changed as on other pages may be all over the picture.
        const framed = numbers.length ? numbers.map((number) => captionOf(findings[number - 1]!)) : picture.captions
        const first = shown ? findings[shown - 1] : shared.find((each) => picture.captions.includes(captionOf(each)))
        const name = numbers.length > 1 ? 'Changes' : 'Change'
        return (
          <figure
            key={index}
            className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}
            data-shown-at={isEachWidth ? parseInt(picture.variant) : undefined}
            data-shows={numbers.join(' ')}
          >
            <figcaption>
              {shown && `${name} ${listed(numbers.map(String))}${isFirst ? '. First' : ''}: `}
              {first ? <ChangeLine finding={first} short /> : picture.captions[0]}{' '}
              {picture.variant.endsWith('dark') && 'in the dark theme'}
            </figcaption>
            <Shot {...{ picture, framed }} side="base" />
            <Shot {...{ picture, framed }} side="head" />
          </figure>
        )
      })}
    </>
  )
}

/** Whether a picture shows a change, not only an equal one elsewhere on the page; of common ones one is enough. */
function isIn({ spots, captions }: Picture, finding: FoundChange): boolean {
  return finding.isCommon ? captions.includes(captionOf(finding)) : spots.some((spot) => spot.finding === finding)
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
