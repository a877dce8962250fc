import type { ComponentProps } from 'react'

/** How Markdown's own elements look. An element that is not named here is styled by its tag alone. */
export const prose = { a: Anchor, table: Table, img: Image }

/** A link to another site says so to the browser: the page that it opens learns nothing of ours. */
function Anchor(props: ComponentProps<'a'>) {
  const external = /^https?:/.test(props.href ?? '')
  return <a {...props} {...(external && { rel: 'noopener noreferrer' })} />
}

/** A table scrolls inside its own box, which the keyboard can reach. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-box" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}

/** A picture below the first screen costs nothing until it is near. */
function Image(props: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...props} />
}
