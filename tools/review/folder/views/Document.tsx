import { createContext, type ReactNode } from 'react'
import type { SourceHref } from '../sources.ts'

const POLICY =
  "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; " +
  "font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"

/** Leads from this page of the report to the sources. */
export const SourceContext = createContext<SourceHref>(() => undefined)

interface Props {
  title: string
  /** The path to the report's folder. */
  root: string
  /** Leads from the report's folder to the sources. */
  link: SourceHref
  children: ReactNode
  className: string
}

/** The HTML document of a report page. */
export function Document({ title, root, link, children, className }: Props) {
  const linkFromHere: SourceHref = (place) => {
    const href = link(place)
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
        <SourceContext value={linkFromHere}>{children}</SourceContext>
      </body>
    </html>
  )
}
