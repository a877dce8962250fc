import type { ComponentProps } from 'react'
import { site } from '../../data/site.ts'
import { PageHead } from './PageHead.tsx'
import { Buttons, Column } from './layout.tsx'

/**
 * The components of Markdown's elements, and of the parts that follow from a page's structure. Other elements are
 * styled by tag.
 */
export const prose = { a: Anchor, table: Table, img: Image, Head: PageHead, Column, Buttons }

/** The phone numbers that links may name instead of their digits. */
const lines: Readonly<Record<string, string>> = { 'tel:hotline': site.hotline.href, 'tel:main': site.phone.href }

/** A link to another site opens without access to this page and without its address. */
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

/** A picture in several sizes and formats, as vite-imagetools gives it. */
type PictureSources = { sources: Readonly<Record<string, string>>; img: { src: string } }

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { src?: string | PictureSources }

/** A picture of a page, in the size and format that the browser chooses. It loads when it is near the screen. */
function Image({ src, sizes, ...props }: ImageProps) {
  if (typeof src !== 'object') return <img loading="lazy" decoding="async" {...props} src={src} />
  return (
    <picture>
      {Object.entries(src.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image {...props} src={src.img.src} />
    </picture>
  )
}
