import type { ReactNode } from 'react'
import type { SourceLinks } from '../source-links.ts'
import { SourceContext } from './SourceName.tsx'

/** The HTML document of a report page; `root` is the path to the report's folder. */
export function Document({
  title,
  root,
  links,
  children,
  className,
}: {
  title: string
  root: string
  links: SourceLinks
  children: ReactNode
  className?: string
}) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"
        />
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
