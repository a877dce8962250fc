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
          <Shot name="Before" file={picture.before} picture={picture} />
          <Shot name="After" file={picture.after} picture={picture} />
          <Shot name="Difference" file={picture.difference} picture={picture} />
        </figure>
      ))}
      {unseen.map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
    </>
  )
}

function Shot({ name, file, picture }: { name: string; file: string | undefined; picture: Picture }) {
  const { variant, caption, width, height } = picture
  if (!file) return null
  const alt = `${name}: ${variant}, ${caption}`
  return (
    <p>
      <code>{name}</code>
      <img src={file} alt={alt} width={width} height={height} loading="lazy" />
    </p>
  )
}
