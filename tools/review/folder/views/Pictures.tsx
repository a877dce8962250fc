import type { Picture } from '../model.ts'

/** The pictures of a page, each place before, after and as a difference. */
export function Pictures({ pictures, unseen }: { pictures: readonly Picture[]; unseen: readonly string[] }) {
  return (
    <>
      {pictures.map((picture, index) => (
        <figure key={index} className={picture.variant.startsWith('1440') ? 'shots wide' : 'shots'}>
          <figcaption>
            <b>{picture.variant}</b> {picture.caption}
          </figcaption>
          <div>
            {(
              [
                ['Before', picture.before],
                ['After', picture.after],
                ['Difference', picture.difference],
              ] as const
            ).map(
              ([name, file]) =>
                file && (
                  <p key={name}>
                    <span>{name}</span>
                    <img
                      src={file}
                      alt={`${name}: ${picture.variant}, ${picture.caption}`}
                      width={picture.width}
                      height={picture.height}
                      loading="lazy"
                    />
                  </p>
                ),
            )}
          </div>
        </figure>
      ))}
      {unseen.map((line) => (
        <p key={line} className="none">
          {line}
        </p>
      ))}
    </>
  )
}
