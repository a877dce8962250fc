import { Fragment } from 'react'

/** A file's name, with its place or key behind it; a narrow column breaks it between folders only. */
export function FileName({ name }: { name: string }) {
  return (
    <>
      {name.split('/').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </>
  )
}
