import { Fragment } from 'react'

/** A file name with line breaks allowed after slashes. */
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
