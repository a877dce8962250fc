import type { ComponentProps, ReactNode } from 'react'
import { agentsByStorey, headOffices, type HeadDrawing, type CutawayOffice } from '../drawings/axonometric/offices.ts'
import { priceBands, pounds } from '../../data/pricing.ts'
import { site } from '../../data/site.ts'
import { Axonometric, noteHeights } from '../drawings/axonometric/Axonometric.tsx'

type HeadProps = {
  /** The drawing on the right, from front matter; without one the words take the whole width. */
  drawing?: HeadDrawing
  children?: ReactNode
}

/** The head of a page: its first-level heading, what follows it, and the first buttons. */
function PageHead({ drawing, children }: HeadProps) {
  return (
    <section className={drawing ? 'hero' : 'hero hero-words'}>
      <div className={drawing ? 'wrap hero-two' : 'wrap'}>
        <div className="flow">{children}</div>
        {drawing && <HeadFigure office={headOffices[drawing]} />}
      </div>
    </section>
  )
}

/** A cut-away office with a note at each storey: the number of agents so far, and the price of each. */
function HeadFigure({ office }: { office: CutawayOffice }) {
  const agents = agentsByStorey(office)
  const heights = noteHeights(office)
  return (
    <figure className="hero-figure">
      <Axonometric office={office} />
      {/* Its own picture without a viewBox: the words keep their size however small the drawing is shown. */}
      <svg className="notes" aria-hidden="true">
        {office.storeys.map(({ name }, level) => {
          const y = `${(heights[level]! * 100).toFixed(1)}%`
          return (
            <g key={name}>
              <line x2="26" y1={y} y2={y} />
              <text x="32" y={y} dy="4">
                {name}
              </text>
              <text x="32" y={y} dy="22" className="sub">
                {agentsAndPrice(agents[level]!)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function agentsAndPrice(agents: number): string {
  const price = pounds(priceBands.find(({ to }) => agents <= to)!.price)
  if (agents === 1) return `1 agent, ${price}`
  return `${agents} in all, ${price} each`
}

type BlockProps = { children?: ReactNode }

/** One of the two columns of a section. */
function Column({ children }: BlockProps) {
  return <div className="col flow">{children}</div>
}

/** A row of buttons; on phones each takes the whole width. */
function Buttons({ children }: BlockProps) {
  return <div className="cta">{children}</div>
}

/**
 * The components of Markdown's elements, and of the parts that follow from a page's structure. Other elements are
 * styled by tag.
 */
export const prose = { a: Anchor, table: Table, img: Image, Head: PageHead, Column, Buttons }

/** The phone numbers that links may name, instead of their digits. */
const phoneLinks: Readonly<Record<string, string>> = { 'tel:hotline': site.hotline.href, 'tel:main': site.phone.href }

/** A link to another site opens without access to this page and without its address. */
function Anchor({ href, ...props }: ComponentProps<'a'>) {
  const external = /^https?:/.test(href ?? '')
  return <a href={phoneLinks[href ?? ''] ?? href} {...props} {...(external && { rel: 'noopener noreferrer' })} />
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
