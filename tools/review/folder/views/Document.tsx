import { createContext, type ReactNode } from 'react'
import type { FoundChange, Side } from '../../compare/found-change.ts'
import type { ReportModel } from '../model.ts'

const POLICY =
  "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file: data:; " +
  "font-src 'self' file:; frame-src 'self' file:; base-uri 'none'; form-action 'none'"

/** What any part of a page of the report may link to. */
export interface ReportContents extends Pick<ReportModel, 'pages' | 'total' | 'link'> {
  /** The path to the report's folder. */
  root: string
  /** The file of a picture that changed, as it is on one side, from the report's folder. */
  picture: (finding: FoundChange, side: Side) => string | undefined
}

/** What the current page of the report may link to. */
export const ReportContext = createContext<ReportContents>({
  root: '',
  pages: [],
  total: 0,
  link: () => undefined,
  picture: () => undefined,
})

interface Props {
  title: string
  className: string
  contents: ReportContents
  children: ReactNode
}

/** The HTML document of a report page. */
export function Document({ title, className, contents, children }: Props) {
  const { root } = contents
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
        <ReportContext value={contents}>{children}</ReportContext>
      </body>
    </html>
  )
}
