import { createContext, type ReactNode } from 'react'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import type { SourceHref } from '../sources.ts'

const POLICY =
  "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; " +
  "font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"

/** Leads from this page of the report to the sources. */
export const SourceContext = createContext<SourceHref>(() => undefined)

/** Leads to the file of a picture that changed, as it is on one side. */
export type PictureHref = (finding: FoundChange, side: Side) => string | undefined

/** Leads from this page of the report to the pictures that changed. */
export const PictureContext = createContext<PictureHref>(() => undefined)

interface Props {
  title: string
  /** The path to the report's folder. */
  root: string
  /** Leads from the report's folder to the sources. */
  link: SourceHref
  /** Leads from the report's folder to pictures. */
  picture: PictureHref
  children: ReactNode
  className: string
}

/** The HTML document of a report page. */
export function Document({ title, root, link, picture, children, className }: Props) {
  const linkFromHere: SourceHref = (place) => {
    const href = link(place)
    return href && root + href
  }
  const pictureFromHere: PictureHref = (finding, side) => {
    const href = picture(finding, side)
    return href && root + href
  }
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title}: review`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${root}report.css`} />
        <script src={`${root}report.js`} defer />
      </head>
      <body className={className}>
        <SourceContext value={linkFromHere}>
          <PictureContext value={pictureFromHere}>{children}</PictureContext>
        </SourceContext>
      </body>
    </html>
  )
}
