import type { ComponentType, ReactNode } from 'react'
import type { AgentId } from '../../data/agents.ts'
import type { IndustryId } from '../../data/industries.ts'
import { AgentTemplate } from './agent/AgentTemplate.tsx'
import { IndustryTemplate } from './industry/IndustryTemplate.tsx'

type TemplateProps = {
  /** The page's compiled MDX. */
  children: ReactNode
  /** The page's second-level headings, for a table of contents; empty where front matter does not ask for one. */
  contents: readonly { id: string; text: string }[]
  /** The agent that the page is about; front matter with `template: agent` always names one. */
  agent?: AgentId
  /** The industry that the page is about; front matter with `template: industry` always names one. */
  industry?: IndustryId
}

/** A text to read: one column of 64 characters, with the contents beside it where there is room. */
function Article({ children, contents }: TemplateProps) {
  return (
    <div className="wrap article">
      {contents.length > 0 && (
        <nav className="contents-list" aria-labelledby="contents">
          <p id="contents">On this page</p>
          <ul>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className="prose">{children}</article>
    </div>
  )
}

/** Sections over the full width. Markdown between them is set in the page's column. */
function Sections({ children }: TemplateProps) {
  return <div className="page">{children}</div>
}

/** The shapes that `template` in the front matter may name. */
export const templates: Record<'page' | 'article' | 'agent' | 'industry', ComponentType<TemplateProps>> = {
  page: Sections,
  article: Article,
  agent: AgentTemplate,
  industry: IndustryTemplate,
}
