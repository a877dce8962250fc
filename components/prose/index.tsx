import type { ComponentProps } from 'react'
import { site } from '../../data/site.ts'
import { Head } from './Head.tsx'
import { Buttons, Column } from './layout.tsx'

/**
 * How Markdown's own elements look, and the parts that follow from a page's structure. An element that is not named
 * here is styled by its tag alone.
 */
export const prose = { a: Anchor, table: Table, img: Image, Head, Column, Buttons }

/** The phone numbers that links may name instead of their digits. */
const lines: Readonly<Record<string, string>> = { 'tel:hotline': site.hotline.href, 'tel:main': site.phone.href }

/** A link to another site says so to the browser: the page that it opens learns nothing of ours. */
function Anchor({ href, ...props }: ComponentProps<'a'>) {
  const external = /^https?:/.test(href ?? '')
  return <a href={lines[href ?? ''] ?? href} {...props} {...(external && { rel: 'noopener noreferrer' })} />
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
