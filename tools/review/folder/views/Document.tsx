import type { ReactNode } from 'react'
import type { SourceLinks } from '../sources.ts'
import { SourceContext } from './Source.tsx'

const POLICY =
  "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; " +
  "font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"

interface Props {
  title: string
  /** The path to the report's folder. */
  root: string
  links: SourceLinks
  children: ReactNode
  className: string
}

/** The HTML document of a report page. */
export function Document({ title, root, links, children, className }: Props) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${root}report.css`} />
        <script src={`${root}report.js`} defer />
      </head>
      <body className={className}>
        <SourceContext value={{ root, links }}>{children}</SourceContext>
      </body>
    </html>
  )
}
