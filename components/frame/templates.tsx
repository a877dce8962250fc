import { AgentTemplate } from './agent/AgentTemplate.tsx'
import { Article } from './Article.tsx'
import { IndustryTemplate } from './industry/IndustryTemplate.tsx'
import type { TemplateProps } from './template-props.ts'

/** Sections over the full width. Markdown between them is set in the page's column. */
function Sections({ children }: TemplateProps) {
  return <div className="page">{children}</div>
}

/** The shapes that `template` in the front matter may name. */
export const templates = {
  page: Sections,
  article: Article,
  agent: AgentTemplate,
  industry: IndustryTemplate,
}
