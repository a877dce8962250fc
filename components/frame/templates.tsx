import type { ReactNode } from 'react'

/** What a template is given of its page. */
export type TemplateProps = {
  /** The page's compiled MDX. */
  children: ReactNode
  /** The page's second-level headings, for a table of contents; empty where front matter does not ask for one. */
  contents: readonly { id: string; text: string }[]
}

/** The shapes that `template` in the front matter may name. */
export const templates = {
  page: ({ children }: TemplateProps) => <>{children}</>,
  article: ({ children }: TemplateProps) => <div>{children}</div>,
  agent: ({ children }: TemplateProps) => <>{children}</>,
  industry: ({ children }: TemplateProps) => <>{children}</>,
}
